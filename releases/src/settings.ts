import { existsSync, readFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import type { ReleaseKeys } from './signature.ts';
import { parseReleaseKeys, readSigningKey } from './signature.ts';

/** Environment variables; an empty one counts as unset, since compose files pass on unset ones as empty. */
export type Environment = Record<string, string | undefined>;

/** The settings that say where the release store is. */
export type StoreSettings = Partial<
  Record<
    | 'DATA_DIR'
    | 'RELEASE_STORE'
    | 'RELEASE_STORE_ENDPOINT'
    | 'AWS_REGION'
    | 'AWS_ACCESS_KEY_ID'
    | 'AWS_SECRET_ACCESS_KEY'
    | 'AWS_SESSION_TOKEN',
    string | undefined
  >
>;

/**
 * The keys of RELEASE_KEYS, as JSON or the path of a JSON file.
 * @returns null if it's unset: then releases needn't be signed
 * @throws Error that says what's wrong with them
 */
export function getReleaseKeys({ RELEASE_KEYS }: { RELEASE_KEYS?: string | undefined }): ReleaseKeys | null {
  if (!RELEASE_KEYS) return null;
  return parseReleaseKeys(existsSync(RELEASE_KEYS) ? readFileSync(RELEASE_KEYS, 'utf8') : RELEASE_KEYS);
}

/**
 * The key that signs releases: RELEASE_SIGNING_KEY.
 * @returns null if it's unset: then releases stay unsigned
 * @throws Error that says what's wrong with it
 */
export function getSigningKey({ RELEASE_SIGNING_KEY }: Environment): KeyObject | null {
  return RELEASE_SIGNING_KEY ? readSigningKey(RELEASE_SIGNING_KEY) : null;
}
