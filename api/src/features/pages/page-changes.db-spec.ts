import { createTestDatabase } from '../../../test/support/test-database.js';
import { insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import { raw, sql } from '../../platform/database/sql.js';
import { PageChangesService } from './page-changes.service.js';
import { versionsSince } from './page-changes.sql.js';

const CLUBS = 5000;

/** A step of a plan, in the words of either engine. */
interface Plan {
  detail?: string;
  table?: string | null;
  key?: string | null;
  type?: string | null;
}

describe('the changes since a version', () => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await createTestDatabase());
    const { manager } = database.dataSource;
    for (let first = 1; first <= CLUBS; first += 500)
      await insertRows(
        manager,
        'club_versions',
        Array.from({ length: 500 }, (_, index) => ({ club_id: first + index, version: first + index })),
      );
    await manager.query(`UPDATE club_versions SET version = ${CLUBS} WHERE club_id = 0`);
    if (database.dialect.engine === 'mysql') await manager.query('ANALYZE TABLE club_versions');
  });

  afterAll(() => remove());

  it('are read along the index, however many clubs there are', async () => {
    const explain = raw(database.dialect.engine === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN');
    const plan = await database.reads.all<Plan>(sql`${explain} ${versionsSince(CLUBS - 10)}`);
    const steps = plan.map(({ detail, table, key, type }) => detail ?? `${table} ${type} ${key}`).join('\n');
    expect(steps).toContain('PRIMARY');
    expect(steps).toContain('ix_club_versions_version');
    expect(steps).not.toMatch(/SCAN c\b|TEMP B-TREE|^(?:c|club_versions) (?:ALL|index) /m);
  });

  it('are those after it', async () => {
    const changes = new PageChangesService(database.reads);
    expect(await changes.since(CLUBS - 3)).toEqual({ version: CLUBS, clubs: [CLUBS - 2, CLUBS - 1, CLUBS] });
    expect(await changes.since(CLUBS)).toEqual({ version: CLUBS, clubs: [] });
    expect(await changes.since(0)).toEqual({ version: CLUBS, clubs: null });
  });
});
