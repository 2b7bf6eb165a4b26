import { LRUCache } from 'lru-cache';
import type { LoadError } from '@club-reviews/domain/release-telemetry';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { MissingFileError } from '@club-reviews/releases/release-store';
import type { ShellInUse } from '../../src/remotes/boot-data';
import { createRemoteCodeLoader } from '../pages/remote-code';
import type { RemoteCodeLoader } from '../pages/remote-code';
import type { ShellRecord } from '../registry/shell-record';
import { AlteredFileError, readReleasedBuild } from './released-build';
import type { ShellBuild } from './shell-build';

/** How many releases of the shell are ready at a time: the live one, the one before, a canary, and one that comes or goes. */
const KEPT_BUILDS = 4;

/** A release that failed is looked at again after so long. */
const RETRY_AFTER_MS = 30_000;

/** A build of the shell, and the remotes' server code, which runs with its modules. */
export interface ReadyShell {
  build: ShellBuild;
  remoteCode: RemoteCodeLoader;
}

/** The shell of a page, and the release that it was meant to be, if there is one. */
export interface PickedShell extends ReadyShell {
  inUse: ShellInUse | undefined;
}

interface ShellBuildsParts {
  /** What the server came with; it's there when no release is. */
  own: ShellBuild;
  store: Pick<ReleaseStore, 'readFile'>;
  logger: { error(details: object, message: string): void };
}

/** Keeps the builds of the shell that pages are rendered with. */
export function createShellBuilds({ own, store, logger }: ShellBuildsParts) {
  const withCode = async (build: ShellBuild): Promise<ReadyShell> => {
    await build.render.preloadShellPages();
    return { build, remoteCode: createRemoteCodeLoader(store, build.render) };
  };
  const ownShell = withCode(own);
  const ready = new LRUCache<string, Promise<ReadyShell>>({ max: KEPT_BUILDS });
  const failed = new LRUCache<string, LoadError>({ max: 100, ttl: RETRY_AFTER_MS });

  async function load(record: ShellRecord): Promise<ReadyShell | undefined> {
    const { version } = record;
    if (failed.has(version)) return undefined;
    let shell = ready.get(version);
    if (shell === undefined) {
      shell = readReleasedBuild(store, record).then(withCode);
      ready.set(version, shell);
    }
    try {
      return await shell;
    } catch (error) {
      // All who waited for it hear of the same failure; one of them says so.
      if (!failed.has(version)) logger.error({ err: error, version }, 'could not use a release of the shell');
      failed.set(version, errorClassOf(error));
      ready.delete(version);
      return undefined;
    }
  }

  function meant([first]: readonly ShellRecord[]): ShellInUse | undefined {
    if (first === undefined) return undefined;
    const { version } = first;
    const error = failed.get(version);
    return error === undefined ? { version } : { version, error };
  }

  return {
    /** The first of the releases that can be used, or what the server came with. */
    async pick(records: readonly ShellRecord[]): Promise<PickedShell> {
      for (const record of records) {
        const shell = await load(record);
        if (shell !== undefined) return { ...shell, inUse: meant(records) };
      }
      return { ...(await ownShell), inUse: meant(records) };
    },
  };
}

/** What kept a release of the shell from being used. */
function errorClassOf(error: unknown): LoadError {
  if (error instanceof MissingFileError) return 'http';
  return error instanceof AlteredFileError ? 'integrity' : 'execution';
}

/** Gives out builds of the shell; see {@link createShellBuilds}. */
export type ShellBuilds = ReturnType<typeof createShellBuilds>;
