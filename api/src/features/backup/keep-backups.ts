import type { BackupPlace, StoredBackup } from './places/backup-place.js';
import { timeInName } from './places/backup-names.js';
import type { Retention } from './retention.js';
import { expiredBackups } from './retention.js';

/** Removes a place's backups that a rule doesn't keep; returns their names. */
export async function keepBackups(place: BackupPlace, rule: Retention): Promise<string[]> {
  const expired = expiredBackups(
    (await place.list()).map(({ name }) => name),
    rule,
  );
  for (const name of expired) await place.remove(name);
  return expired;
}

/** The newest of a place's backups, by name; undefined if there is none. */
export async function newestBackup(
  place: Pick<BackupPlace, 'list'>,
): Promise<(StoredBackup & { time: Date }) | undefined> {
  const dated = (await place.list()).flatMap((backup) => {
    const time = timeInName(backup.name);
    return time ? [{ ...backup, time }] : [];
  });
  return dated.sort((one, other) => other.time.getTime() - one.time.getTime())[0];
}
