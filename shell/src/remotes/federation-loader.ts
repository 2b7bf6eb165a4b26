import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from './boot-data';
import type { LoadExposed } from './remote-host';

/** How long the container's script may take before it counts as failed. */
const ENTRY_TIMEOUT_MS = 8000;

/** Bound on everything between asking for an exposed module and having it, whatever hangs on the way. */
const MODULE_TIMEOUT_MS = 15_000;

/**
 * Loads exposed modules of remotes with Module Federation. Scripts are only run when they match the integrity
 * that the registry gives for them.
 */
export function createFederationLoader(): LoadExposed {
  const integrityByUrl = new Map<string, string>();
  const entryInUse = new Map<string, string>();
  const failedEntries = new Set<string>();
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const integrity = integrityByUrl.get(url);
        if (integrity !== undefined) script.integrity = integrity;
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);

  async function attempt(name: string, release: RemoteRelease, key: string): Promise<unknown> {
    const entry = new URL(release.entryUrl, location.href).href;
    if (entryInUse.get(name) !== entry) {
      integrityByUrl.set(entry, release.entryIntegrity);
      registerRemotes([{ name, entry, entryGlobalName: name }], { force: true });
      entryInUse.set(name, entry);
    }
    try {
      const exposed = await within(MODULE_TIMEOUT_MS, loadRemote(`${name}/${key.replace('./', '')}`));
      if (exposed === null || exposed === undefined) throw new Error(`${name} has no ${key}`);
      return exposed;
    } catch (error) {
      // Registering anew drops what the federation runtime remembers of the failed attempt.
      entryInUse.delete(name);
      throw error;
    }
  }

  return async ({ name, releases }, releaseIndex, key) => {
    const release = releases[releaseIndex]!;
    const isRetry = failedEntries.has(release.entryUrl);
    // A request that still hangs would hold up the new one for the same address: the browser's cache lets one at a
    // time through.
    if (isRetry) window.stop();
    try {
      return await attempt(name, release, key);
    } catch (error) {
      failedEntries.add(release.entryUrl);
      if (!isRetry) throw error;
      // The browser answers the first script that asks for a preloaded file with the outcome of the preload, however
      // old its failure is. Only a further attempt reaches the network.
      return attempt(name, release, key);
    }
  };
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
