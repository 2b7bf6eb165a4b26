import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/app/open-database.js';
import { makeBackup } from '../../src/operations/backup/make-backup.js';
import type { BackupDestination } from '../../src/operations/backup/places/backup-destination.js';
import { FolderPlace } from '../../src/operations/backup/places/folder-place.js';
import { openBackup } from '../../src/operations/backup/restore/open-backup.js';
import type { Restored } from '../../src/operations/backup/restore/restore-backup.js';
import { restoreBackup, verifyBackup } from '../../src/operations/backup/restore/restore-backup.js';
import type { Settings } from '../../src/platform/config/settings.js';
import type { Database } from '../../src/platform/database/database.js';
import { EmailProtection } from '../../src/platform/security/email-protection.js';
import { openKeyring } from '../../src/platform/security/open-keyring.js';
import { loadSampleDataOnce } from '../../src/sample-data/load-sample-data.js';
import type { TestDatabasePlace } from './test-database.js';
import { createEmptyPlace, createTestDatabasePlace } from './test-database.js';
import { testSettings } from './test-settings.js';

const SCOPE = { pictures: true, releases: true };

/** Sites with their databases, and a folder for backups of them; all of it is deleted at the end of a test. */
export class BackedUpSites {
  readonly folder = mkdtempSync(join(tmpdir(), 'club-reviews-backups-'));
  readonly place: BackupDestination = new FolderPlace(this.folder);
  private readonly places: TestDatabasePlace[] = [];

  /** Settings of a site without a database yet, on the engine under test, or on SQLite. */
  async newSite(changes: Partial<Settings> = {}, engine?: 'sqlite'): Promise<Settings> {
    const place = engine === 'sqlite' ? sqlitePlace() : await createEmptyPlace();
    this.places.push(place);
    return testSettings(place.settings, changes);
  }

  /** A site with sample data and rows that are hard to keep. */
  async filledSite(changes: Partial<Settings> = {}, engine?: 'sqlite'): Promise<Settings> {
    // Its tables are copied, as creating them takes seconds.
    const place = engine === 'sqlite' ? sqlitePlace() : await createTestDatabasePlace();
    this.places.push(place);
    const settings = testSettings(place.settings, changes);
    const database = await openDatabase(settings, async (opened) => {
      const keyring = await openKeyring(opened, settings.secrets.dataKeys);
      await loadSampleDataOnce(opened, {
        ...{ clubs: 30, reviews: 300, protection: new EmailProtection(keyring) },
        ...{ publication: 'verified', now: new Date('2026-11-20T10:00:00.007Z') },
      });
    });
    await storeOddRows(database);
    await database.close();
    return settings;
  }

  /** Backs a site up under this name. */
  backUp(settings: Settings, name = 'site.backup', place = this.place): Promise<unknown> {
    return makeBackup(settings, place, name, SCOPE);
  }

  /** Restores it into another site. */
  async restore(settings: Settings, name = 'site.backup', place = this.place): Promise<Restored> {
    const backup = await openBackup(place, name, settings.backup.key);
    return restoreBackup(settings, backup, { ...SCOPE, force: false }, openDatabase);
  }

  /** Restores it into a database that is removed again. */
  async verify(settings: Settings, name = 'site.backup', place = this.place): Promise<Restored> {
    return verifyBackup(settings, await openBackup(place, name, settings.backup.key), openDatabase);
  }

  async remove(): Promise<void> {
    for (const place of this.places) await place.removePlace();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function sqlitePlace(): TestDatabasePlace {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-test-'));
  return {
    settings: { dataDir },
    removePlace: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** What other backups have lost on the way: emoji, quotes, line ends, empty and missing texts, fractions of seconds. */
async function storeOddRows({ dataSource }: Database): Promise<void> {
  const texts = [
    '⚽👨‍👩‍👧‍👦 é̀ \u{1F3F4}\u{E0067}\u{E0062}',
    `'"\\\`; --\r\n\t`,
    '',
    ' ends with spaces  ',
    '[1,2]\u2028{"a"',
  ];
  // The servers of a cluster leave gaps between ids.
  const reviews = await dataSource.query<{ id: number }[]>('SELECT id FROM reviews ORDER BY id');
  for (const [index, text] of texts.entries())
    await dataSource.query('UPDATE reviews SET review_text = ?, created_at = ? WHERE id = ?', [
      ...[text, `2025-02-28 23:59:59.00${index}`, reviews[index]?.id],
    ]);
  await dataSource.query(
    'INSERT INTO outward_codes (outward_code, latitude, longitude) VALUES (?, ?, ?), (?, ?, ?)',
    [...['ZZ1', 0.1 + 0.2, -1e-7, 'ZZ2', 51.12345678901234, -0]],
  );
  // The highest ids are gone: they must not be used again.
  await dataSource.query('DELETE FROM reviews WHERE id > ?', [reviews[289]?.id]);
  await dataSource.query('INSERT INTO site_settings (name, value) VALUES (?, ?)', [
    'é',
    randomBytes(20).toString('hex'),
  ]);
}

/** All rows of all tables, as both engines write them: one line for each row, sorted as text. */
export async function allRows(settings: Settings): Promise<Map<string, string[]>> {
  const database = await openDatabase(settings);
  try {
    const tables = new Map<string, string[]>();
    for (const { tableName, columns } of database.dataSource.entityMetadatas) {
      const names = columns.map(({ databaseName }) => databaseName).sort();
      const rows = await database.dataSource.query<object[]>(`SELECT ${names.join(', ')} FROM ${tableName}`);
      tables.set(tableName, rows.map((row) => Object.values(row).map(asText).join('\u0000')).sort());
    }
    return tables;
  } finally {
    await database.close();
  }
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, 23);
  return `${typeof value} ${String(value)}`.replace(/^string (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3})$/, '$1');
}
