import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 3_600_000;

/** The file says until when it can be relied on, at most a year ahead: half of it, so that nobody has to look after it. */
const GOOD_FOR_DAYS = 182;

/** Adds `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness of the site can tell. */
export function addSecurityText(
  app: FastifyInstance,
  config: Pick<ServerConfig, 'publicUrl' | 'securityContact' | 'securityPolicyUrl'>,
): void {
  app.get(PATH, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
    return securityText(config, new Date());
  });
}

/** The text as of a moment. */
export function securityText(
  {
    publicUrl,
    securityContact,
    securityPolicyUrl,
  }: Pick<ServerConfig, 'publicUrl' | 'securityContact' | 'securityPolicyUrl'>,
  now: Date,
): string {
  // To the day: the text is the same for everybody who asks on one day.
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
