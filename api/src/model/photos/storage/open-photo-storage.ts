import { join } from 'node:path';
import type { Settings } from '../../../platform/config/settings.js';
import { Bucket } from './bucket.js';
import { FolderStorage } from './folder-storage.js';
import type { PhotoStorage } from './photo-storage.js';
import { S3Storage } from './s3-storage.js';

/** The storage that the settings choose for clubs' pictures. */
export function openPhotoStorage({ dataDir, pictureBucket }: Settings): PhotoStorage {
  return pictureBucket
    ? new S3Storage(new Bucket(pictureBucket))
    : new FolderStorage(join(dataDir, 'photos'));
}
