import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../backup-error.js';
import type { BackupRecord } from '../file/records.js';
import { readRecords } from '../file/records.js';
import { openFile } from '../file/sealed-file.js';
import type { Manifest } from '../manifest.js';
import type { BackupDestination } from '../places/backup-destination.js';

/** A backup that is being read: what it says about itself, and then what it holds. */
export interface OpenBackup {
  manifest: Manifest;
  /** What comes after the manifest; can be read once. */
  records: AsyncGenerator<BackupRecord>;
}

/**
 * Opens a backup and reads its manifest.
 * @throws BackupError for a file that isn't a backup, is damaged or is encrypted with another key
 */
export async function openBackup(
  place: BackupDestination,
  name: string,
  backupKey: string | undefined,
): Promise<OpenBackup> {
  const unzipped = pipeline(
    Readable.from(openFile(place.read(name), backupKey)),
    createGunzip({ chunkSize: 256 * 1024 }),
    () => undefined,
  );
  const records = readRecords(unzipped);
  const first = await records.next();
  if (first.done || first.value.kind !== 'manifest')
    throw new BackupError('The backup can’t be read: it doesn’t begin with its manifest');
  return { manifest: first.value.manifest, records };
}
