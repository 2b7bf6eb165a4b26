import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
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

  return async (remote, releaseIndex, key) => {
    const release = remote.releases[releaseIndex]!;
    const entry = new URL(release.entryUrl, location.href).href;
    if (entryInUse.get(remote.name) !== entry) {
      integrityByUrl.set(entry, release.entryIntegrity);
      registerRemotes([{ name: remote.name, entry, entryGlobalName: remote.name }], { force: true });
      entryInUse.set(remote.name, entry);
    }
    try {
      const exposed = await within(MODULE_TIMEOUT_MS, loadRemote(`${remote.name}/${key.replace('./', '')}`));
      if (exposed === null || exposed === undefined) throw new Error(`${remote.name} has no ${key}`);
      return exposed;
    } catch (error) {
      // Registering anew drops what the federation runtime remembers of the failed attempt.
      entryInUse.delete(remote.name);
      throw error;
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
