import type { FastifyInstance, FastifyReply } from 'fastify';
import { REMOTE_NAME, VERSION } from '@club-reviews/releases/revision';
import { z } from 'zod';
import { escapeHtml } from '../pages/document';
import type { RegistryReader } from '../registry/registry-reader';
import { createCookieWriter, readCookies } from './visitor-cookies';

const query = z.object({ remote: z.string().regex(REMOTE_NAME), version: z.string().regex(VERSION) });

/** A page of plain HTML for links that lead nowhere. */
function sendProblem(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      [
        '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
        '<title>This version can’t be tried</title></head><body><main><h1>This version can’t be tried</h1>',
        `<p>${escapeHtml(text)}</p><p><a href="/">Go to the home page</a></p></main></body></html>`,
      ].join(''),
    );
}

/**
 * Serves the links by which testers get a version, and leave it again: `/releases/try?remote=…&version=…` and
 * `/releases/leave`. Only versions that the revision in force names can be tried, and both lead to a page of this site that
 * no parameter decides.
 */
export function addTrials(
  app: FastifyInstance,
  { registry, isHttps }: { registry: RegistryReader; isHttps: boolean },
): void {
  const write = createCookieWriter(isHttps);
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

  app.get('/releases/try', async (request, reply) => {
    reply.headers(headers);
    const asked = query.safeParse(request.query);
    if (!asked.success) {
      const [field = 'remote'] = asked.error.issues.map(({ path }) => String(path[0]));
      return sendProblem(reply, 400, `The link needs a ${field}, as in ?remote=mfe_public&version=1.0.0.`);
    }
    const { remote, version } = asked.data;
    const site = await registry.current();
    if (!site.canTry(remote, version)) {
      const text = `There is no version ${version} of ${remote} that is live, on trial, or the one before.`;
      return sendProblem(reply, 404, text);
    }
    const others = [...readCookies(request.headers.cookie).tried].filter(([name, one]) =>
      site.canTry(name, one),
    );
    reply.header('Set-Cookie', write.tried(new Map([...others, [remote, version]])));
    return reply.redirect(site.entrance(remote), 303);
  });

  app.get('/releases/leave', async (_request, reply) => {
    reply.headers(headers).header('Set-Cookie', write.tried(new Map()));
    return reply.redirect('/', 303);
  });
}
