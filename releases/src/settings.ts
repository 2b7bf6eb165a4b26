import { existsSync, readFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import type { ReleaseKeys } from './signature.ts';
import { parseReleaseKeys, readSigningKey } from './signature.ts';

/** Environment variables; an empty one counts as unset, since compose files pass on unset ones as empty. */
export type Environment = Record<string, string | undefined>;

/**
 * The keys of RELEASE_KEYS, which is JSON or the path of a file with it.
 * @returns null if it's unset: then nothing needs to be signed
 * @throws Error that says what is wrong with them
 */
export function releaseKeysOf({ RELEASE_KEYS }: Environment): ReleaseKeys | null {
  if (!RELEASE_KEYS) return null;
  return parseReleaseKeys(existsSync(RELEASE_KEYS) ? readFileSync(RELEASE_KEYS, 'utf8') : RELEASE_KEYS);
}

/**
 * The key that signs releases: RELEASE_SIGNING_KEY, or the content of the file RELEASE_SIGNING_KEY_FILE.
 * @returns null if neither is set: then releases stay unsigned
 * @throws Error that says what is wrong with it
 */
export function signingKeyOf({
  RELEASE_SIGNING_KEY,
  RELEASE_SIGNING_KEY_FILE,
}: Environment): KeyObject | null {
  if (RELEASE_SIGNING_KEY) return readSigningKey(RELEASE_SIGNING_KEY);
  if (!RELEASE_SIGNING_KEY_FILE) return null;
  if (!existsSync(RELEASE_SIGNING_KEY_FILE))
    throw new Error(`RELEASE_SIGNING_KEY_FILE: there is no ${RELEASE_SIGNING_KEY_FILE}`);
  return readSigningKey(readFileSync(RELEASE_SIGNING_KEY_FILE, 'utf8'));
}
