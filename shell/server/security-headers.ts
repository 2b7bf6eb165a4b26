import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce of this response's style tags for the Content-Security-Policy. */
    styleNonce: string;
  }
}

/** URLs with a token come from our emails: they mustn't be sent to other sites or kept in a cache. */
export const SECRET_URL = /[?&]token=/;

/**
 * Adds security headers to all the shell's own responses; the api sets its own.
 * @param isHttps whether the site is served over HTTPS; browsers then insist on it
 * @param furtherSources in development, where else scripts come from and pages connect to
 * @param findTilesUrl where the images of maps come from, which no page may load from anywhere else
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  isHttps: boolean,
  furtherSources: { scripts: string[]; connections: string[] },
  findTilesUrl: () => Promise<string | undefined>,
): void {
  const scriptSources = ["'self'", ...furtherSources.scripts].join(' ');
  const connectSources = ["'self'", ...furtherSources.connections].join(' ');
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.styleNonce = randomBytes(16).toString('base64');
    if (request.url.startsWith('/api/')) return;
    const isPage = request.headers.accept?.includes('text/html') ?? true;
    const imageSources = ["'self' data: blob:", isPage ? tilesSource(await findTilesUrl()) : undefined];
    reply.headers({
      'Content-Security-Policy': [
        "default-src 'self'",
        `script-src ${scriptSources}`,
        `style-src 'self' 'nonce-${request.styleNonce}'`,
        `img-src ${imageSources.filter((source) => source !== undefined).join(' ')}`,
        "font-src 'self'",
        `connect-src ${connectSources}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': SECRET_URL.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
      'X-Frame-Options': 'DENY',
      ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}

/** The host of a map's images as a source; "{s}" in an address stands for any host of that name. */
function tilesSource(tilesUrl: string | undefined): string | undefined {
  const [, host] = /^https:\/\/(?:\{s\}\.)?([\w.-]+(?::\d+)?)\//.exec(tilesUrl ?? '') ?? [];
  if (host === undefined) return undefined;
  return `https://${tilesUrl?.startsWith('https://{s}.') ? '*.' : ''}${host}`;
}
