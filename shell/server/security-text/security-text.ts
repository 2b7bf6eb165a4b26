import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 3_600_000;

/** The file has to expire within a year: we use half of that, so that nobody has to maintain it. */
const GOOD_FOR_DAYS = 182;

/** Adds `/.well-known/security.txt` (RFC 9116): where to report a vulnerability in the site. */
export function addSecurityText(
  app: FastifyInstance,
  config: Pick<ServerConfig, 'publicUrl' | 'securityContact' | 'securityPolicyUrl'>,
): void {
  app.get(PATH, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
    return securityText(config, new Date());
  });
}

/** The text at a given time. */
export function securityText(
  {
    publicUrl,
    securityContact,
    securityPolicyUrl,
  }: Pick<ServerConfig, 'publicUrl' | 'securityContact' | 'securityPolicyUrl'>,
  now: Date,
): string {
  // Rounded to the day: everybody gets the same text all day.
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${PATH}`,
    ...(securityPolicyUrl === undefined ? [] : [`Policy: ${securityPolicyUrl}`]),
    '',
  ].join('\n');
}
