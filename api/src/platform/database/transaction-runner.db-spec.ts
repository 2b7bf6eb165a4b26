import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import BetterSqlite3 from 'better-sqlite3';
import type { EntityManager } from 'typeorm';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { getTurnsDuring } from '../../../test/support/turns.js';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import { SiteCounter } from '../../model/reviews/review-totals.js';
import type { Database } from './database.js';
import { sql } from './sql.js';

async function readValue({ reads }: Database): Promise<number | undefined> {
  const [row] = await reads.all<{ value: number }>(sql`SELECT value FROM site_counters WHERE name = 'clubs'`);
  return row?.value;
}

function add({ transactions }: Database, run: 'runInTransaction' | 'runInBackground'): Promise<void> {
  return transactions[run](async (manager) => {
    noteNothingPublic(manager);
    await manager.increment(SiteCounter, { name: 'clubs' }, 'value', 1);
    // Another statement in between gives the others a chance to interfere.
    await manager.findOneBy(SiteCounter, { name: 'clubs' });
  });
}

describe.each(['runInTransaction', 'runInBackground'] as const)('%s', (run) => {
  const database = useTestDatabase('each');
  const value = () => readValue(database);
  const addOne = () => add(database, run);

  it('lets simultaneous transactions all succeed, and lose nothing', async () => {
    const others = Array.from({ length: 10 }, () => add(database, 'runInTransaction'));
    await Promise.all([...others, ...Array.from({ length: 10 }, addOne)]);
    expect(await value()).toBe(20);
  });

  it('undoes a transaction that fails, and only that one', async () => {
    const outcomes = await Promise.allSettled([
      addOne(),
      database.transactions[run](async (manager) => {
        await manager.update(SiteCounter, { name: 'clubs' }, { value: 1000 });
        throw new Error('changed its mind');
      }),
      addOne(),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await value()).toBe(2);
  });

  it('shows readers nothing of an open transaction', async () => {
    await database.transactions[run](async (manager) => {
      noteNothingPublic(manager);
      await manager.update(SiteCounter, { name: 'clubs' }, { value: 5 });
      expect(await value()).toBe(0);
    });
    expect(await value()).toBe(5);
  });

  it('serves others between its statements if they take long', async () => {
    const turns = await getTurnsDuring(() =>
      database.transactions[run](async (manager) => {
        noteNothingPublic(manager);
        for (let statement = 1; statement <= 10; statement += 1) {
          await manager.update(SiteCounter, { name: 'clubs' }, { value: statement });
          for (const end = performance.now() + 15; performance.now() < end;);
        }
      }),
    );
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it('calls what follows a transaction once', async () => {
    const calls: string[] = [];
    for (const name of ['first', 'second'])
      await database.transactions[run]((manager) =>
        Promise.resolve(database.transactions.afterCommit(manager, () => calls.push(name))),
      );
    expect(calls).toEqual(['first', 'second']);
  });

  it('runs again after a temporary error', async () => {
    let attempts = 0;
    const result = await database.transactions[run](() => {
      attempts += 1;
      const code = database.dialect.engine === 'mysql' ? 'ER_LOCK_DEADLOCK' : 'SQLITE_BUSY';
      return attempts < 3
        ? Promise.reject(Object.assign(new Error('try again'), { code }))
        : Promise.resolve('done');
    });
    expect([result, attempts]).toEqual(['done', 3]);
  });
});

describe('runInTransaction', () => {
  const database = useTestDatabase('each');
  const value = () => readValue(database);

  it('serves others while another process writes', async () => {
    if (database.dialect.engine !== 'sqlite') {
      process.stdout.write('A file that another process writes to: tried on SQLite.\n');
      return;
    }
    database.dialect.limitWaiting();
    const other = new BetterSqlite3(String(database.dataSource.options.database));
    other.exec('BEGIN IMMEDIATE');
    const before = database.transactions.retries;
    const done = add(database, 'runInTransaction');
    // More often than a deadlock would be tried again.
    while (database.transactions.retries < before + 10) await wait(1);
    other.exec('COMMIT');
    other.close();
    await done;
    expect(await value()).toBe(1);
  });

  it('doesn’t run again if it’s unknown whether its COMMIT arrived', async () => {
    let attempts = 0;
    const lost = Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' });
    const transaction = database.dataSource.transaction.bind(database.dataSource);
    const spy = jest
      .spyOn(database.dataSource, 'transaction')
      .mockImplementation(async (...given: unknown[]) => {
        await transaction(given[0] as (manager: EntityManager) => Promise<unknown>);
        throw lost;
      });
    const work = () => Promise.resolve((attempts += 1));
    await expect(database.transactions.runInTransaction(work)).rejects.toBe(lost);
    spy.mockRestore();
    expect(attempts).toBe(1);
  });

  it('runs again when its server went away before the COMMIT', async () => {
    if (database.dialect.engine !== 'mysql') {
      process.stdout.write('A killed connection: tried on a server (MariaDB or MySQL).\n');
      return;
    }
    let attempts = 0;
    const done = await database.transactions.runInTransaction(async (manager) => {
      attempts += 1;
      noteNothingPublic(manager);
      await manager.increment(SiteCounter, { name: 'clubs' }, 'value', 1);
      const [{ id } = { id: 0 }] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
      if (attempts === 1) await manager.query(`KILL ${id}`).catch(() => undefined);
      await manager.increment(SiteCounter, { name: 'clubs' }, 'value', 1);
      return 'done';
    });
    expect([done, attempts, await value()]).toEqual(['done', 2, 2]);
  });
});
