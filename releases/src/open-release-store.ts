import { isAbsolute, resolve } from 'node:path';
import { Bucket } from './bucket.ts';
import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { openS3Store } from './s3-store.ts';
import type { StoreSettings } from './settings.ts';

/** A release has files of some hundred kilobytes, which may have to go over a slow line. */
const PATIENCE = { attemptMs: 30_000, pauseMs: 200 };

/** The folder that the settings name as the store: RELEASE_STORE, or else DATA_DIR; null if they name a bucket. */
export function getStoreFolder({ RELEASE_STORE, DATA_DIR }: StoreSettings): string | null {
  if (!RELEASE_STORE) return resolve(DATA_DIR || '.data');
  return isAbsolute(RELEASE_STORE) ? RELEASE_STORE : null;
}

/**
 * Opens the store that the settings name: RELEASE_STORE, a bucket (`s3://bucket/prefix`) or a folder, or else the folder
 * DATA_DIR.
 * @param options `isReadOnly`: nothing will be written, so no folder is created
 * @throws Error that names the setting that is missing or wrong
 */
export function openReleaseStore(settings: StoreSettings, options?: { isReadOnly?: boolean }): ReleaseStore {
  const { RELEASE_STORE = '' } = settings;
  const folder = getStoreFolder(settings);
  if (folder !== null) return openFolderStore(folder, options);
  const [, bucket, prefix = ''] = /^s3:\/\/([\w.-]+)(?:\/([\w./-]*?))?\/*$/.exec(RELEASE_STORE) ?? [];
  if (bucket === undefined)
    throw new Error(
      `RELEASE_STORE is "${RELEASE_STORE}": it has to be like s3://bucket/folder or /folder, or unset for DATA_DIR`,
    );
  const needed = (name: keyof StoreSettings) => {
    const value = settings[name];
    if (!value) throw new Error(`RELEASE_STORE is a bucket, so ${name} has to be set`);
    return value;
  };
  const region = needed('AWS_REGION');
  const endpoint = settings.RELEASE_STORE_ENDPOINT || `https://s3.${region}.amazonaws.com`;
  return openS3Store(
    new Bucket(
      {
        endpoint: endpoint.replace(/\/+$/, ''),
        bucket,
        region,
        accessKeyId: needed('AWS_ACCESS_KEY_ID'),
        secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
        ...(settings.AWS_SESSION_TOKEN && { sessionToken: settings.AWS_SESSION_TOKEN }),
      },
      PATIENCE,
    ),
    prefix,
    RELEASE_STORE.replace(/\/+$/, ''),
  );
}
