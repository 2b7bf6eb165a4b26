import { storeClubs } from '../../../test/support/factories.js';
import { createTestDatabasePlace } from '../../../test/support/test-database.js';
import type { Database } from '../../platform/database/database.js';
import { openDatabase } from '../../app/open-database.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { SummaryJob } from '../../model/reviews/summary-job.js';
import { SummaryJobs } from './summary-jobs.js';
import { sql } from '../../platform/database/sql.js';

const CLUBS = 12;

describe('summary jobs', () => {
  let databases: Database[];
  let removePlace: () => Promise<void>;
  let instances: SummaryJobs[];
  let clubIds: number[];

  const requestAll = async (): Promise<void> => {
    const now = toStoredTimestamp(new Date());
    const [database] = databases;
    for (const id of clubIds) {
      await database?.dataSource.query(
        'INSERT INTO summary_jobs (club_id, requested_at, next_attempt_at) VALUES (?, ?, ?)',
        [id, now, now],
      );
    }
  };
  const waiting = async (): Promise<number> => {
    const rows = await databases[0]?.reads.all(sql`SELECT club_id FROM summary_jobs`);
    return rows?.length ?? 0;
  };

  beforeEach(async () => {
    const place = await createTestDatabasePlace();
    removePlace = () => place.removePlace();
    const database = await openDatabase(place.settings);
    // The embedded database has one process; two connections in one would wait for each other.
    databases = place.settings.databaseUrl ? [database, await openDatabase(place.settings)] : [database];
    instances = [database, databases.at(-1) ?? database].map((database) => new SummaryJobs(database));
    const names = Array.from({ length: CLUBS }, (_, index) => ({
      name: `Club ${String.fromCharCode(65 + index)}`,
    }));
    const clubs = await storeClubs(databases[0] as Database, names);
    clubIds = clubs.map(({ id }) => id);
    await requestAll();
  });

  afterEach(async () => {
    for (const database of databases) await database.close();
    await removePlace();
  });

  it('are each taken by one of the instances that look at the same time', async () => {
    const claims = await Promise.all([...instances, ...instances].map((jobs) => jobs.take(CLUBS)));
    const taken = claims.flat().map(({ clubId }) => clubId);
    expect([...taken].sort((a, b) => a - b)).toEqual(clubIds);
    expect(await instances[0]?.take(CLUBS)).toEqual([]);
  });

  it('are due again when the instance that had them is gone', async () => {
    await instances[0]?.take(CLUBS);
    await databases[0]?.dataSource.query('UPDATE summary_jobs SET locked_until = requested_at');
    const again = (await instances[1]?.take(CLUBS)) ?? [];
    expect(again).toHaveLength(CLUBS);
    expect(again.map(({ attempts }) => attempts)).toEqual(Array(CLUBS).fill(2));
  });

  it('are done when they are finished, but not by an instance that has lost them meanwhile', async () => {
    const [late] = (await instances[0]?.take(1)) ?? [];
    if (!late) throw new Error('nothing was due');
    await databases[0]?.dataSource.query('UPDATE summary_jobs SET locked_until = requested_at');
    const claimed = (await instances[1]?.take(CLUBS)) ?? [];
    // As if both had taken it in the same millisecond.
    const { clubId, lockedUntil } = late;
    const mine = { ...claimed.find((job) => job.clubId === clubId)!, lockedUntil };
    await databases[0]?.dataSource.manager.update(SummaryJob, { clubId }, { lockedUntil });
    expect(await instances[0]?.finish(late, 'Too late.')).toBe(false);
    expect(await waiting()).toBe(CLUBS);
    expect(await instances[1]?.finish(mine, 'In time.')).toBe(true);
    expect(await waiting()).toBe(CLUBS - 1);
    const [club] =
      (await databases[0]?.reads.all<{ summary: string }>(
        sql`SELECT ai_summary AS summary FROM clubs WHERE id = ${late.clubId}`,
      )) ?? [];
    expect(club?.summary).toBe('In time.');
  });

  it('aren’t done when they were requested again meanwhile, and are due at once', async () => {
    const [job] = (await instances[0]?.take(1)) ?? [];
    if (!job) throw new Error('nothing was due');
    await databases
      .at(-1)
      ?.dataSource.query('UPDATE summary_jobs SET attempts = 0 WHERE club_id = ?', [job.clubId]);
    expect(await instances[0]?.finish(job, 'Out of date.')).toBe(false);
    const next = (await instances[1]?.take(CLUBS)) ?? [];
    expect(next.map(({ clubId }) => clubId)).toContain(job.clubId);
  });
});
