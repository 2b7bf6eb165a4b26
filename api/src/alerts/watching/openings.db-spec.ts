import { savedSearchEnd, SavedSearch } from '../saved-search.entity.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { explainOn } from '../../../test/support/plans.js';
import { sql } from '../../platform/database/sql.js';
import type { SearchRow } from './openings.sql.js';
import { searchesAround } from './openings.sql.js';

const SEARCHES = 3000;
const RADII = [1, 3, 5, 10, 20, 50];
const NOW = new Date('2026-11-02T12:00:00Z');
const PLACE = { latitude: 53.9, longitude: -1.7 };

/** A step of a query plan, as worded by either engine. */
interface Plan {
  detail?: string;
  key?: string;
  type?: string;
  table?: string;
  rows?: number;
}

describe('the saved searches around a club', () => {
  const database = useTestDatabase('suite');

  beforeAll(async () => {
    const { manager } = database.dataSource;
    // All over the country, from 50 to 56 degrees north.
    const stored = Array.from({ length: SEARCHES }, (_, number) => ({
      ...{ emailHash: 'e'.repeat(64), emailEncrypted: 'x', tokenHash: String(number).padStart(64, '0') },
      ...{ place: 'Otley', latitude: 50 + (number * 6) / SEARCHES, longitude: -1.7 },
      ...{ radius: RADII[number % RADII.length] ?? 1, ageGroup: null, teams: [], days: [] },
      ...{ sinceVersion: number % 2 === 0 ? 1 : null, createdAt: NOW, eraseAt: savedSearchEnd(NOW) },
    }));
    await manager.save(SavedSearch, manager.create(SavedSearch, stored), { chunk: 500 });
    if (database.dialect.engine === 'mysql') await database.dataSource.query('ANALYZE TABLE saved_searches');
  });

  it('are those whose radius may reach it, confirmed before the change', async () => {
    const rows = await database.reads.all<SearchRow>(searchesAround(PLACE, 2, NOW));
    for (const { radius, latitude } of rows)
      expect(Math.abs(latitude - PLACE.latitude)).toBeLessThanOrEqual(radius / 69);
    const near = Array.from({ length: SEARCHES }, (_, number) => number).filter((number) => {
      const miles = RADII[number % RADII.length] ?? 1;
      return number % 2 === 0 && Math.abs(50 + (number * 6) / SEARCHES - PLACE.latitude) <= miles / 69.2;
    });
    expect(rows.length).toBeGreaterThanOrEqual(near.length);
    expect(near.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThan(SEARCHES / 8);
    expect(await database.reads.all(searchesAround(PLACE, 1, NOW))).toEqual([]);
    expect(await database.reads.all(searchesAround(PLACE, 2, savedSearchEnd(NOW)))).toEqual([]);
  });

  it('are read by the band of latitudes of each radius, never all of them', async () => {
    const plan = await database.reads.all<Plan>(sql`${explainOn(database)} ${searchesAround(PLACE, 2, NOW)}`);
    const reads = plan.filter(
      ({ detail, table }) => /saved_searches|\bs\b/.test(detail ?? '') || table === 's',
    );
    expect(reads).toHaveLength(RADII.length);
    for (const { detail, key, type } of reads) {
      expect(detail ?? key).toContain('ix_saved_searches_around');
      expect(detail ?? '').not.toMatch(/SCAN/);
      expect(['ALL', 'index']).not.toContain(type);
    }
  });
});
