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

/** How many releases of the shell are kept ready: the live one, the previous one, a canary, and one coming or going. */
const KEPT_BUILDS = 4;

/** How long until a failed release is tried again. */
const RETRY_AFTER_MS = 30_000;

/** A build of the shell, and the remotes' server code, which runs with its modules. */
export interface ReadyShell {
  build: ShellBuild;
  remoteCode: RemoteCodeLoader;
}

/** The shell for a page, and the release it was meant to be, if any. */
export interface PickedShell extends ReadyShell {
  inUse: ShellInUse | undefined;
}

interface ShellBuildsParts {
  /** The build that ships with the server; used when there's no release. */
  own: ShellBuild;
  store: Pick<ReleaseStore, 'readFile'>;
  logger: { error(details: object, message: string): void };
}

/** Keeps the shell builds that pages are rendered with. */
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
      // Everyone waiting for it gets the same failure; it's logged once.
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
    /** The first usable release, or the server's own build. */
    async pick(records: readonly ShellRecord[]): Promise<PickedShell> {
      for (const record of records) {
        const shell = await load(record);
        if (shell !== undefined) return { ...shell, inUse: meant(records) };
      }
      return { ...(await ownShell), inUse: meant(records) };
    },
  };
}

/** Why a release of the shell couldn't be used. */
function errorClassOf(error: unknown): LoadError {
  if (error instanceof MissingFileError) return 'http';
  return error instanceof AlteredFileError ? 'integrity' : 'execution';
}

/** Picks builds of the shell; see {@link createShellBuilds}. */
export type ShellBuilds = ReturnType<typeof createShellBuilds>;
