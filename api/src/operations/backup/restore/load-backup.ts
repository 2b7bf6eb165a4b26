import type { DatabaseSettings } from '../../../platform/database/dialect/create-dialect.js';
import { createDialect } from '../../../platform/database/dialect/create-dialect.js';
import { migrateTo, unknownMigrations } from '../../../platform/database/migrate-to.js';
import type { TableTarget } from '../../../platform/database/transfer/table-transfer.js';
import { BackupError } from '../backup-error.js';
import type { BackupFile } from '../file/records.js';
import { fileRecord } from '../file/records.js';
import type { BackupEnd, Manifest } from '../manifest.js';
import { toRows } from '../manifest.js';
import { TallyCounter } from '../tally.js';
import type { OpenBackup } from './open-backup.js';
import type { RestoreProgress } from './restore-progress.js';

/** Refuses a backup of a later version. Throws BackupError. */
export function refuseNewerBackup({ migrations, productVersion }: Manifest): void {
  const unknown = unknownMigrations(migrations);
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup is from a newer version (${productVersion}) than this one: it needs the migrations ${unknown.join(', ')}. ` +
      'Restore it with that version or a later one',
  );
}

/**
 * In an empty database, makes the tables of the backup and fills them.
 * @param takeFile is given each file from outside the database
 * @returns the end of the backup, whose counts and sums match the rows and files that were read
 */
export async function loadBackup(
  settings: DatabaseSettings,
  { manifest, records }: OpenBackup,
  takeFile: (file: BackupFile) => Promise<void>,
  progress: RestoreProgress,
): Promise<BackupEnd> {
  await migrateTo(settings, manifest.migrations);
  const target = await createDialect(settings).openTableTarget();
  try {
    await target.begin(manifest.tables.map(({ name }) => name));
    const end = await readAll({ manifest, records }, target, takeFile, progress);
    progress('indexes', 0);
    await target.finish(
      new Map(manifest.tables.flatMap(({ name, nextId }) => (nextId === null ? [] : [[name, nextId]]))),
    );
    progress('indexes', 1);
    return end;
  } finally {
    await target.close();
  }
}

async function readAll(
  { manifest, records }: OpenBackup,
  target: TableTarget,
  takeFile: (file: BackupFile) => Promise<void>,
  progress: RestoreProgress,
): Promise<BackupEnd> {
  const tables = new Map(
    manifest.tables.map((table) => [table.name, { table, counter: new TallyCounter() }]),
  );
  const files = { pictures: new TallyCounter(), releases: new TallyCounter() };
  const total = toRows(manifest);
  let loaded = 0;
  for await (const record of records) {
    if (record.kind === 'end') {
      refuseIncomplete(record.end, tables, files);
      return record.end;
    }
    if (record.kind === 'file') {
      files[record.file.area].add(fileRecord(record.file));
      await takeFile(record.file);
      progress(record.file.area, 0);
    }
    if (record.kind !== 'rows') continue;
    const known = tables.get(record.table);
    if (!known)
      throw new BackupError(`The backup holds rows of ${record.table}, which its manifest doesn’t name`);
    for (const line of record.lines) known.counter.add(line);
    await target.insert(
      record.table,
      known.table.columns.map(({ name }) => name),
      record.rows,
    );
    loaded += record.rows.length;
    progress('tables', Math.min(1, loaded / total));
  }
  throw new BackupError('The backup ends too early: it was cut off');
}

/** What was written and what was read must be the same, or there's a bug in the product. */
function refuseIncomplete(
  end: BackupEnd,
  tables: ReadonlyMap<string, { counter: TallyCounter }>,
  files: Readonly<Record<'pictures' | 'releases', TallyCounter>>,
): void {
  const counters = [...tables].map(([name, { counter }]) => [name, counter, end.tables[name]] as const);
  counters.push(
    ['pictures', files.pictures, end.files.pictures],
    ['releases', files.releases, end.files.releases],
  );
  for (const [name, counter, expected] of counters) {
    const { count, sum } = counter.tally();
    if (count !== expected?.count || sum !== expected.sum)
      throw new BackupError(
        `The backup isn’t whole: of ${name} it holds ${count}, and says ${expected?.count}`,
      );
  }
}
