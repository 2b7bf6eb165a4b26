import { ConsoleLogger, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { createTestDatabasePlace } from '../../../test/support/test-database.js';
import { openDatabase } from '../../app/open-database.js';
import { ClubAdmin } from '../../accounts/club-admins/club-admin.entity.js';
import type { Database } from '../../platform/database/database.js';
import { runSql, sql } from '../../platform/database/sql.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { Review } from '../reviews/review.entity.js';
import { Club } from './club.entity.js';
import { clubTotals } from '../reviews/recount.js';
import { ClubVersion, EVERY_CLUB, invalidateDirectory, noteNothingPublic } from './club-versions.js';

describe('a change to public data', () => {
  let place: TestDatabasePlace;
  let strict: Database;
  let lenient: Database;
  let clubId: number;
  let adminId: number;

  const warnings: unknown[] = [];

  beforeAll(async () => {
    const silent = (): void => undefined;
    Logger.overrideLogger({ log: silent, error: silent, warn: (message) => warnings.push(message) });
    place = await createTestDatabasePlace();
    strict = await openDatabase({ ...place.settings, refusesUnnotedChanges: true });
    lenient = await openDatabase(place.settings);
    const [club] = await storeClubs(strict, [{ name: 'Leeds Lions', reviews: [{}] }]);
    clubId = club?.id ?? 0;
    ({ id: adminId } = await storeClubAdmin(strict, clubId, { email: 'sam@lions.example' }));
  });

  afterAll(async () => {
    await Promise.all([strict.close(), lenient.close()]);
    await place.removePlace();
    Logger.overrideLogger(new ConsoleLogger());
  });

  const getVersion = async (id: number) =>
    (await strict.reader.findOneByOrFail(ClubVersion, { clubId: id })).version;

  const WRITES: [what: string, tables: string, work: (manager: EntityManager) => Promise<unknown>][] = [
    ['an update of an entity', 'clubs', (manager) => manager.update(Club, clubId, { aiSummary: 'New' })],
    [
      'a saved entity',
      'reviews',
      async (manager) =>
        manager.save(Review, {
          ...(await manager.findOneByOrFail(Review, { clubId })),
          responseText: 'Thanks',
        }),
    ],
    ['a deleted row', 'reviews', (manager) => manager.delete(Review, { id: 4242 })],
    [
      'a statement',
      'clubs',
      (manager) =>
        runSql(
          manager,
          sql`
      UPDATE clubs SET ai_summary = ${'Old'} WHERE id = ${clubId}`,
        ),
    ],
    [
      'an update from a query',
      'clubs',
      (manager) =>
        runSql(manager, strict.dialect.updateFrom('clubs', clubTotals(clubId, clubId), ['review_count'])),
    ],
    [
      'a row that may be there',
      'age_group_counts',
      (manager) =>
        runSql(
          manager,
          strict.dialect.upsert(
            'age_group_counts',
            { age_group: 'U10s', count: 1 },
            ['age_group'],
            (excluded) => ({
              count: sql`count + ${excluded('count')}`,
            }),
          ),
        ),
    ],
    ['a parent’s deletion', 'club_admins', (manager) => manager.delete(ClubAdmin, { id: adminId + 1 })],
  ];

  it.each(WRITES)('can’t be forgotten in tests: %s', async (_, tables, work) => {
    await expect(strict.transactions.runInTransaction(work)).rejects.toThrow(
      `A transaction wrote to ${tables} and noted nothing in club_versions`,
    );
  });

  it.each(WRITES)('invalidates every page if it’s forgotten: %s', async (_, tables, work) => {
    warnings.length = 0;
    const before = await getVersion(0);
    await lenient.transactions.runInTransaction(work);
    expect([await getVersion(0), await getVersion(EVERY_CLUB)]).toEqual([before + 1, before + 1]);
    expect(warnings).toEqual([expect.stringContaining(`wrote to ${tables} without a note`)]);
  });

  it.each<[what: string, work: (manager: EntityManager) => Promise<unknown>]>([
    [
      'is noted',
      async (manager) => {
        await manager.update(Club, clubId, { aiSummary: 'Another' });
        invalidateDirectory(manager);
      },
    ],
    [
      'is known to be none',
      async (manager) => {
        noteNothingPublic(manager);
        await manager.update(Club, clubId, { contactEmail: 'new@club.example' });
      },
    ],
    ['is read alone', (manager) => manager.find(Club, { where: { id: clubId }, ...strict.dialect.rowLock })],
    [
      'is of another table',
      (manager) => manager.save(SiteSetting, { name: 'daily_summary', value: 'clubs' }),
    ],
    ['is of a parent that stays', (manager) => manager.update(ClubAdmin, adminId, { name: 'Sam' })],
  ])('is allowed if it %s', async (_, work) => {
    const before = await getVersion(EVERY_CLUB);
    await strict.transactions.runInTransaction(work);
    await lenient.transactions.runInTransaction(work);
    expect(await getVersion(EVERY_CLUB)).toBe(before);
  });
});
