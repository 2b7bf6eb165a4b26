import { parseArgs } from 'node:util';
import { BackupError } from '../operations/backup/backup-error.js';
import { noteBackup } from '../operations/backup/backup-record.js';
import { keepNewest, parseKeep } from '../operations/backup/keep-backups.js';
import { makeBackup } from '../operations/backup/make-backup.js';
import { toRows } from '../operations/backup/manifest.js';
import { backupName } from '../operations/backup/places/backup-names.js';
import { openTarget } from '../operations/backup/places/open-place.js';
import { loadSettings } from '../platform/config/settings.js';
import { FOLDER, runCommand, UsageError } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `backup TARGET [--keep N] [--no-pictures] [--no-releases]

TARGET is a file, a folder (backups/), or the same in a bucket (s3://bucket/folder/). In a folder, backups are named by time, and --keep removes all but the newest N afterwards.`;

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

await runCommand(USAGE, run);

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      'no-pictures': { type: 'boolean', default: false },
      'no-releases': { type: 'boolean', default: false },
    },
  });
  const [text] = positionals;
  if (text === undefined || positionals.length > 1) throw new UsageError();
  const keep = values.keep === undefined ? undefined : parseKeep(values.keep);
  const settings = loadSettings();
  const { place, name: givenName } = openTarget(text, settings.backup, FOLDER);
  if (keep !== undefined && givenName !== undefined)
    throw new BackupError(`--keep counts the backups in a folder; if “${text}” is one, write “${text}/”`);
  const name = givenName ?? backupName(new Date());
  const scope = { pictures: !values['no-pictures'], releases: !values['no-releases'] };
  const bars = new StepBars();
  const { manifest, bytes } = await makeBackup(settings, place, name, scope, (step, done) =>
    bars.show(step, done),
  ).finally(() => bars.stop());
  // The backup is there: that the status page doesn't know of it is no reason to fail.
  await noteBackup(settings, new Date(manifest.takenAt)).catch((error: unknown) => {
    process.stderr.write(`The backup couldn’t be noted in the database: ${String(error)}\n`);
  });
  const encrypted = settings.backup.key === undefined ? 'not encrypted: BACKUP_KEY is unset' : 'encrypted';
  process.stdout.write(
    `${name} in ${place.address}: ${toRows(manifest)} rows of ${manifest.tables.length} tables, ${bytesInWords(bytes)}, ${encrypted}.\n`,
  );
  if (keep !== undefined) {
    const removed = await keepNewest(place, keep);
    process.stdout.write(removed.map((one) => `${one} removed.\n`).join(''));
  }
  return 0;
}

/** A size in words, such as "12.3 MB". */
function bytesInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${UNITS[power]}`;
}
