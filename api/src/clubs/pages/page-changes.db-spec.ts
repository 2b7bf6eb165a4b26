import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { storeClubs } from '../../../test/support/factories.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createTestDatabasePlace, useTestDatabase } from '../../../test/support/test-database.js';
import { explainOn } from '../../../test/support/plans.js';
import { openDatabase } from '../../app/open-database.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { Club } from '../../model/clubs/club.entity.js';
import { insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import { sql } from '../../platform/database/sql.js';
import { PageChangesService } from './page-changes.service.js';
import { rowsSince } from './page-changes.sql.js';

const CLUBS = 5000;

/** A step of a query plan, as worded by either engine. */
interface Plan {
  detail?: string;
  table?: string | null;
  key?: string | null;
  type?: string | null;
}

describe('the changes since a version', () => {
  const database = useTestDatabase('suite');

  beforeAll(async () => {
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

  it('are read along the index, however many clubs there are', async () => {
    const plan = await database.reads.all<Plan>(sql`${explainOn(database)} ${rowsSince(CLUBS - 10)}`);
    const steps = plan.map(({ detail, table, key, type }) => detail ?? `${table} ${type} ${key}`).join('\n');
    expect(steps).toContain('ix_club_versions_version');
    expect(steps).not.toMatch(/SCAN|TEMP B-TREE|v (?:ALL|index) /);
  });

  it('are those after it', async () => {
    const changes = new PageChangesService(database.reads);
    expect(await changes.since(CLUBS - 3)).toEqual({ version: CLUBS, clubs: [CLUBS - 2, CLUBS - 1, CLUBS] });
    expect(await changes.since(CLUBS)).toEqual({ version: CLUBS, clubs: [] });
    expect(await changes.since(0)).toEqual({ version: CLUBS, clubs: null });
  });
});

describe('changes of several processes at once', () => {
  const WRITERS = 6;
  const CHANGES_EACH = 15;
  let place: TestDatabasePlace;
  let databases: Database[];
  let ids: number[];

  beforeAll(async () => {
    place = await createTestDatabasePlace();
    const open = () => openDatabase({ ...place.settings, refusesUnnotedChanges: true });
    const first = await open();
    // Two connections writing to SQLite in one thread would wait for each other for ever.
    databases = [first, first.dialect.engine === 'mysql' ? await open() : first];
    const names = Array.from({ length: WRITERS }, (_, index) => ({ name: `Lions ${index}` }));
    ids = (await storeClubs(databases[0]!, names)).map(({ id }) => id);
  });

  afterAll(async () => {
    await Promise.all([...new Set(databases)].map((database) => database.close()));
    await place.removePlace();
  });

  it('are never hidden from a reader who has seen their version', async () => {
    const { reads } = databases[1]!;
    const changes = new PageChangesService(reads);
    const kept = new Map<number, string | null>();
    let version: number | undefined;
    let isWriting = true;
    let compared = 0;
    const follow = async (): Promise<void> => {
      const { version: next, clubs } = await changes.since(version);
      version = next;
      for (const id of clubs ?? ids) kept.set(id, await getSummary(id));
      // One statement sees one state: its rows for this version are the ones that were kept.
      const rows = await reads.all<{ id: number; summary: string | null; version: number }>(sql`
        SELECT c.id, c.ai_summary AS summary, v.version FROM clubs c JOIN club_versions v ON v.club_id = 0`);
      for (const row of rows.filter((each) => each.version === version)) {
        compared += 1;
        expect([row.id, kept.get(row.id)]).toEqual([row.id, row.summary]);
      }
    };
    const getSummary = async (id: number): Promise<string | null> => {
      const [row] = await reads.all<{ summary: string | null }>(
        sql`SELECT ai_summary AS summary FROM clubs WHERE id = ${id}`,
      );
      return row?.summary ?? null;
    };
    const write = async (id: number, { transactions }: Database): Promise<void> => {
      for (let time = 0; time < CHANGES_EACH; time += 1)
        await transactions.runInTransaction(async (manager) => {
          await manager.update(Club, id, { aiSummary: `${time}` });
          invalidateClubs(manager, [id]);
          await manager.findOneBy(Club, { id });
        });
    };
    const following = (async () => {
      while (isWriting) {
        await follow();
        await yieldToEventLoop();
      }
    })();
    await Promise.all(ids.map((id, index) => write(id, databases[index % 2]!)));
    isWriting = false;
    await following;
    await follow();
    expect(compared).toBeGreaterThanOrEqual(WRITERS);
    expect([...kept.values()]).toEqual(ids.map(() => `${CHANGES_EACH - 1}`));
  });
});
