import { z } from 'zod';

/** A URL that starts with one of the protocols; its login may have percent-encoded characters. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(parsed(text)?.protocol ?? ''),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
    .refine(isDecodable, 'must have %25 for a per cent sign');

/** An address with nothing after the host: paths are appended to it. */
export const siteUrl = url('http:', 'https:').refine((text) => {
  const { origin, href } = parsed(text) ?? {};
  return href === `${origin}/`;
}, 'must be just the address of a site, without a path or a login');

/** A service's address: paths are appended to it, so nothing may follow its own path. */
export const serviceUrl = url('http:', 'https:').refine((text) => {
  const { search, hash, username, password } = parsed(text) ?? {};
  return !search && !hash && !username && !password;
}, 'must be an address without a login, a "?" or a "#"');

/** The start of a tile's address: https or this site itself, since the pages' policy allows no other images. */
export const tilesUrl = z
  .string()
  .refine(
    (text) =>
      (parsed(text)?.protocol === 'https:' || /^\/(?!\/)/.test(text)) &&
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'must be "off" or an address with {z}, {x} and {y} that starts with https:// or /',
  );

/** The address of a database, with its name. */
export const databaseUrl = url('mysql:', 'mariadb:').refine(
  (text) => /^\/[^/]+$/.test(parsed(text)?.pathname ?? ''),
  'must end with the name of the database',
);

/** Where a dev server serves scripts that run on every page, so only this machine may do so. */
const wrongServers = 'must be an object of origins like http://127.0.0.1:4001';
const loopbackOrigin = z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/, error: wrongServers });

/** Dev servers by name, as JSON. */
export const devServers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^\w+$/), loopbackOrigin, wrongServers));

/** A number within bounds. */
export function number(min: number, max: number) {
  const wrong = { error: `must be a number from ${min} to ${max}` };
  return z.coerce.number(wrong).min(min, wrong).max(max, wrong);
}

/** A whole number within bounds. */
export function whole(min: number, max: number) {
  const wrong = { error: `must be a whole number from ${min} to ${max}` };
  return z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong);
}

/** A port; 0 for any that's free. */
export const port = whole(0, 65_535);

/** One of several words. */
export const word = <const W extends string>(...choices: W[]) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}` });

/** A text, or a secret, of a length. */
export const atLeast = (length: number) => z.string().min(length, `must have at least ${length} characters`);
export const atMost = (length: number) => z.string().max(length, `must be at most ${length} characters`);

/** Logins and names in a URL are percent-encoded. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
