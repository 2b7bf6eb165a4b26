import type { RemoteRelease } from './boot-data';
import type { LoadExposed } from './remote-host';

/** How long the container's script may take to load. */
const ENTRY_TIMEOUT_MS = 8000;

/** How long loading an exposed module may take altogether, whichever step hangs. */
const MODULE_TIMEOUT_MS = 15_000;

/** The share scope: the shared modules by name and version. */
const SHARE_SCOPE = 'default';

type ShareScope = Record<string, unknown>;

// Put in by Rspack where the code says them.
declare const __webpack_share_scopes__: Record<string, ShareScope>;
declare const __webpack_init_sharing__: (name: string) => Promise<void>;

/** What a remote's script leaves behind in a global of the remote's name. */
interface Container {
  /** Gives it the modules that it takes from the shell. */
  init(scope: ShareScope): unknown;
  /** Loads an exposed module; rejects when there is none, and when a shared one isn't of the version that it needs. */
  get(key: string): Promise<() => unknown>;
}

/**
 * Loads the modules that remotes expose with Module Federation. Scripts only run if they match the integrity in the
 * registry.
 */
export function createFederationLoader(): LoadExposed {
  const containers = new Map<string, Promise<Container>>();
  const failedEntries = new Set<string>();

  async function startContainer(name: string, release: RemoteRelease): Promise<Container> {
    const globals = window as unknown as Record<string, unknown>;
    // Another release of the remote may have left its own.
    globals[name] = undefined;
    await within(ENTRY_TIMEOUT_MS, runScript(release));
    const container = globals[name] as Container | undefined;
    if (container === undefined) throw new Error(`${release.entryUrl} is not ${name}`);
    await __webpack_init_sharing__(SHARE_SCOPE);
    await container.init(__webpack_share_scopes__[SHARE_SCOPE]!);
    return container;
  }

  async function exposedModule(name: string, release: RemoteRelease, key: string): Promise<unknown> {
    const started = containers.get(release.entryUrl) ?? startContainer(name, release);
    containers.set(release.entryUrl, started);
    const factory = await (await started).get(key);
    return factory();
  }

  async function attempt(name: string, release: RemoteRelease, key: string): Promise<unknown> {
    try {
      const exposed = await within(MODULE_TIMEOUT_MS, exposedModule(name, release, key));
      if (exposed === null || exposed === undefined) throw new Error(`${name} has no ${key}`);
      return exposed;
    } catch (error) {
      // A container remembers what failed, so that the next attempt starts with a new one.
      containers.delete(release.entryUrl);
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

/** Runs the script of a release's container; rejects when it doesn't arrive or isn't the one that was published. */
function runScript({ entryUrl, entryIntegrity }: RemoteRelease): Promise<void> {
  const script = document.createElement('script');
  script.src = entryUrl;
  script.crossOrigin = 'anonymous';
  script.integrity = entryIntegrity;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${entryUrl} did not load`));
    document.head.append(script);
  }).finally(() => script.remove());
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
