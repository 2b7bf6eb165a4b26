import type { ComponentType } from 'react';
import type {
  HandedOverQuery,
  RemoteContext,
  RemoteInstance,
  RemoteModule,
} from '@club-reviews/shared-ui/platform';
import type { RegisteredRemote, Registry } from './boot-data';

/** Gives the shell the code of remotes: from the network in the browser, ready-made on the server. */
export interface RemoteHost {
  readonly registry: Registry;
  readonly context: RemoteContext;
  /** The created remote with the code of the page at `pathname`. The same promise for every call until {@link reset}. */
  instance(name: string, pathname: string): PromiseLike<RemoteInstance>;
  /** A single exposed component of a remote, such as the review dialog. */
  piece<Props>(name: string, key: string): PromiseLike<ComponentType<Props>>;
  /** Forgets a failed {@link piece}, so that the next call tries again. */
  forgetPiece(name: string, key: string): void;
  /** Forgets what failed and asks the registry anew, so that the next call starts over. */
  reset(name: string): Promise<void>;
  /** Forgets a failed {@link instance} of one page that nobody has looked at yet. */
  forgetFailure(name: string, pathname: string): void;
  /** Leaves out the release that is in use from now on, if an earlier one can stand in: it crashed while rendering. */
  distrust(name: string): void;
}

/** Loads one exposed module of one release; the implementation speaks Module Federation. */
export type LoadExposed = (remote: RegisteredRemote, releaseIndex: number, key: string) => Promise<unknown>;

/** Why a remote could not be loaded, with each attempt's reason. */
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
  handedOver: Record<string, HandedOverQuery[]>;
  load: LoadExposed;
  /** Fetches the registry as it is now. */
  fetchRegistry(): Promise<Registry>;
}

/** Creates the browser's {@link RemoteHost}. Each release is tried in its order until one loads. */
export function createRemoteHost(options: HostOptions): RemoteHost {
  const { context, handedOver, load } = options;
  let { registry } = options;
  const modules = new Map<string, Promise<unknown>>();
  const instances = new Map<string, Promise<RemoteInstance>>();
  const ready = new Map<string, Promise<RemoteInstance>>();
  const firstChoice = new Map<string, number>();

  async function firstThatLoads(name: string, key: string): Promise<unknown> {
    const remote = registry.remotes.find((candidate) => candidate.name === name);
    if (remote === undefined) throw new RemoteLoadError(name, ['it is not in the registry']);
    const reasons: string[] = [];
    for (let index = firstChoice.get(name) ?? 0; index < remote.releases.length; index++) {
      try {
        const exposed = await load(remote, index, key);
        // Later pieces must come from the same release as what is running already.
        firstChoice.set(name, index);
        return exposed;
      } catch (error) {
        reasons.push(error instanceof Error ? error.message : String(error));
      }
    }
    throw new RemoteLoadError(name, reasons);
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
      return remember(ready, `${name}/${pathname}`, async () => {
        const created = await remember(instances, name, async () =>
          ((await module(name, './routes')) as RemoteModule).createRemote(context, handedOver[name]),
        );
        await created.preload(pathname);
        return created;
      });
    },
    piece<Props>(name: string, key: string) {
      return remember(modules, `${name}/${key}/component`, async () => {
        const exposed = (await module(name, key)) as { default: ComponentType<Props> };
        return exposed.default;
      }) as Promise<ComponentType<Props>>;
    },
    forgetPiece(name, key) {
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
    distrust(name) {
      const remote = registry.remotes.find((candidate) => candidate.name === name);
      const next = (firstChoice.get(name) ?? 0) + 1;
      forget(name);
      if (remote !== undefined && next < remote.releases.length) firstChoice.set(name, next);
    },
  };
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
