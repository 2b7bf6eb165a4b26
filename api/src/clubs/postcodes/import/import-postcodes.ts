import type { LocatedPostcode } from './row-reader.js';
import { statSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { invalidateDirectory } from '../../../model/clubs/club-versions.js';
import type { Database } from '../../../platform/database/database.js';
import { SiteSetting } from '../../../platform/database/site-setting.entity.js';
import type { ReadCounts } from './read-postcodes.js';
import { readPostcodes } from './read-postcodes.js';
import { SourceFileError } from '../../../platform/text/csv-rows.js';
import { findSourceFiles } from './source-files.js';

const INWARD_LENGTH = 3;

/** What is stored: a postcode or outward code, its latitude and longitude, and whether it's in England. */
type Row = [code: string, latitude: number, longitude: number, inEngland: number];

/** Averages the positions of postcodes by outward code while they stream past. */
class OutwardAverages {
  private readonly sums = new Map<
    string,
    { latitude: number; longitude: number; count: number; english: number }
  >();

  /** Adds one postcode. */
  add({ postcode, latitude, longitude, inEngland }: LocatedPostcode): void {
    const outwardCode = postcode.slice(0, -INWARD_LENGTH);
    const sum = this.sums.get(outwardCode) ?? { latitude: 0, longitude: 0, count: 0, english: 0 };
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.count += 1;
    sum.english += Number(inEngland);
    this.sums.set(outwardCode, sum);
  }

  /** The middle of every outward code seen. */
  all(): Row[] {
    return [...this.sums].map(([outwardCode, { latitude, longitude, count, english }]) => [
      outwardCode,
      latitude / count,
      longitude / count,
      Number(english * 2 >= count),
    ]);
  }
}

const ROWS_PER_INSERT = 5000;
const TABLES = ['postcodes', 'outward_codes'] as const;

/** Called with the import's progress, 0 to 1. */
export type ImportProgress = (done: number, counts: ReadCounts) => void;

/**
 * Replaces the table of postcodes, and the middles of outward codes, by those of an ONS Postcode Directory, NSPL or
 * Code-Point Open. Searches use the old ones until all new ones are in; a failure changes nothing. Throws
 * SourceFileError for files that can't be used.
 */
export async function importPostcodes(
  database: Database,
  path: string,
  progress: ImportProgress,
): Promise<ReadCounts> {
  const files = findSourceFiles(path);
  return database.dialect.withLock('postcode-import', async () => {
    for (const table of TABLES) await database.dialect.createShadow(database.dataSource, table);
    const counts = await fillShadows(database, files, progress);
    if (counts.used === 0) throw new SourceFileError(`${path} holds no postcode in use with a known place`);
    await database.dialect.withLock('backup', () =>
      database.dialect.swapShadows(database.dataSource, TABLES),
    );
    await database.transactions.runInTransaction(async (manager) => {
      invalidateDirectory(manager);
      await manager.save(SiteSetting, { name: 'postcodes_imported', value: new Date().toISOString() });
    });
    return counts;
  });
}

async function fillShadows(
  { transactions }: Database,
  files: string[],
  progress: ImportProgress,
): Promise<ReadCounts> {
  const totalBytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const counts: ReadCounts = { used: 0, skipped: 0 };
  const averages = new OutwardAverages();
  let bytes = 0;
  let batch: Row[] = [];
  const store = async (): Promise<void> => {
    const rows = batch;
    batch = [];
    await transactions.runInTransaction((manager) => insert(manager, 'postcodes_shadow (postcode', rows));
    progress(bytes / totalBytes, counts);
  };
  for (const file of files) {
    for await (const postcode of readPostcodes(file, counts, (read) => (bytes += read))) {
      averages.add(postcode);
      batch.push([postcode.postcode, postcode.latitude, postcode.longitude, Number(postcode.inEngland)]);
      if (batch.length === ROWS_PER_INSERT) await store();
    }
  }
  if (batch.length > 0) await store();
  const middles = averages.all();
  await transactions.runInTransaction(async (manager) => {
    for (let start = 0; start < middles.length; start += ROWS_PER_INSERT) {
      await insert(
        manager,
        'outward_codes_shadow (outward_code',
        middles.slice(start, start + ROWS_PER_INSERT),
      );
    }
  });
  return counts;
}

// REPLACE, which both engines know: a postcode in two areas' files is in the same place in both.
async function insert(manager: EntityManager, target: string, rows: readonly Row[]): Promise<void> {
  const values = rows.map(() => '(?, ?, ?, ?)').join(', ');
  await manager.query(
    `REPLACE INTO ${target}, latitude, longitude, in_england) VALUES ${values}`,
    rows.flat(),
  );
}
