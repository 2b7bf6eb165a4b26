import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import { createApp } from '../src/app/http/create-app.js';
import { DATABASE } from '../src/platform/database/database.module.js';
import type { Database } from '../src/platform/database/database.js';
import { DatabaseProxy } from './support/database-proxy.js';
import { storeClubs } from './support/factories.js';
import { publicState } from './support/public-answers.js';
import { siteAdminHeaders } from './support/sessions.js';
import type { TestApi } from './support/test-api.js';
import { startTestApi } from './support/test-api.js';
import { testSettings } from './support/test-settings.js';
import { until } from './support/until.js';

const REPLICA = process.env['TEST_DATABASE_READ_URL'];
const describeWithReplica = REPLICA === undefined ? describe.skip : describe;
if (REPLICA === undefined)
  process.stdout.write(
    'Reads from a replica: left out, since there is none. npm run test:replica has one.\n',
  );

const CHANGES = 60;
const CHANGES_WHILE_LATE = 5;
const PAGE = '/clubs/leeds-lions';

describeWithReplica('public answers with a replica', () => {
  const proxy = new DatabaseProxy(new URL(REPLICA ?? 'mysql://none'));
  /** Writes, and reads from the replica through the proxy. */
  let api: TestApi;
  /** Another instance that reads from it too. */
  let other: TestApi;
  /** Knows no replica: its responses are right. */
  let primary: TestApi;
  let replica: Connection;
  let admin: Record<string, string>;
  let clubId: number;
  let names = 0;
  const apps: NestFastifyApplication[] = [];

  const further = async (databaseReadUrl: string | undefined): Promise<TestApi> => {
    const app = await createApp(testSettings({ ...api.place, databaseReadUrl }));
    await app.listen(0, '127.0.0.1');
    apps.push(app);
    const url = await app.getUrl();
    const call = (path: string, request?: RequestInit) => fetch(`${url}/api${path}`, request);
    const read = async <T>(path: string) => (await (await call(path)).json()) as T;
    return { ...api, url, call, read, database: app.get<Database>(DATABASE) };
  };

  beforeAll(async () => {
    await proxy.open();
    api = await startTestApi({ databaseReadUrl: undefined }, {});
    const [club] = await storeClubs(api.database, [
      { name: 'Leeds Lions', latitude: 53.8, longitude: -1.55, reviews: [{}, {}] },
      { name: 'Leeds Larks', latitude: 53.81, longitude: -1.55, reviews: [{}] },
    ]);
    clubId = club?.id ?? 0;
    const readUrl = new URL(api.place.databaseReadUrl ?? '');
    primary = await further(undefined);
    other = await further(readUrl.href);
    const { stop } = api;
    api = { ...(await further(proxy.urlOf(readUrl.href))), stop };
    admin = await siteAdminHeaders(api);
    await until(() =>
      createConnection(readUrl.href).then(
        (one) => ((replica = one), true),
        () => false,
      ),
    );
  });

  afterAll(async () => {
    await replica.query('START SLAVE');
    await replica.end();
    for (const app of apps) await app.close();
    await api.stop();
    await proxy.shut();
  });

  /** Renames the club, on one of the instances. */
  const rename = async (on: TestApi): Promise<string> => {
    names += 1;
    const name = `Leeds Lions ${names}`;
    const answer = await on.call(`/admin/clubs/${clubId}`, {
      method: 'PATCH',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(answer.status).toBe(200);
    return name;
  };
  const nameOf = async (on: TestApi) => (await on.read<{ name: string }>(`/clubs/${clubId}`)).name;
  const nameAtReplica = async () => {
    const [rows] = await replica.query<RowDataPacket[]>('SELECT name FROM clubs WHERE id = ?', [clubId]);
    return (rows[0] as { name: string } | undefined)?.name;
  };
  const countsOf = ({ database }: TestApi) => ({ ...database.replicas!.counts });
  const isUsed = ({ database }: TestApi) => database.replicas!.replicas.every((one) => one.isUsed);
  const untilUsed = async () => {
    await until(async () => {
      await Promise.all([nameOf(api), nameOf(other)]);
      return isUsed(api) && isUsed(other);
    });
  };
  /** Everything public, with the version that pages of it would be cached under. */
  const stateOf = (on: TestApi) =>
    publicState(on, { slugs: ['leeds-lions', 'leeds-larks'], reviews: [1, 2, 3] });
  const expectRight = async () => {
    const [ours, theirs, right] = await Promise.all([stateOf(api), stateOf(other), stateOf(primary)]);
    expect(ours).toEqual(right);
    expect(theirs).toEqual(right);
  };

  it('come from it, and match the primary’s', async () => {
    await untilUsed();
    const before = countsOf(api);
    await expectRight();
    expect(countsOf(api).answered).toBeGreaterThan(before.answered + 20);
    expect(countsOf(api).passedOn).toBe(before.passedOn);
  });

  it('are up to date at once while it has stopped, and come from it again once it has caught up', async () => {
    await untilUsed();
    const old = await nameAtReplica();
    await replica.query('STOP SLAVE SQL_THREAD');
    const name = await rename(api);
    expect(await Promise.all([nameOf(api), nameOf(other)])).toEqual([name, name]);
    await expectRight();
    // A request to the replica would have got this.
    expect(await nameAtReplica()).toBe(old);
    expect(isUsed(api)).toBe(false);
    const before = countsOf(api);
    await expectRight();
    expect(countsOf(api)).toEqual(before);
    await replica.query('START SLAVE SQL_THREAD');
    await untilUsed();
    expect(await nameOf(api)).toBe(name);
    expect(countsOf(api).answered).toBeGreaterThan(before.answered);
  });

  it('are up to date at once while it is a second behind', async () => {
    const delay = async (seconds: number) => {
      await replica.query('STOP SLAVE');
      await replica.query('CHANGE MASTER TO MASTER_DELAY = ?', [seconds]);
      await replica.query('START SLAVE');
    };
    await delay(1);
    let late = 0;
    for (let change = 0; change < CHANGES_WHILE_LATE; change += 1) {
      const name = await rename(change % 2 === 0 ? api : other);
      expect(await Promise.all([nameOf(api), nameOf(other)])).toEqual([name, name]);
      await expectRight();
      if ((await nameAtReplica()) !== name) late += 1;
      await wait(400);
    }
    await delay(0);
    expect(late).toBeGreaterThan(0);
  });

  it('are up to date at once after each of many changes, whoever made them', async () => {
    await untilUsed();
    const before = countsOf(api);
    for (let change = 0; change < CHANGES; change += 1) {
      const name = await rename(change % 2 === 0 ? api : other);
      const asked = Array.from({ length: 4 }, (_, index) => nameOf(index % 2 === 0 ? api : other));
      expect(await Promise.all(asked)).toEqual(asked.map(() => name));
      // Now and then it has time to catch up.
      if (change % 3 === 0) await wait(100);
    }
    await expectRight();
    expect(countsOf(api).answered).toBeGreaterThan(before.answered);
  });

  it('come from the primary while it is silent, and while it is away', async () => {
    await untilUsed();
    proxy.stall();
    const asked = Date.now();
    expect(await nameOf(api)).toBe(await nameOf(primary));
    expect(Date.now() - asked).toBeLessThan(5000);
    const again = Date.now();
    for (let call = 0; call < 20; call += 1) await api.read(PAGE);
    expect(Date.now() - again).toBeLessThan(1000);
    await proxy.shut();
    const name = await rename(other);
    expect(await nameOf(api)).toBe(name);
    expect((await api.call('/health/ready')).status).toBe(200);
    await proxy.open();
    await untilUsed();
    await expectRight();
  });

  it('come from the primary if the replica is ahead of it, and so isn’t its replica', async () => {
    await untilUsed();
    const before = countsOf(api);
    await replica.query('STOP SLAVE SQL_THREAD');
    await replica.query('UPDATE club_versions SET version = version + 1000 WHERE club_id = 0');
    await rename(other);
    expect(await nameOf(api)).toBe(await nameOf(primary));
    expect(isUsed(api)).toBe(false);
    expect(countsOf(api).answered).toBe(before.answered);
    await replica.query('UPDATE club_versions SET version = version - 1000 WHERE club_id = 0');
    await replica.query('START SLAVE SQL_THREAD');
    await untilUsed();
    await expectRight();
  });
});
