import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Bucket } from '@club-reviews/releases/bucket';
import type { BackupSettings } from '../../../platform/config/settings.js';
import { BackupError } from '../backup-error.js';
import type { BackupDestination } from './backup-destination.js';
import { BucketPlace } from './bucket-place.js';
import { FolderPlace } from './folder-place.js';

/** Parts of a few megabytes may have to go over a slow line. */
const PATIENCE = { attemptMs: 120_000, pauseMs: 500 };

/** Where a command's target is. */
export interface Target {
  place: BackupDestination;
  /** Undefined if the target is a folder, where backups are named automatically. */
  name: string | undefined;
}

/**
 * Finds the place that a command names: a file, a folder (it exists, or its name ends with a slash), or the same in a
 * bucket (`s3://bucket/folder/`).
 * @param from the folder that relative paths count from
 * @throws BackupError when it names no place, or settings of the bucket are missing
 */
export function openTarget(text: string, settings: BackupSettings, from: string): Target {
  if (text.startsWith('s3://')) return inBucket(text, settings);
  const path = resolve(from, text);
  const isFolder = /[/\\]$/.test(text) || (existsSync(path) && statSync(path).isDirectory());
  if (isFolder) return { place: new FolderPlace(path), name: undefined };
  return { place: new FolderPlace(dirname(path)), name: basename(path) };
}

function inBucket(text: string, { bucketAccess }: BackupSettings): Target {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(text) ?? [];
  if (bucket === undefined)
    throw new BackupError(`“${text}” has to be like s3://bucket/folder/ or s3://bucket/file`);
  if (bucketAccess === undefined)
    throw new BackupError(
      'For a bucket, BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY have to be set',
    );
  const prefix = path.slice(0, path.lastIndexOf('/') + 1);
  const place = new BucketPlace(
    new Bucket({ ...bucketAccess, bucket }, PATIENCE),
    prefix,
    `s3://${bucket}/${prefix}`,
  );
  return { place, name: path.slice(prefix.length) || undefined };
}
