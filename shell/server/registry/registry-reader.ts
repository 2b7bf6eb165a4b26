import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { readRevision } from '@club-reviews/releases/release-store';
import type { ReleaseKeys } from '@club-reviews/releases/signature';
import type { Entry, Revision } from '@club-reviews/releases/revision';
import { createRecordReader } from './record-reader';
import type { ReleaseRecord } from './release-record';
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
  const readRecord = createRecordReader(store, keys);
  let lastRevision = 0;
  let lastGood = new SiteReleases(0, []);

  async function getState(
    name: string,
    { active, fallback, canary, killed = false }: Entry,
  ): Promise<RemoteState> {
    const records: ReleaseRecord[] = [];
    for (const version of new Set([active, fallback, canary?.version])) {
      if (version === null || version === undefined) continue;
      try {
        records.push(await readRecord(name, version));
      } catch (error) {
        logger.error({ err: error, remote: name, version }, 'could not read a release record');
      }
    }
    return { name, isKilled: killed, records, active, fallback, canary };
  }

  async function getReleases({ revision, remotes }: Revision): Promise<SiteReleases> {
    const states: RemoteState[] = [];
    for (const [name, entry] of Object.entries(remotes)) states.push(await getState(name, entry));
    return new SiteReleases(revision, states);
  }

  return {
    /** Returns the active releases. */
    async current(): Promise<SiteReleases> {
      try {
        const pointer = await store.readPointer();
        if (pointer === null) throw new Error(`Nothing has been released to ${store.address}`);
        if (pointer.revision !== lastRevision) {
          lastGood = await getReleases(await readRevision(store, pointer.revision));
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
