import { setTimeout as wait } from 'node:timers/promises';
import { serverLog } from '@club-reviews/watching/server-log';
import { keepBackups, newestBackup } from '../features/backup/keep-backups.js';
import { makeBackup } from '../features/backup/make-backup.js';
import { lastDue, nextDue } from '../features/backup/nightly-times.js';
import { backupName } from '../features/backup/places/backup-names.js';
import { openTarget } from '../features/backup/places/open-place.js';
import { parseRetention } from '../features/backup/retention.js';
import { loadSettings } from '../platform/config/settings.js';
import { exitWith, FOLDER } from './backup-words.js';

// Makes a backup each night until it's told to stop: the compose file's service "backup" runs this. With --check it
// only reports whether the newest backup is recent enough, by its exit code.
const AGAIN_AFTER_MS = 15 * 60_000;
/** A night, and time for a slow backup and another try. */
const MAX_AGE_MS = 26 * 3_600_000;
/** Timers can't wait longer than a few weeks, and clocks change: so it checks again every minute. */
const LOOK_AGAIN_MS = 60_000;

process.exitCode = await (process.argv.includes('--check') ? check() : run()).catch(exitWith);

function placeAndRule() {
  const settings = loadSettings();
  const { to, keep } = settings.backup;
  const { place } = openTarget(to.endsWith('/') ? to : `${to}/`, settings.backup, FOLDER);
  return { settings, place, rule: parseRetention(keep) };
}

async function check(): Promise<number> {
  const { place } = placeAndRule();
  const newest = await newestBackup(place);
  const isYoung = newest !== undefined && Date.now() - newest.time.getTime() < MAX_AGE_MS;
  process.stdout.write(
    `${newest ? `the newest backup is ${newest.name}` : 'there’s no backup'} in ${place.address}\n`,
  );
  return isYoung ? 0 : 1;
}

async function run(): Promise<number> {
  const { settings, place, rule } = placeAndRule();
  const logger = serverLog('backup', settings.logLevel);
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  const sleep = (ms: number) => wait(ms, undefined, { signal: stop.signal }).catch(() => undefined);
  if (settings.backup.key === undefined) logger.warn('Backups aren’t encrypted: BACKUP_KEY is unset');
  // A missed night is made up for at once.
  const newest = await newestBackup(place).catch(() => undefined);
  const isBehind = (newest?.time ?? new Date(0)) < lastDue(new Date(), settings.backup.atMinute);
  let due = isBehind ? new Date() : nextDue(new Date(), settings.backup.atMinute);
  while (!stop.signal.aborted) {
    if (Date.now() < due.getTime()) {
      await sleep(Math.min(LOOK_AGAIN_MS, due.getTime() - Date.now()));
      continue;
    }
    try {
      const startedAt = Date.now();
      const name = backupName(new Date());
      const { bytes } = await makeBackup(settings, place, name, { pictures: true, releases: true });
      const removed = rule ? await keepBackups(place, rule) : [];
      logger.info({ name, place: place.address, bytes, ms: Date.now() - startedAt, removed }, 'backed up');
      due = nextDue(new Date(), settings.backup.atMinute);
    } catch (error) {
      logger.error({ err: error }, 'the backup failed, and will be tried again in a quarter of an hour');
      due = new Date(Date.now() + AGAIN_AFTER_MS);
    }
  }
  return 0;
}
