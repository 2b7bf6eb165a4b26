import { PRODUCT_VERSION } from '../../platform/config/product-version.js';
import { DatabaseProxy } from '../../../test/support/database-proxy.js';
import { AnswerLimits } from '../../platform/database/dialect/response-limits.js';
import { MysqlHosts } from '../../platform/database/dialect/mysql-hosts.js';
import { openPool } from '../../platform/database/dialect/mysql-pool.js';
import { MysqlReads } from '../../platform/database/dialect/mysql-reads.js';
import { parseMysqlUrl } from '../../platform/database/dialect/mysql-url.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import { sql } from '../../platform/database/sql.js';

describe('health over HTTP', () => {
  const api = useTestApi('suite');

  it('is good while the database responds', async () => {
    const response = await api.call('/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok', version: PRODUCT_VERSION });
  });

  it('tells a live process from one that is ready for requests', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await api.call(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ status: 'ok', version: PRODUCT_VERSION });
    }
    await api.database.dataSource.query('ALTER TABLE site_counters RENAME TO site_counters_away');
    const answers = await Promise.all([api.call('/health/live'), api.call('/health/ready')]);
    await api.database.dataSource.query('ALTER TABLE site_counters_away RENAME TO site_counters');
    expect(answers.map(({ status }) => status)).toEqual([200, 503]);
  });

  it('is bad when the data it reads is gone', async () => {
    await api.database.dataSource.query('ALTER TABLE site_counters RENAME TO site_counters_away');
    const response = await api.call('/health');
    await api.database.dataSource.query('ALTER TABLE site_counters_away RENAME TO site_counters');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toEqual({
      statusCode: 503,
      message: 'The database doesn’t answer',
      error: 'Service Unavailable',
    });
    expect((await api.call('/health')).status).toBe(200);
  });
});

// The embedded database can't go away; a server can.
const server = process.env['TEST_DATABASE_URL'];
if (server) {
  describe('while the database server is down', () => {
    const proxy = new DatabaseProxy(new URL(server));
    let api: TestApi;

    beforeAll(async () => {
      await proxy.open();
      api = await startTestApi({}, { reroute: (databaseUrl) => proxy.toUrl(databaseUrl) });
    });

    afterAll(async () => {
      await api.stop();
      await proxy.shut();
    });

    it('returns 503 in the usual error format, and recovers on its own', async () => {
      expect((await api.call('/stats')).status).toBe(200);
      await proxy.shut();
      for (const path of [
        '/health',
        '/stats',
        '/clubs',
        '/clubs/1',
        '/reviews/recent',
        '/clubs/search?postcode=LS6',
      ]) {
        const response = await api.call(path);
        expect([path, response.status]).toEqual([path, 503]);
        expect(await response.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
      }
      await proxy.open();
      expect((await api.call('/health')).status).toBe(200);
      expect((await api.call('/stats')).status).toBe(200);
    });

    it('gives up on a server that has gone silent, and tries again on another connection', async () => {
      const { hosts, ...login } = parseMysqlUrl(proxy.toUrl(server));
      const limits = new AnswerLimits({ requestMs: 300, answerMs: () => 300 });
      const reads = new MysqlReads((options) =>
        openPool({ ...options, ...login, connectionLimit: 1 }, new MysqlHosts(hosts, login), {
          beginnings: [],
          limits,
        }),
      );
      expect(await reads.all(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
      proxy.stall();
      await expect(reads.all(sql`SELECT 1 AS one`)).rejects.toThrow('answer in time');
      expect(await reads.all(sql`SELECT 2 AS two`)).toEqual([{ two: 2 }]);
      await reads.close();
    });
  });
}
