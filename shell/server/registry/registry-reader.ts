import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { readRevision } from '@club-reviews/releases/release-store';
import type { ReleaseKeys } from '@club-reviews/releases/signature';
import { SHELL } from '@club-reviews/releases/revision';
import type { Entry, Revision } from '@club-reviews/releases/revision';
import { createRecordReader } from './record-reader';
import { releaseRecord } from './release-record';
import { shellRecord } from './shell-record';
import { SiteReleases } from './site-releases';
import type { RemoteState } from './site-releases';

interface Logger {
  error(details: object, message: string): void;
}

/**
 * Reads the registry from the release store. The pointer is read for every page, so promotions take effect at once;
 * everything it refers to is immutable and only read once. A broken revision or release can't take the site down: the
 * last valid registry stays in use, and a remote whose record can't be read is left out and logged as an error.
 * @param keys who may release what: a record its team hasn't signed counts as unreadable; null accepts all
 */
export function createRegistryReader(store: ReleaseStore, logger: Logger, keys: ReleaseKeys | null = null) {
  const readRecord = createRecordReader(store, keys, releaseRecord);
  const readShellRecord = createRecordReader(store, keys, shellRecord);
  let lastRevision = 0;
  let lastGood = new SiteReleases(0, []);

  async function stateOf<Record extends { version: string }>(
    name: string,
    { active, fallback, canary, killed = false }: Entry,
    read: (name: string, version: string) => Promise<Record>,
  ): Promise<RemoteState<Record>> {
    const records: Record[] = [];
    for (const version of new Set([active, fallback, canary?.version])) {
      if (version === null || version === undefined) continue;
      try {
        records.push(await read(name, version));
      } catch (error) {
        logger.error({ err: error, remote: name, version }, 'could not read a release record');
      }
    }
    return { name, isKilled: killed, records, active, fallback, canary };
  }

  async function releasesOf({ revision, remotes, shell }: Revision): Promise<SiteReleases> {
    const states: RemoteState[] = [];
    for (const [name, entry] of Object.entries(remotes)) states.push(await stateOf(name, entry, readRecord));
    return new SiteReleases(revision, states, shell && (await stateOf(SHELL, shell, readShellRecord)));
  }

  return {
    /** Returns the active releases. */
    async current(): Promise<SiteReleases> {
      try {
        const pointer = await store.readPointer();
        if (pointer === null) throw new Error(`Nothing has been released to ${store.address}`);
        if (pointer.revision !== lastRevision) {
          lastGood = await releasesOf(await readRevision(store, pointer.revision));
          lastRevision = pointer.revision;
        }
      } catch (error) {
        logger.error({ err: error }, 'could not read the registry, keeping the last good one');
      }
      return lastGood;
    },
  };
}

/** Reads the registry; see {@link createRegistryReader}. */
export type RegistryReader = ReturnType<typeof createRegistryReader>;
