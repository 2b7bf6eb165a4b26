import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { processGroup } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS, publishReleases, startApi } from '../../tools/setup/product.mjs';

const DATABASE = 'club-reviews.sqlite';

/** What the run's products share: published releases, and a database with the sample data. */
export interface PreparedData {
  /** Products started so far, by all workers. */
  countStarts(): number;
  remove(): void;
}

/**
 * Publishes the releases and lets an api load the sample data, once for all products of a run: {@link fillDataDir} then
 * copies both. Other processes of the run find them through the environment variable PREPARED_DATA.
 */
export async function prepareData(): Promise<PreparedData> {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-prepared-'));
  const dataDir = join(folder, 'data');
  await publishReleases(dataDir);
  const group = processGroup();
  await startApi(group, { ...TEST_SETTINGS, DATA_DIR: dataDir });
  await group.stop();
  closeDatabase(join(dataDir, DATABASE));
  process.env.PREPARED_DATA = folder;
  return {
    countStarts: () =>
      readdirSync(folder).includes('starts') ? readFileSync(join(folder, 'starts'), 'utf8').length : 0,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Moves what's still in the write-ahead log into the database's own file, which can then be copied alone. The first day's
 * checklist is hidden: it would be above the queue.
 */
function closeDatabase(file: string) {
  const database = new Database(file);
  database.exec("INSERT INTO site_settings (name, value) VALUES ('first_day', 'dismissed')");
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

/**
 * Fills a product's new data folder with the prepared releases and, unless it's to start without, the database that
 * they were prepared with. Without prepared data, as in runs that start only one product, it publishes the releases.
 */
export async function fillDataDir(dataDir: string, { withDatabase = true } = {}) {
  const folder = process.env.PREPARED_DATA;
  if (folder === undefined) return publishReleases(dataDir);
  const prepared = join(folder, 'data');
  for (const file of filesBelow(join(prepared, 'releases'))) {
    const place = join(dataDir, 'releases', file);
    mkdirSync(dirname(place), { recursive: true });
    // A published release never changes.
    linkSync(join(prepared, 'releases', file), place);
  }
  // The database can only be read with the keys it was written with.
  const own = withDatabase ? ['registry', DATABASE, 'secrets.json'] : ['registry'];
  for (const name of own) cpSync(join(prepared, name), join(dataDir, name), { recursive: true });
}

/** Paths of the files below a folder, relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Counts the start of a product, for the line at the end of the run. */
export function countStart() {
  const folder = process.env.PREPARED_DATA;
  if (folder !== undefined) appendFileSync(join(folder, 'starts'), '.');
}
