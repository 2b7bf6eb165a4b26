import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Only browser files are public; a remote's server code isn't. */
const PUBLIC_FILE = /^\/\w+\/[\w.-]+\/client\//;

/**
 * Serves the remotes' browser files below `/mfe/`.
 * @param folder the store's folder, with `releases/`
 * @param caching how long they may be cached
 */
export async function addRemoteFiles(
  app: FastifyInstance,
  folder: string,
  caching: { maxAge: string; immutable: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'releases'),
    prefix: '/mfe/',
    decorateReply: false,
    preCompressed: true,
    ...caching,
    allowedPath: (path) => PUBLIC_FILE.test(path),
    setHeaders: (reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('Timing-Allow-Origin', '*');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
