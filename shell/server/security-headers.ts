import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this answer's style tags, for the Content-Security-Policy. */
    styleNonce: string;
  }
}

/** Addresses with a token in them come from our mails, and nobody else is to learn them. */
const SECRET_ADDRESS = /[?&]token=/;

/**
 * Adds the security headers to every answer of the shell itself; the api sends its own.
 * @param isHttps whether visitors reach the site by https, which their browsers then keep to
 */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.styleNonce = randomBytes(16).toString('base64');
    if (request.url.startsWith('/api/')) return;
    reply.headers({
      'Content-Security-Policy': [
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${request.styleNonce}'`,
        "img-src 'self' https: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': SECRET_ADDRESS.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'X-Frame-Options': 'DENY',
      ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}
