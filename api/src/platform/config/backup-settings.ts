import type { Environment } from './environment.js';
import { EnvironmentError } from './environment.js';
import type { S3Settings } from './settings.js';

/** How backups are sealed, and the access to buckets for them. */
export interface BackupSettings {
  /** Encrypts backups; undefined if they aren't encrypted. */
  key: string | undefined;
  /** Undefined if there are no backups in buckets. */
  bucketAccess: Omit<S3Settings, 'bucket'> | undefined;
}

/** Reads the backup settings from the environment. Throws EnvironmentError if some of a bucket's are missing. */
export function backupSettingsOf(environment: Environment): BackupSettings {
  return { key: environment.BACKUP_KEY, bucketAccess: bucketAccessOf(environment) };
}

function bucketAccessOf(environment: Environment): BackupSettings['bucketAccess'] {
  if (environment.BACKUP_S3_ENDPOINT === undefined) return undefined;
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
