import type { FastifyInstance } from 'fastify';
import { isForApi } from './api-proxy/api-proxy';
import { REPORTING_ENDPOINTS } from './policy-reports/reporting';

/** URLs with a token come from our emails: they mustn't be sent to other sites or cached. */
export const SECRET_URL = /[?&]token=/;

/**
 * Adds security headers to all the shell's own responses; the api sets its own.
 * @param isHttps whether the site is served over HTTPS; browsers then insist on it
 * @param policy the Content-Security-Policy of everything but pages, which have their own
 */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean, policy: string): void {
  const headers = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'X-Frame-Options': 'DENY',
    ...(isHttps && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'Reporting-Endpoints': REPORTING_ENDPOINTS,
    }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForApi(request.url)) {
      reply.headers(headers);
      if (SECRET_URL.test(request.url)) reply.header('Referrer-Policy', 'no-referrer');
    }
    done();
  });
}
