import type { FastifyInstance } from 'fastify';
import { REMOTE_NAME, VERSION } from '@club-reviews/releases/revision';
import { z } from 'zod';
import { UNKNOWN_TRIAL_PATH } from '../../src/app/release-paths';
import type { RegistryReader } from '../registry/registry-reader';
import { createVisitorCookies } from './visitor-cookies';

const query = z.object({ remote: z.string().regex(REMOTE_NAME), version: z.string().regex(VERSION) });

/**
 * Serves the links by which testers get a version, and leave it again: `/releases/try?remote=…&version=…` and
 * `/releases/leave`. Only versions that the active revision names can be tried. Both redirect to a page of this site
 * that no parameter can change; invalid links redirect to a page that explains why.
 */
export function addTrials(
  app: FastifyInstance,
  { registry, isHttps }: { registry: RegistryReader; isHttps: boolean },
): void {
  const ofVisitor = createVisitorCookies(isHttps);
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

  app.get('/releases/try', async (request, reply) => {
    reply.headers(headers);
    const asked = query.safeParse(request.query);
    if (!asked.success) return reply.redirect(UNKNOWN_TRIAL_PATH, 303);
    const { remote, version } = asked.data;
    const site = await registry.current();
    if (!site.canTry(remote, version))
      return reply.redirect(`${UNKNOWN_TRIAL_PATH}?${new URLSearchParams(asked.data)}`, 303);
    const others = [...ofVisitor.read(request.headers.cookie).tried].filter(([name, one]) =>
      site.canTry(name, one),
    );
    reply.header('Set-Cookie', ofVisitor.tried(new Map([...others, [remote, version]])));
    return reply.redirect(site.entrance(remote), 303);
  });

  app.get('/releases/leave', async (_request, reply) => {
    reply.headers(headers).header('Set-Cookie', ofVisitor.tried(new Map()));
    return reply.redirect('/', 303);
  });
}
