import { sessionFor, storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { explainOn } from '../../../test/support/plans.js';
import {
  changesAfter,
  CURRENT_VERSION,
  DIRECTORY,
  EVERY_CLUB,
  invalidateClubs,
  invalidateDirectory,
  invalidateEveryClub,
  readChanges,
} from '../../model/clubs/club-versions.js';
import { ClubSession } from '../../model/clubs/club-session.entity.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import { CARD_COLUMNS } from '../club-rows.js';
import { clubsAfter, getClubs } from './club-index.sql.js';
import type { ClubIndex } from './club-index.js';
import { ClubIndexSync } from './club-index-sync.js';
import { clubRows } from './club-rows.sql.js';

/** A step of a query plan, as worded by either engine. */
interface Plan {
  detail?: string;
  key?: string;
  type?: string;
  Extra?: string;
}

const CLUBS = 700;
const getName = (number: number): string => `Colts ${String(number).padStart(4, '0')}`;

describe('the index of clubs in memory', () => {
  const database = useTestDatabase('suite');
  let keeper: ClubIndexSync;
  let ids: number[];

  const names = async (from = keeper) =>
    (await from.current()).index.inOrder('name').map(({ searchName }) => searchName);
  const rename = (id: number, searchName: string) =>
    database.transactions.runInTransaction(async (manager) => {
      await manager.update(Club, id, { searchName });
      invalidateClubs(manager, [id]);
    });

  beforeAll(async () => {
    const numbers = Array.from({ length: CLUBS }, (_, index) => CLUBS - index);
    const clubs = await storeClubs(
      database,
      numbers.map((number) => ({ name: getName(number), latitude: 50 + number / 1000, longitude: -1 })),
    );
    ids = clubs.map(({ id }) => id);
    // Engines read a small table whole.
    await database.dataSource.getRepository(ClubSession).insert(ids.map(sessionFor));
  });

  beforeEach(async () => {
    keeper = new ClubIndexSync(database.reads);
    await keeper.current();
  });

  it('has every listed club in order', async () => {
    expect(await names()).toEqual(
      Array.from({ length: CLUBS }, (_, index) => getName(index + 1).toLowerCase()),
    );
  });

  it('reads only the clubs that have changed, in whichever process', async () => {
    const statements: string[] = [];
    const watched = new ClubIndexSync({
      all: (statement: Sql) => {
        statements.push(statement.sql);
        return database.reads.all(statement);
      },
      close: () => Promise.resolve(),
    });
    await watched.current();
    statements.length = 0;
    await rename(ids[0] ?? 0, 'albion');
    expect((await names(watched))[0]).toBe('albion');
    expect(statements.filter((text) => text.includes('FROM clubs'))).toEqual([getClubs([1]).sql]);
    statements.length = 0;
    await watched.current();
    expect(statements).toEqual([CURRENT_VERSION.sql]);
    statements.length = 0;
    const { changedAt } = await watched.current();
    await database.transactions.runInTransaction((manager) => Promise.resolve(invalidateDirectory(manager)));
    expect((await watched.current()).changedAt).toBe(changedAt);
    expect(statements.filter((text) => text.includes('FROM clubs'))).toEqual([]);
  });

  it('is the same after many changes as when it’s loaded again', async () => {
    const some = ids.slice(100, 300);
    await database.transactions.runInTransaction(async (manager) => {
      for (const [index, id] of some.entries()) {
        const state = index % 3 === 0 ? 'hidden' : 'listed';
        await manager.update(Club, id, { searchName: `zebra ${index % 7}`, state, latitude: 51 });
      }
      invalidateClubs(manager, some);
    });
    const fresh = new ClubIndexSync(database.reads);
    expect(await names()).toEqual(await names(fresh));
    const [followed, loaded] = [(await keeper.current()).index, (await fresh.current()).index];
    for (const order of ['rating', 'reviews'] as const)
      expect(followed.inOrder(order).map(({ id }) => id)).toEqual(loaded.inOrder(order).map(({ id }) => id));
    const everywhere = (index: ClubIndex) =>
      index
        .within({ latitude: 51, longitude: -1 }, 500)
        .map(({ club }) => club.id)
        .sort((one, other) => one - other);
    expect(everywhere(followed)).toEqual(everywhere(loaded));
    for (const { id, slot } of followed.inOrder('name')) expect(followed.columns.club(slot)?.id).toBe(id);
    expect(followed.towns.filter(() => true)).toEqual(
      loaded.towns
        .filter(() => true)
        .map((town) => ({ ...town, latitude: expect.closeTo(town.latitude, 6) as number })),
    );
    expect(followed.words.almostMatching('zebr').size).toBe(loaded.words.almostMatching('zebr').size);
  });

  it('is loaded again after a recount', async () => {
    await database.transactions.runInTransaction(async (manager) => {
      await manager.update(Club, ids[1] ?? 0, { searchName: 'aardvarks' });
      invalidateEveryClub(manager);
    });
    expect((await names())[0]).toBe('aardvarks');
  });

  it('reads many changes in parts, whether of one version or of several, and no more than needed', async () => {
    const { version } = await keeper.current();
    const far = Array.from({ length: 2500 }, (_, index) => 1_000_000 + index);
    await database.transactions.runInTransaction((manager) => Promise.resolve(invalidateClubs(manager, far)));
    await rename(ids[3] ?? 0, 'later');
    const changes = await readChanges(database.reads, version);
    expect(changes).toEqual(
      new Map([
        ...far.map((id) => [id, version + 1] as const),
        ...[DIRECTORY, ids[3] ?? 0].map((id) => [id, version + 2] as const),
      ]),
    );
    expect((await readChanges(database.reads, version, 1500)).size).toBe(2000);
    expect(await names()).toContain('later');
  });

  it('knows nothing of what was rolled back', async () => {
    const before = (await keeper.current()).version;
    await database.transactions
      .runInTransaction(async (manager) => {
        invalidateClubs(manager, [ids[2] ?? 0]);
        await manager.update(Club, ids[2] ?? 0, { searchName: 'never' });
        throw new Error('refused');
      })
      .catch(() => undefined);
    const state = await keeper.current();
    expect(state.version).toBe(before);
    expect(await names()).not.toContain('never');
  });

  it('assigns versions in commit order when several write at once', async () => {
    await Promise.all(ids.slice(0, 20).map((id, index) => rename(id, `together ${index}`)));
    const found = (await names()).filter((name) => name.startsWith('together'));
    expect(found).toHaveLength(20);
  });

  // What each search reads from the database: rows by their keys, and a range of an index.
  it.each<[string, string, Sql]>([
    ['the version', 'PRIMARY', CURRENT_VERSION],
    ['the changes', 'ix_club_versions_version', changesAfter({ version: 1_000_000, id: 1 })],
    ['changed clubs', 'PRIMARY', getClubs([1, 2, 3])],
    ['a batch of all clubs', 'PRIMARY', clubsAfter(100)],
    ['a page', 'PRIMARY', clubRows([1, 2, 3], raw(CARD_COLUMNS))],
  ])('is updated and read without scanning the whole table: %s', async (_, key, statement) => {
    const plan = await database.reads.all<Plan>(sql`${explainOn(database)} ${statement}`);
    const [first] = plan;
    expect(first?.detail ?? first?.key).toContain(key);
    for (const { detail, type, Extra } of plan) {
      expect(detail ?? '').not.toMatch(/SCAN|TEMP B-TREE/);
      expect(['ALL', 'index']).not.toContain(type);
      expect(Extra ?? '').not.toMatch(/filesort|temporary/i);
    }
  });

  it('keeps one row for each changed club', async () => {
    await rename(ids[5] ?? 0, 'first');
    await rename(ids[5] ?? 0, 'second');
    const rows = await database.dataSource.query<{ club_id: number }[]>('SELECT club_id FROM club_versions');
    expect(rows.filter(({ club_id }) => club_id === ids[5])).toHaveLength(1);
    expect(rows.filter(({ club_id }) => club_id === EVERY_CLUB)).toHaveLength(1);
  });
});
