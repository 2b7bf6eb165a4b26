import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 3_600_000;

/** The file has to expire within a year: we use half of that, so that nobody has to maintain it. */
const GOOD_FOR_DAYS = 182;

type Contacts = Pick<ServerConfig, 'publicUrl' | 'securityContact' | 'securityPolicyUrl'>;

/** Adds `/.well-known/security.txt` (RFC 9116): where to report a vulnerability in the site. */
export function addSecurityText(
  app: FastifyInstance,
  contacts: Contacts,
  publicConfig: () => Promise<Pick<PublicConfig, 'supportEmail'>>,
): void {
  app.get(PATH, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
    return securityText(contacts, await publicConfig(), new Date());
  });
}

/** The text at a given time. */
export function securityText(
  { publicUrl, securityContact, securityPolicyUrl }: Contacts,
  { supportEmail }: Pick<PublicConfig, 'supportEmail'>,
  now: Date,
): string {
  // Rounded to the day: everybody gets the same text all day.
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS);
  return [
    `Contact: ${securityContact ?? `mailto:${supportEmail}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${PATH}`,
    ...(securityPolicyUrl === undefined ? [] : [`Policy: ${securityPolicyUrl}`]),
    '',
  ].join('\n');
}
