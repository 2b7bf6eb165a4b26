import { onMachine } from '../../../test/support/machine-clock.js';
import { createTestDatabasePlace } from '../../../test/support/test-database.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { TEST_KEYS, testSettings } from '../../../test/support/test-settings.js';
import { TooManyRequestsError } from '../errors.js';
import type { Database } from '../database/database.js';
import { openDatabase } from '../../app/open-database.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import { RateLimits } from './rate-limits.js';
import { sql } from '../database/sql.js';

const MINUTE_MS = 60_000;

describe('rate limits', () => {
  let place: TestDatabasePlace;
  let databases: Database[];
  let here: RateLimits;
  let there: RateLimits;

  beforeAll(async () => {
    place = await createTestDatabasePlace();
    // The embedded database has one process.
    const instances = place.settings.databaseUrl ? 2 : 1;
    databases = await Promise.all(Array.from({ length: instances }, () => openDatabase(place.settings)));
    const settings = testSettings(place.settings, { rateLimits: true });
    here = new RateLimits(databases[0] as Database, settings, TEST_KEYS);
    there = new RateLimits(databases.at(-1) as Database, settings, TEST_KEYS);
  });

  afterAll(async () => {
    for (const database of databases) await database.close();
    await place.removePlace();
  });

  it('allow what is within them, and then say how long to wait', async () => {
    const limit = { purpose: 'test-a', times: 2, windowMs: MINUTE_MS };
    await here.take(limit, 'parent@home.example');
    await here.take(limit, 'parent@home.example');
    const refusal = await here.take(limit, 'parent@home.example').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequestsError);
    const { retryAfterSeconds } = refusal as TooManyRequestsError;
    expect(retryAfterSeconds).toBeGreaterThan(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('count each purpose and each person separately', async () => {
    const limit = { purpose: 'test-b', times: 1, windowMs: MINUTE_MS };
    expect(await here.allows(limit, 'a')).toBe(true);
    expect(await here.allows(limit, 'b')).toBe(true);
    expect(await here.allows({ ...limit, purpose: 'test-c' }, 'a')).toBe(true);
    expect(await here.allows(limit, 'a')).toBe(false);
  });

  it('are counted by two processes together, even at the same moment', async () => {
    const limit = { purpose: 'test-d', times: 10, windowMs: MINUTE_MS };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).allows(limit, 'a')),
    );
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  it('hold on machines whose clocks are hours apart', async () => {
    const limit = { purpose: 'test-h', times: 2, windowMs: MINUTE_MS };
    const [slow, fast] = [-60 * MINUTE_MS, 60 * MINUTE_MS];
    const allowed = [];
    for (const [off, limits] of [
      [slow, here],
      [fast, there],
      [slow, here],
      [fast, there],
    ] as const)
      allowed.push(await onMachine(off, () => limits.allows(limit, 'a')));
    expect(allowed).toEqual([true, true, false, false]);
    const refusal = await onMachine(slow, () => here.take(limit, 'a')).catch((error: unknown) => error);
    expect((refusal as TooManyRequestsError).retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('start again when the window is over, and when they are reset', async () => {
    const limit = { purpose: 'test-e', times: 1, windowMs: MINUTE_MS };
    expect(await here.allows(limit, 'a')).toBe(true);
    expect(await here.allows(limit, 'a')).toBe(false);
    await databases[0]?.dataSource.query(
      `UPDATE rate_limit_counters SET window_ends_at = ? WHERE counter_key LIKE 'test-e:%'`,
      [toStoredTimestamp(new Date())],
    );
    expect(await here.allows(limit, 'a')).toBe(true);
    await there.forget(limit, 'a');
    expect(await here.allows(limit, 'a')).toBe(true);
  });

  it('store nothing that shows whom they count', async () => {
    const limit = { purpose: 'test-f', times: 1, windowMs: MINUTE_MS };
    await here.take(limit, 'parent@home.example');
    const rows = await databases[0]?.reads.all(sql`SELECT counter_key FROM rate_limit_counters`);
    expect(JSON.stringify(rows)).not.toContain('parent');
  });

  it('allow everything when they are switched off', async () => {
    const off = new RateLimits(databases[0] as Database, testSettings(place.settings), TEST_KEYS);
    const limit = { purpose: 'test-g', times: 1, windowMs: MINUTE_MS };
    for (const _ of [1, 2, 3]) expect(await off.allows(limit, 'a')).toBe(true);
  });
});
