import type { Connection, RowDataPacket } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { TestDatabasePlace } from '../../../../test/support/test-database.js';
import { createEmptyPlace } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { LEASES_TABLE, MysqlLocks } from './mysql-locks.js';

const describeOnServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
if (describeOnServer === describe.skip)
  process.stdout.write(
    'Locks of a cluster: left out, since SQLite has no server. The stage api-mysql tries them.\n',
  );
const LEFT_TO_OTHERS = { patienceSeconds: 0, leaseSeconds: 60 };

/** Two names for the server's own locks simulate two servers, which know nothing of each other's. */
describeOnServer('locks that hold in a whole cluster', () => {
  let place: TestDatabasePlace;
  let database: Connection;
  const connect = () => createConnection(place.settings.databaseUrl ?? '');
  const locksOn = (node: string) =>
    new MysqlLocks(connect, `${node}-${process.pid}`, () => Promise.resolve(node));
  const done = () => Promise.resolve('done');
  const leases = async () => (await database.query<RowDataPacket[]>('SELECT name, node FROM work_leases'))[0];

  beforeAll(async () => {
    place = await createEmptyPlace();
    database = await connect();
    await database.query(LEASES_TABLE);
  });

  afterEach(() => database.query('DELETE FROM work_leases'));

  afterAll(async () => {
    await database.end();
    await place.removePlace();
  });

  it('are held by one process at a time, whichever server it uses', async () => {
    const outcome = await locksOn('a').during('notices', LEFT_TO_OTHERS, () =>
      locksOn('b').during('notices', LEFT_TO_OTHERS, done),
    );
    expect(outcome).toBeUndefined();
    // In a real cluster, this connection's server hears of it a moment later.
    await until(async () => (await leases()).length === 0, 5_000);
    expect(await locksOn('b').during('notices', LEFT_TO_OTHERS, done)).toBe('done');
  });

  it('go to one of many who ask at the same moment', async () => {
    let working = 0;
    const work = async () => {
      working += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    const nodes = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(nodes.map((node) => locksOn(node).during('notices', LEFT_TO_OTHERS, work)));
    expect(working).toBe(1);
  });

  it('are waited for', async () => {
    const order: string[] = [];
    const terms = { patienceSeconds: 20, leaseSeconds: 60 };
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      order.push(`${name} ends`);
    };
    await Promise.all(['a', 'b'].map((node) => locksOn(node).during('club-import', terms, work(node))));
    const [first, second] = order[0] === 'a begins' ? ['a', 'b'] : ['b', 'a'];
    expect(order).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  });

  it('outlive a process that died on another server until its lease has expired, but not on the same one', async () => {
    const leave = (seconds: number) =>
      database.query(
        `REPLACE INTO work_leases VALUES ('notices', 'gone', 'a', UTC_TIMESTAMP(3) + INTERVAL ? SECOND)`,
        [seconds],
      );
    await leave(60);
    expect(await locksOn('b').during('notices', LEFT_TO_OTHERS, done)).toBeUndefined();
    expect(await locksOn('a').during('notices', LEFT_TO_OTHERS, done)).toBe('done');
    await leave(-1);
    expect(await locksOn('b').during('notices', LEFT_TO_OTHERS, done)).toBe('done');
  });

  it('are renewed while the work is running', async () => {
    const outcome = await locksOn('a').during(
      'notices',
      { patienceSeconds: 0, leaseSeconds: 2 },
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 3500));
        return locksOn('b').during('notices', LEFT_TO_OTHERS, done);
      },
    );
    expect(outcome).toBeUndefined();
  });
});
