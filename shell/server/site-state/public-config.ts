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
  let askedAt = -Infinity;
  let askedVersion: number | undefined;
  let pending: Promise<void> | undefined;

  async function ask() {
    try {
      const { status, body } = await callApi({ path: '/config', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const told = { ...(body as PublicConfig), ...own };
      if (status === 200 && !isDeepStrictEqual(told, known)) known = told;
      askedAt = Date.now();
    } catch {
      // The next page tries again; /api/health and the api's log say what's wrong.
    } finally {
      pending = undefined;
    }
  }

  return async function publicConfig(version?: number): Promise<PublicConfig> {
    if (version !== askedVersion || Date.now() - askedAt > TTL_MS) {
      askedVersion = version;
      pending ??= ask();
      await pending;
    }
    return known;
  };
}

/** Reads the public settings; see {@link createPublicConfigReader}. */
export type PublicConfigReader = ReturnType<typeof createPublicConfigReader>;
