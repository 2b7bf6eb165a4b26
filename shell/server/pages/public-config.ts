import type { PublicConfig } from '@club-reviews/shared-ui/platform';

/** The settings only change when the api restarts. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 1000;

/**
 * Asks the api for the public settings, at most every ten seconds. While it cannot answer, the last known ones
 * or the given defaults are used: the frame of the page does not depend on the api.
 */
export function createPublicConfigReader(apiUrl: string, defaults: PublicConfig) {
  let known = defaults;
  let askedAt = -Infinity;
  let pending: Promise<void> | undefined;

  async function ask() {
    try {
      const answer = await fetch(`${apiUrl}/api/config`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (answer.ok) known = (await answer.json()) as PublicConfig;
      askedAt = Date.now();
    } catch {
      // The next page asks again; /api/health and the api's own log tell what is wrong.
    } finally {
      pending = undefined;
    }
  }

  return async function publicConfig(): Promise<PublicConfig> {
    if (Date.now() - askedAt > FRESH_MS) {
      pending ??= ask();
      await pending;
    }
    return known;
  };
}

/** Reads the public settings; see {@link createPublicConfigReader}. */
export type PublicConfigReader = ReturnType<typeof createPublicConfigReader>;
