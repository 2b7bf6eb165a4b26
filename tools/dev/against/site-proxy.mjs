import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { headersFor } from './forwarded-headers.mjs';
import { swapInPage, swapInRegistry, widenPolicy } from './swap.mjs';

/** Whether a response may be a page or the registry, which are changed on their way. */
const isChanged = ({ method, url, headers }) =>
  method === 'GET' &&
  (/^\/registry\.json(?:\?|$)/.test(url) || Boolean(headers.accept?.includes('text/html')));

async function toText(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Serves a running site on this machine, with one remote and the shell's scripts from local dev servers.
 * @param {number} port
 * @param {import('./swap.mjs').Swap} swap
 * @returns {Promise<{close: () => Promise<void>}>} rejects if the port is taken
 */
export async function serveSwapped(port, swap) {
  const app = Fastify({ forceCloseConnections: true });
  // Bodies are forwarded as they are.
  app.removeAllContentTypeParsers();
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const headers = headersFor(
    swap.site,
    hosts.map((host) => `http://${host}`),
    swap.remote.name,
  );

  app.addHook('onRequest', async (request, reply) => {
    // Other host names only lead here in an attack, which could otherwise use the site's login.
    if (!hosts.includes(request.headers.host)) return reply.code(403).send(`This is http://${hosts[0]}/`);
    // What happens on this machine says nothing about the site's releases.
    if (request.url.startsWith('/api/telemetry')) return reply.code(204).send();
  });

  async function answer(request, reply, { stream }) {
    const type = String(reply.getHeader('content-type') ?? '');
    try {
      if (isChanged(request) && type.startsWith('text/html')) {
        const page = swapInPage(await toText(stream), swap);
        const policy = reply.getHeader('content-security-policy');
        if (policy) reply.header('content-security-policy', widenPolicy(String(policy), swap));
        return reply.send(page);
      }
      if (isChanged(request) && request.url.startsWith('/registry.json') && reply.statusCode === 200)
        return reply.send(JSON.stringify(swapInRegistry(JSON.parse(await toText(stream)), swap)));
      return reply.send(stream);
    } catch (error) {
      return unanswered(reply, error);
    }
  }

  function unanswered(reply, error) {
    console.error(`${reply.request.method} ${reply.request.url}: ${error.message}`);
    void reply.code(502).type('text/plain; charset=utf-8').send(error.message);
  }

  await app.register(httpProxy, {
    upstream: swap.site,
    replyOptions: {
      // The client decides whether to retry.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, asked) => headers.toSite(asked, isChanged(request)),
      rewriteHeaders: (answered, request) => headers.toBrowser(answered, isChanged(request)),
      onResponse: (request, reply, response) => void answer(request, reply, response),
      onError: (reply, { error }) =>
        unanswered(
          reply,
          new Error(
            `${swap.site} doesn't answer (${error.message}). Is it running, and is this machine online?`,
          ),
        ),
    },
  });
  await app.listen({ host: '127.0.0.1', port });
  return app;
}
