import { join } from 'node:path';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { followStore } from '@club-reviews/releases/follow-store';
import { openReleaseStore, getStoreFolder } from '@club-reviews/releases/open-release-store';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import type { ServerConfig } from '../config';

/** Where the copy of a remote store is kept, below DATA_DIR. */
const COPY = 'release-copy';

/** The releases as this machine has them. */
export interface OpenReleases {
  /** Folder with `releases/` and `registry/`. */
  folder: string;
  store: ReleaseStore;
  /** Stops keeping them up to date. */
  close(): void;
}

/**
 * Opens the release store named in the settings. A bucket is copied to this machine, so that neither pages nor files
 * wait for it.
 * @throws Error that names the setting that is missing or wrong
 */
export async function openReleases(
  { dataDir, releaseSettings }: Pick<ServerConfig, 'dataDir' | 'releaseSettings'>,
  logger: { error(details: object, message: string): void },
): Promise<OpenReleases> {
  const own = getStoreFolder({ ...releaseSettings, DATA_DIR: dataDir });
  if (own !== null)
    return { folder: own, store: openFolderStore(own, { isReadOnly: true }), close: () => undefined };
  const folder = join(dataDir, COPY);
  const follower = followStore(openReleaseStore(releaseSettings), folder, (error) =>
    logger.error({ err: error }, 'could not read the release store, keeping what was live'),
  );
  await follower.firstLook;
  return { folder, store: openFolderStore(folder, { isReadOnly: true }), close: follower.stop };
}
