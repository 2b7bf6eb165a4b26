import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_SECONDS = '5';

/**
 * Makes a server that's shutting down say when to retry: requests on connections that are still open are refused by the
 * framework itself, with 503 and nothing else.
 */
export function addClosingAnswers(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    app.server.prependListener('request', (_request, response) => {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    });
    done();
  });
}
