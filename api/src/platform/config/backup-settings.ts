import type { Environment } from './environment.js';
import { EnvironmentError } from './environment.js';
import type { S3Settings } from './settings.js';

/** How backups are made, and where the nightly ones go. */
export interface BackupSettings {
  /** Encrypts backups; undefined if they aren't encrypted. */
  key: string | undefined;
  /** Where the nightly backups go: a folder, or s3://bucket/folder/. */
  to: string;
  /** When the nightly backup is made, in UTC: minutes after midnight. */
  atMinute: number;
  /** Which of the nightly backups are kept, like "7 daily, 4 weekly, 6 monthly". */
  keep: string;
  /** Undefined if there are no backups in buckets. */
  bucketAccess: Omit<S3Settings, 'bucket'> | undefined;
}

/** Reads the backup settings from the environment. Throws EnvironmentError if some of a bucket's are missing. */
export function backupSettingsOf(environment: Environment): BackupSettings {
  const [hours = 0, minutes = 0] = environment.BACKUP_AT.split(':').map(Number);
  return {
    key: environment.BACKUP_KEY,
    to: environment.BACKUP_TO,
    atMinute: hours * 60 + minutes,
    keep: environment.BACKUP_KEEP,
    bucketAccess: bucketAccessOf(environment),
  };
}

function bucketAccessOf(environment: Environment): BackupSettings['bucketAccess'] {
  if (environment.BACKUP_S3_ENDPOINT === undefined) {
    if (!environment.BACKUP_TO.startsWith('s3://')) return undefined;
    throw new EnvironmentError('BACKUP_S3_ENDPOINT must be set when BACKUP_TO is a bucket');
  }
  const needed = (name: keyof Environment & `BACKUP_S3_${string}`): string => {
    const value = environment[name];
    if (value === undefined) throw new EnvironmentError(`${name} must be set when BACKUP_S3_ENDPOINT is`);
    return value;
  };
  return {
    endpoint: environment.BACKUP_S3_ENDPOINT.replace(/\/+$/, ''),
    region: needed('BACKUP_S3_REGION'),
    accessKeyId: needed('BACKUP_S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('BACKUP_S3_SECRET_ACCESS_KEY'),
  };
}
