import { requestContext } from '@fastify/request-context';
import type { FastifyInstance } from 'fastify';

declare module '@fastify/request-context' {
  interface RequestContextData {
    isPassing: boolean | undefined;
  }
}

/**
 * Marks the current response as one that may change at any moment although nothing changes here, for instance because
 * an external service isn't responding: it must not be cached.
 */
export function markNoStore(): void {
  requestContext.set('isPassing', true);
}

/** Forbids caching responses that were marked as passing; register this before tags. */
export function addNoStoreHeader(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (requestContext.get('isPassing')) void reply.header('cache-control', 'no-store');
    done();
  });
}
