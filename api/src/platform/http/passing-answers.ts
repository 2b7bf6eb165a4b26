import { requestContext } from '@fastify/request-context';
import type { FastifyInstance } from 'fastify';

declare module '@fastify/request-context' {
  interface RequestContextData {
    isPassing: boolean | undefined;
  }
}

/**
 * Says of the answer under way that it may be another one in a moment although nothing is changed here, as when somebody
 * else's service doesn't answer: nobody is to keep it.
 */
export function markAsPassing(): void {
  requestContext.set('isPassing', true);
}

/** Forbids keeping answers that were marked as passing; register this before tags. */
export function addPassingAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (requestContext.get('isPassing')) void reply.header('cache-control', 'no-store');
    done();
  });
}
