import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_SECONDS = '5';

/**
 * Has a server that's about to stop say when to come again: requests on connections that are still open are refused by
 * the framework itself, with 503 and nothing else.
 */
export function addClosingAnswers(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    app.server.prependListener('request', (_request, response) => {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    });
    done();
  });
}
