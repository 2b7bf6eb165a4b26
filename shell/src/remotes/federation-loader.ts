import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { nextTask } from '../app/next-task';
import type { RemoteRelease } from './boot-data';
import type { LoadExposed } from './remote-host';

/** How long the container's script may take to load. */
const ENTRY_TIMEOUT_MS = 8000;

/** How long loading an exposed module may take in total, whichever step hangs. */
const MODULE_TIMEOUT_MS = 15_000;

/**
 * Loads the modules that remotes expose with Module Federation. Scripts only run if they match the integrity in the
 * registry.
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
      // Running the module's code and using it are each long enough for a separate task.
      await nextTask();
      return exposed;
    } catch (error) {
      // Registering the remote again clears the federation runtime's record of the failed attempt.
      entryInUse.delete(name);
      throw error;
    }
  }

  return async ({ name, releases }, releaseIndex, key) => {
    const release = releases[releaseIndex]!;
    const isRetry = failedEntries.has(release.entryUrl);
    // A hanging request would block the new one, because the browser's cache only lets through one at a time for each
    // URL.
    if (isRetry) window.stop();
    try {
      return await attempt(name, release, key);
    } catch (error) {
      failedEntries.add(release.entryUrl);
      if (!isRetry) throw error;
      // The first script that requests a preloaded file gets the result of the preload, even an old failure. Only the
      // next attempt reaches the network.
      return attempt(name, release, key);
    }
  };
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no response within ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
