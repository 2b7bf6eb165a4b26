import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { change } from '@club-reviews/releases/change';
import { release } from '@club-reviews/releases/changes';
import { openReleaseStore } from '@club-reviews/releases/open-release-store';
import { currentRevision } from '@club-reviews/releases/release-store';
import { openPhotoStorage } from '../../model/photos/storage/open-photo-storage.js';
import { BackedUpSites, allRows } from '../../../test/support/backed-up-site.js';
import { fillEarlierRelease } from '../../../test/support/earlier-release.js';
import { openDatabase } from '../../app/open-database.js';
import type { Settings } from '../../platform/config/settings.js';
import { createDialect } from '../../platform/database/dialect/create-dialect.js';
import { MIGRATIONS } from '../../platform/database/migrations/migrations.js';
import { TEST_SECRETS } from '../../../test/support/test-settings.js';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import { openBackup } from './restore/open-backup.js';
import { restoreBackup } from './restore/restore-backup.js';

const KEY = 'a-key-of-thirty-two-characters-00';
const withKey = (key: string | undefined) => ({ backup: { key, bucketAccess: undefined } });
const usesServer = Boolean(process.env['TEST_DATABASE_URL']);

let sites: BackedUpSites;
/** A site that no test changes; its backup is "site.backup". */
let site: Settings;

beforeAll(async () => {
  sites = new BackedUpSites();
  site = await sites.filledSite();
  await sites.backUp(site);
});

afterAll(() => sites.remove());

/** Makes another file of the backup. */
function changedFile(change: (bytes: Buffer) => Buffer): string {
  writeFileSync(
    join(sites.folder, 'changed.backup'),
    change(readFileSync(join(sites.folder, 'site.backup'))),
  );
  return 'changed.backup';
}

async function tableNames(settings: Settings): Promise<readonly string[]> {
  const source = await createDialect(settings).openTableSource();
  await source.close();
  return source.tableNames;
}

describe('a backup', () => {
  it.each([
    ['', undefined],
    [', encrypted', KEY],
  ])('comes back with every row as it was%s', async (_, key) => {
    await sites.backUp({ ...site, ...withKey(key) }, 'whole.backup');
    const restored = await sites.newSite(withKey(key));
    const { differences, notes, end } = await sites.restore(restored, 'whole.backup');
    expect(differences).toEqual([]);
    // Rows deleted outside the product.
    expect(notes[0]).toMatch(/stored sums of \d clubs/);
    expect(notes).toHaveLength(2);
    expect(end.tables['reviews']?.count).toBe(290);
    expect(await allRows(restored)).toEqual(await allRows(site));
    // The rows with the highest ids were deleted: their ids aren't used again.
    const source = await createDialect(restored).openTableSource();
    const reviews = (await source.tables()).find(({ name }) => name === 'reviews');
    await source.close();
    expect(reviews?.nextId).toBeGreaterThan(300);
  });

  it('shows a single moment while others write', async () => {
    const busy = await sites.filledSite();
    const database = await openDatabase(busy);
    await database.dataSource.query("UPDATE site_counters SET value = 0 WHERE name = 'reviews_held'");
    let written = 0;
    let isDone = false;
    const write = async () => {
      while (!isDone) {
        await database.transactions.runInTransaction(async (manager) => {
          noteNothingPublic(manager);
          await manager.query("UPDATE site_counters SET value = value + 1 WHERE name = 'reviews_held'");
          await manager.query(
            `INSERT INTO outward_codes (outward_code, latitude, longitude) VALUES ('X${written}', 1, 1)`,
          );
        });
        written += 1;
        // On SQLite, none of the above lets anyone else have a turn.
        await pause();
      }
    };
    const writing = write();
    for (const name of ['one.backup', 'two.backup']) await sites.backUp(busy, name);
    isDone = true;
    await writing;
    await database.close();
    expect(written).toBeGreaterThan(3);
    for (const name of ['one.backup', 'two.backup']) {
      const restored = await sites.newSite();
      await sites.restore(restored, name);
      const opened = await openDatabase(restored);
      const [row] = await opened.dataSource.query<{ counted: number; there: number | string }[]>(
        `SELECT value AS counted, (SELECT COUNT(*) FROM outward_codes WHERE outward_code LIKE 'X%') AS there
         FROM site_counters WHERE name = 'reviews_held'`,
      );
      await opened.close();
      expect(Number(row?.there)).toBe(row?.counted);
    }
  });

  it('holds clubs’ pictures, the releases and which one is live', async () => {
    const full = await sites.filledSite();
    const picture = '0123456789abcdef01234567/320.webp';
    await openPhotoStorage(full).put(picture, Buffer.from([0, 10, 255, 91]), 'image/webp');
    const store = openReleaseStore(full.releaseStore);
    for (const version of ['1.0.0', '1.1.0']) {
      await store.writeOnce(`releases/mfe_public/${version}/release.json`, Buffer.from('{}'));
      await store.writeOnce(`releases/mfe_public/${version}/client/a.js`, Buffer.from([91, 10, 0]));
      await change(store, 'Ada', release('mfe_public', version));
    }
    await sites.backUp(full, 'full.backup');
    const restored = await sites.newSite();
    await sites.restore(restored, 'full.backup');
    expect(await openPhotoStorage(restored).get(picture)).toEqual(Buffer.from([0, 10, 255, 91]));
    const other = openReleaseStore(restored.releaseStore);
    expect(await currentRevision(other)).toEqual(await currentRevision(store));
    for (const name of ['registry/1.json', 'releases/mfe_public/1.0.0/client/a.js'])
      expect(await other.readFile(name)).toEqual(await store.readFile(name));
    // One that fails at its very end leaves no files behind.
    const refused = await sites.newSite();
    const backup = await openBackup(sites.place, 'full.backup', refused.backup.key);
    const failing = () => Promise.reject(new Error('The disk is full'));
    const scope = { pictures: true, releases: true, force: false };
    await expect(restoreBackup(refused, backup, scope, failing)).rejects.toThrow('The disk is full');
    const leftOver: string[] = [];
    for await (const { path } of openReleaseStore(refused.releaseStore).listFiles('releases/'))
      leftOver.push(path);
    expect(leftOver).toEqual([]);
    // A store with a live release is left alone.
    const used = await sites.newSite();
    await change(openReleaseStore(used.releaseStore), 'Ada', release('mfe_public', '2.0.0'));
    await expect(sites.restore(used, 'full.backup')).rejects.toThrow('--no-releases');
    expect(await tableNames(used)).toEqual([]);
  });

  it('isn’t made from a database without tables', async () => {
    await expect(sites.backUp(await sites.newSite())).rejects.toThrow('nothing to back up');
  });
});

describe('restoring', () => {
  it('refuses an installation that is in use, and leaves it alone', async () => {
    const before = await allRows(site);
    await expect(sites.restore(site)).rejects.toThrow(/isn’t empty: it has \d+ tables/);
    expect(await allRows(site)).toEqual(before);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000), /cut off/],
    [
      'changed in one byte',
      (bytes: Buffer) => {
        bytes[bytes.length - 3000] = (bytes[bytes.length - 3000] ?? 0) ^ 1;
        return bytes;
      },
      /changed or damaged/,
    ],
  ])('refuses a file that was %s, and leaves nothing behind', async (_, change, message) => {
    const restored = await sites.newSite();
    await expect(sites.restore(restored, changedFile(change))).rejects.toThrow(message);
    expect(await tableNames(restored)).toEqual([]);
  });

  it('starts over after a restore that was killed', async () => {
    const restored = await sites.newSite();
    if (usesServer) {
      // The state while rows are coming in.
      await (await openDatabase(restored)).close();
      const target = await createDialect(restored).openTableTarget();
      await target.begin(['reviews']);
      await target.close();
      await expect(openDatabase(restored)).rejects.toThrow();
    }
    expect((await sites.restore(restored)).differences).toEqual([]);
    expect(await allRows(restored)).toEqual(await allRows(site));
  });

  it('refuses a wrong or missing BACKUP_KEY', async () => {
    await sites.backUp({ ...site, ...withKey(KEY) }, 'locked.backup');
    await expect(sites.restore(await sites.newSite(withKey(`${KEY}1`)), 'locked.backup')).rejects.toThrow(
      'BACKUP_KEY isn’t the key',
    );
    await expect(sites.restore(await sites.newSite(), 'locked.backup')).rejects.toThrow('set BACKUP_KEY');
  });

  it('refuses a different DATA_KEY before it touches anything', async () => {
    const restored = await sites.newSite({ secrets: { ...TEST_SECRETS, dataKeys: ['another-data-key'] } });
    await expect(sites.restore(restored)).rejects.toThrow('DATA_KEY isn’t the one');
    expect(await tableNames(restored)).toEqual([]);
  });

  it('says when everyone has to log in again', async () => {
    const restored = await sites.newSite({
      secrets: { ...TEST_SECRETS, jwtSecrets: ['another-jwt-secret'] },
    });
    expect((await sites.restore(restored)).notes.join(' ')).toContain('JWT_SECRET');
  });

  it('refuses a backup from a newer version', async () => {
    const newer = await sites.filledSite();
    const database = await openDatabase(newer);
    await database.dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (1, 'LaterThing1900000000000')",
    );
    await database.close();
    await sites.backUp(newer, 'newer.backup');
    await expect(sites.restore(await sites.newSite(), 'newer.backup')).rejects.toThrow(
      /newer version.*LaterThing1900000000000/,
    );
  });

  it('upgrades a backup from an older version', async () => {
    const older = await sites.newSite();
    await fillEarlierRelease(older, 'ListSessions1750000051300', [
      `INSERT INTO audit_entries (subject_type, subject_id, actor, action, created_at)
       VALUES ('review', 1, 'system', 'purged', '2026-01-01 10:00:00.000')`,
    ]);
    await sites.backUp(older, 'older.backup');
    const restored = await sites.newSite();
    expect((await sites.restore(restored, 'older.backup')).differences).toEqual([]);
    const source = await createDialect(restored).openTableSource();
    await source.close();
    expect(source.migrations).toHaveLength(MIGRATIONS.length);
    // The older database is now migrated too. It was never started, so it has none of the keys.
    const [rows, before] = [await allRows(restored), await allRows(older)];
    expect(rows).toEqual(new Map([...before, ['site_settings', rows.get('site_settings')]]));
  });
});

describe('verifying', () => {
  it('reports that everything is there, and leaves nothing behind', async () => {
    const before = await allRows(site);
    const { differences, end, description } = await sites.verify(site);
    expect(differences).toEqual([]);
    expect(end.tables['reviews']?.count).toBe(290);
    expect(description).toMatch(usesServer ? /^the schema verify_/ : /^an embedded database/);
    expect(await allRows(site)).toEqual(before);
  });

  it('needs no DATA_KEY, and reports a different one', async () => {
    const elsewhere = await sites.newSite({ secrets: { ...TEST_SECRETS, dataKeys: ['another-data-key'] } });
    const { differences, notes } = await sites.verify(elsewhere);
    expect(differences).toEqual([]);
    expect(notes.join(' ')).toContain('a different DATA_KEY');
  });
});

// With a single engine there's no other to move to.
(usesServer ? describe : describe.skip)('moving', () => {
  it('from the embedded database to a server, and back, keeps every row', async () => {
    const embedded = await sites.filledSite({}, 'sqlite');
    await sites.backUp(embedded, 'embedded.backup');
    const onServer = await sites.newSite();
    expect((await sites.restore(onServer, 'embedded.backup')).differences).toEqual([]);
    await sites.backUp(onServer, 'server.backup');
    const back = await sites.newSite({}, 'sqlite');
    expect((await sites.restore(back, 'server.backup')).differences).toEqual([]);
    expect(await allRows(back)).toEqual(await allRows(embedded));
  });
});
