import type { ComponentType } from 'react';
import type {
  ExposedModules,
  PreloadedQuery,
  RemoteContext,
  RemoteInstance,
} from '@club-reviews/shared-ui/platform';
import type { RegisteredRemote, Registry } from './boot-data';
import type { RemoteLoad } from './remote-load';

/** The review dialog, which the public remote exposes alongside its routes. */
export const REVIEW_DIALOG = {
  remote: 'mfe_public',
  key: './review-dialog' satisfies keyof ExposedModules,
} as const;

/** Provides the remotes' code: loaded over the network in the browser, already loaded on the server. */
export interface RemoteHost {
  readonly registry: Registry;
  readonly context: RemoteContext;
  /** The remote with the code for the page at `pathname` loaded. Returns the same promise until {@link reset}. */
  instance(name: string, pathname: string): PromiseLike<RemoteInstance>;
  /** A single component that a remote exposes, such as the review dialog. */
  component<Props>(name: string, key: string): PromiseLike<ComponentType<Props>>;
  /** Forgets a failed {@link component}, so that the next call retries. */
  forgetComponent(name: string, key: string): void;
  /** Forgets failures and reloads the registry, so that the next call starts afresh. */
  reset(name: string): Promise<void>;
  /** Forgets a failed {@link instance} of a page that hasn't been visited yet. */
  forgetFailure(name: string, pathname: string): void;
  /** Marks the release in use as faulty after a crash. Returns whether another can take its place. */
  markFailed(name: string, error: unknown): boolean;
}

/** Loads one exposed module from one release, using Module Federation. */
export type LoadExposed = (remote: RegisteredRemote, releaseIndex: number, key: string) => Promise<unknown>;

/** A remote couldn't be loaded; gives the reason for each attempt. */
export class RemoteLoadError extends Error {
  constructor(
    readonly remoteName: string,
    readonly reasons: string[],
  ) {
    super(`${remoteName} could not be loaded: ${reasons.join('; ')}`);
    this.name = 'RemoteLoadError';
  }
}

interface HostOptions {
  registry: Registry;
  context: RemoteContext;
  preloaded: Record<string, PreloadedQuery[]>;
  load: LoadExposed;
  /** Fetches the current registry. */
  fetchRegistry(): Promise<Registry>;
  /** Called with each load once it has ended. */
  note(load: RemoteLoad): void;
}

/** Creates the browser's {@link RemoteHost}, which tries each release in turn until one loads. */
export function createRemoteHost(options: HostOptions): RemoteHost {
  const { context, preloaded, load } = options;
  let { registry } = options;
  const modules = new Map<string, Promise<unknown>>();
  const instances = new Map<string, Promise<RemoteInstance>>();
  const ready = new Map<string, Promise<RemoteInstance>>();
  const firstChoice = new Map<string, number>();

  async function firstThatLoads(name: string, key: string): Promise<unknown> {
    const remote = registry.remotes.find((candidate) => candidate.name === name);
    if (remote === undefined) throw new RemoteLoadError(name, ['it is not in the registry']);
    const first = firstChoice.get(name) ?? 0;
    const errors: unknown[] = [];
    const noted = { name, releases: remote.releases.slice(first), errors, from: performance.now() };
    try {
      for (let index = first; index < remote.releases.length; index++) {
        try {
          const exposed = await load(remote, index, key);
          // Components loaded later must come from the release that's already running.
          firstChoice.set(name, index);
          return exposed;
        } catch (error) {
          errors.push(error);
        }
      }
    } finally {
      options.note({ ...noted, until: performance.now() });
    }
    throw new RemoteLoadError(
      name,
      errors.map((error) => (error instanceof Error ? error.message : String(error))),
    );
  }

  function module(name: string, key: string): Promise<unknown> {
    return remember(modules, `${name}/${key}`, () => firstThatLoads(name, key));
  }

  function forget(name: string) {
    for (const map of [modules, instances, ready]) {
      for (const key of map.keys()) if (key === name || key.startsWith(`${name}/`)) map.delete(key);
    }
  }

  return {
    get registry() {
      return registry;
    },
    context,
    instance(name, pathname) {
      return remember(ready, `${name}/${pathname}`, () =>
        known(async () => {
          const created = await remember(instances, name, async () =>
            ((await module(name, './routes')) as ExposedModules['./routes']).createRemote(
              context,
              preloaded[name],
            ),
          );
          await created.preload(pathname);
          return created;
        }),
      );
    },
    component<Props>(name: string, key: string) {
      return remember(modules, `${name}/${key}/component`, () =>
        known(async () => {
          const exposed = (await module(name, key)) as { default: ComponentType<Props> };
          return exposed.default;
        }),
      ) as Promise<ComponentType<Props>>;
    },
    forgetComponent(name, key) {
      modules.delete(`${name}/${key}`);
      modules.delete(`${name}/${key}/component`);
    },
    async reset(name) {
      forget(name);
      firstChoice.delete(name);
      registry = await options.fetchRegistry();
    },
    forgetFailure(name, pathname) {
      ready.delete(`${name}/${pathname}`);
      modules.delete(`${name}/./routes`);
      instances.delete(name);
    },
    markFailed(name, error) {
      const remote = registry.remotes.find((candidate) => candidate.name === name);
      const next = (firstChoice.get(name) ?? 0) + 1;
      const now = performance.now();
      const releases = remote?.releases.slice(next - 1, next) ?? [];
      options.note({ name, releases, errors: [error], from: now, until: now, isCrash: true });
      forget(name);
      const hasNext = remote !== undefined && next < remote.releases.length;
      if (hasNext) firstChoice.set(name, next);
      return hasNext;
    },
  };
}

/** A promise that React's `use` reads at once when it's resolved, even in a render that can't wait. */
function known<Value>(make: () => Promise<Value>): Promise<Value> {
  const promise: Promise<Value> & { status?: string; value?: Value } = make();
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

function remember<Value>(
  map: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
