import { parseArgs } from 'node:util';
import { openDatabase } from '../app/open-database.js';
import { BackupError } from '../operations/backup/backup-error.js';
import { newestBackup } from '../operations/backup/keep-backups.js';
import { openTarget } from '../operations/backup/places/open-place.js';
import { openBackup } from '../operations/backup/restore/open-backup.js';
import type { Restored } from '../operations/backup/restore/restore-backup.js';
import { restoreBackup, verifyBackup } from '../operations/backup/restore/restore-backup.js';
import { loadSettings } from '../platform/config/settings.js';
import { FOLDER, runCommand, UsageError } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `restore BACKUP [--verify] [--no-pictures] [--no-releases] [--unencrypted] [--force]

BACKUP is a file, or s3://bucket/folder/file; for a folder, the newest backup in it is used. It's only ever restored into an empty installation. --verify restores it into a temporary database instead, and says whether everything is there. --unencrypted takes a backup that isn't encrypted although BACKUP_KEY is set. --force keeps a database that differs from what the backup says.`;

await runCommand(USAGE, run);

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      unencrypted: { type: 'boolean', default: false },
      'no-pictures': { type: 'boolean', default: false },
      'no-releases': { type: 'boolean', default: false },
    },
  });
  const [text] = positionals;
  if (text === undefined || positionals.length > 1) throw new UsageError();
  const settings = loadSettings();
  const target = openTarget(text, settings.backup, FOLDER);
  const name = target.name ?? (await newestBackup(target.place));
  if (name === undefined) throw new BackupError(`There’s no backup in ${target.place.address}`);
  const backup = await openBackup(target.place, name, values.unencrypted ? undefined : settings.backup.key);
  const { takenAt, engineVersion, productVersion, tables } = backup.manifest;
  process.stdout.write(
    `${name}: made at ${takenAt}, version ${productVersion} on ${engineVersion}, ${tables.length} tables.\n`,
  );
  const bars = new StepBars();
  const show = (step: string, done: number) => bars.show(step, done);
  const options = {
    pictures: !values['no-pictures'],
    releases: !values['no-releases'],
    force: values.force,
  };
  const restored = await (
    values.verify
      ? verifyBackup(settings, backup, openDatabase, show)
      : restoreBackup(settings, backup, options, openDatabase, show)
  ).finally(() => bars.stop());
  report(restored, values.verify);
  if (restored.differences.length === 0) return 0;
  if (values.verify) return 1;
  process.stderr.write(options.force ? 'Kept anyway.\n' : 'Nothing was kept; --force keeps it anyway.\n');
  return options.force ? 0 : 1;
}

function report({ end, description, differences, notes }: Restored, isVerified: boolean): void {
  const rows = Object.values(end.tables).reduce((sum, { count }) => sum + count, 0);
  const { pictures, releases } = end.files;
  const found = `${rows} rows of ${Object.keys(end.tables).length} tables, ${pictures.count} picture files, ${releases.count} release files`;
  const done = isVerified
    ? `Verified in ${description}, which has been removed again`
    : `Restored into ${description}`;
  for (const difference of differences) process.stderr.write(`Differs: ${difference}\n`);
  process.stdout.write(
    differences.length === 0 ? `${done}: ${found}, all as it was when the backup was made.\n` : '',
  );
  for (const note of notes) process.stdout.write(`${note}\n`);
}
