import { isDeepStrictEqual } from 'node:util';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import type { ApiClient } from '../api-client';

/** Those of the environment only change when the api restarts, so a few seconds of delay don't matter. */
const TTL_MS = 10_000;
const TIMEOUT_MS = 1000;

/**
 * Reads the public settings from the api, every ten seconds and whenever the directory has another version: what owners
 * change makes one. If the api is unavailable, the last known settings
 * or the given defaults are used, so the header and footer don't depend on it. The object stays the same until
 * something changes.
 * @param own settings of this server, which replace the api's
 */
export function createPublicConfigReader(
  callApi: ApiClient,
  defaults: PublicConfig,
  own: Partial<PublicConfig> = {},
) {
  let known: PublicConfig = { ...defaults, ...own };
  /** The directory's version that they were told for. */
  let knownVersion: number | undefined;
  let askedAt = -Infinity;

  async function ask(version: number | undefined) {
    try {
      const { status, body } = await callApi({ path: '/config', signal: AbortSignal.timeout(TIMEOUT_MS) });
      askedAt = Date.now();
      if (status !== 200) return;
      const told = { ...(body as PublicConfig), ...own };
      if (!isDeepStrictEqual(told, known)) known = told;
      knownVersion = version;
    } catch {
      // The next page tries again; /api/health and the api's log say what's wrong.
    }
  }

  // Site states are read one at a time, so a response from before a change never arrives after it.
  return async function publicConfig(version?: number): Promise<PublicConfig> {
    if (version !== knownVersion || Date.now() - askedAt > TTL_MS) await ask(version);
    return known;
  };
}

/** Reads the public settings; see {@link createPublicConfigReader}. */
export type PublicConfigReader = ReturnType<typeof createPublicConfigReader>;
