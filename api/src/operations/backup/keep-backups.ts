import { BackupError } from './backup-error.js';
import type { BackupDestination } from './places/backup-destination.js';
import { isBackupName } from './places/backup-names.js';

/** Reads how many backups are kept. Throws BackupError if it isn't a whole number from 1 to 999. */
export function parseKeep(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new BackupError(
      `--keep (BACKUP_KEEP) is how many of the newest backups to keep, from 1 to 999, such as 30; not “${text}”`,
    );
  return Number(text);
}

/** Removes all but a place's newest backups, leaving files with other kinds of names; returns the removed names. */
export async function keepNewest(place: BackupDestination, count: number): Promise<string[]> {
  const removed = (await newestFirst(place)).slice(count);
  for (const name of removed) await place.remove(name);
  return removed;
}

/** The name of a place's newest backup; undefined if there is none. */
export async function newestBackup(place: BackupDestination): Promise<string | undefined> {
  return (await newestFirst(place))[0];
}

async function newestFirst(place: BackupDestination): Promise<string[]> {
  const names = (await place.list()).map(({ name }) => name);
  return names.filter(isBackupName).sort().reverse();
}
