import { FACT_NAMES } from '@club-reviews/domain/fact-sources';
import { londonClock } from '@club-reviews/domain/london-clock';
import type { EntityManager } from 'typeorm';
import { fillEarlierRelease } from '../../../test/support/earlier-release.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createEmptyPlace } from '../../../test/support/test-database.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { Database } from './database.js';
import { openDatabase } from '../../app/open-database.js';
import { sql } from './sql.js';

const CLUB = `INSERT INTO clubs (id, name, slug, search_name, search_location, location, sport, description, leagues,
    teams, photos, created_at, updated_at)
  VALUES (1, 'Leeds Lions', 'leeds-lions', 'leeds lions', 'leeds', 'Leeds', 'Football', '', '[]', '[]', '[]',
    '2026-01-01 10:00:00.000', '2026-01-01 10:00:00.000')`;

/** What the present release makes of these rows of a release whose last migration was the named one. */
async function withUpgraded(
  last: string,
  rows: readonly string[],
  look: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const place = await createEmptyPlace();
  await fillEarlierRelease(place.settings, last, rows);
  const database = await openDatabase(place.settings);
  await look(database.dataSource.manager);
  await database.close();
  await place.removePlace();
}

describe('the schema', () => {
  let place: TestDatabasePlace;
  let database: Database;

  beforeAll(async () => {
    place = await createEmptyPlace();
    database = await openDatabase(place.settings);
  });

  afterAll(async () => {
    await database.close();
    await place.removePlace();
  });

  it('has nothing to change after the migrations', async () => {
    const difference = await database.dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('says that no one knows where the facts of clubs from earlier releases come from', () =>
    withUpgraded('ListSessions1750000051300', [CLUB], async (manager) => {
      const stored = await manager.findOneByOrFail(Club, { id: 1 });
      const [unknown, ...others] = stored.factSources ?? [];
      expect(others).toEqual([]);
      expect(unknown).toMatchObject({ kind: 'unknown', on: londonClock(new Date()).date });
      // A fact that clubs get later has a source from its first value on.
      expect(Object.keys(FACT_NAMES)).toEqual(expect.arrayContaining(unknown?.facts ?? []));
    }));

  it('is waited for by processes that leave migrations to others', async () => {
    const own = await createEmptyPlace();
    let hasOpened = false;
    const waiting = openDatabase({ ...own.settings, waitsForMigrations: true }).then((opened) => {
      hasOpened = true;
      return opened;
    });
    // Longer than it takes to check twice.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(hasOpened).toBe(false);
    const migrating = await openDatabase(own.settings);
    const opened = await waiting;
    expect(await opened.dataSource.showMigrations()).toBe(false);
    await Promise.all([migrating.close(), opened.close()]);
    await own.removePlace();
  });

  it('is built once by several processes that start at the same time', async () => {
    const shared = await createEmptyPlace();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(shared.settings)));
    for (const opened of databases) {
      expect(await opened.reads.all(sql`SELECT name FROM site_counters`)).toHaveLength(6);
      await opened.close();
    }
    await shared.removePlace();
  });
});
