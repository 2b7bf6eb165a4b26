import { tmpdir } from 'node:os';
import { createConnection } from 'mysql2/promise';
import { DatabaseProxy } from '../../../test/support/database-proxy.js';
import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { openDatabase } from '../../app/open-database.js';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import { Review } from '../../model/reviews/review.entity.js';
import { sql } from './sql.js';

// An embedded database is as fast as the disk; a server, and the way to it, can be slow.
const server = process.env['TEST_DATABASE_URL'];
if (server) {
  describe('while the database is slow', () => {
    const proxy = new DatabaseProxy(new URL(server));
    let api: TestApi;
    let databaseUrl: string;
    let clubId: number;
    let parents = 0;

    beforeAll(async () => {
      await proxy.open();
      api = await startTestApi(
        {},
        {
          reroute: (url) => {
            databaseUrl = url;
            return proxy.toUrl(url);
          },
        },
      );
      const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
      clubId = club?.id ?? 0;
    });

    afterAll(async () => {
      proxy.delayMs = 0;
      await api.stop();
      await proxy.shut();
    });

    afterEach(async () => {
      proxy.delayMs = 0;
      proxy.losesAnswersTo = undefined;
      await until(async () => (await api.call('/health/ready')).status === 200);
    });

    const submit = async () => {
      const authorEmail = `parent${(parents += 1)}@home.example`;
      const response = await postJson(api, '/reviews', reviewForm(clubId, { authorEmail }));
      await response.text();
      return { status: response.status, isToldWhen: response.headers.has('retry-after') };
    };
    const untilAccepted = () => until(async () => (await submit()).status === ACCEPTED.status);
    const REFUSED = { status: 503, isToldWhen: true };
    const ACCEPTED = { status: 201, isToldWhen: false };
    /** How many reviews there are, without using the api. */
    const stored = async () => {
      const connection = await createConnection(databaseUrl);
      const [rows] = await connection.query('SELECT COUNT(*) AS count FROM reviews');
      await connection.end();
      return (rows as { count: number }[])[0]?.count;
    };
    const getStatus = async (path: string) => {
      const response = await api.call(path);
      await response.text();
      return response.status;
    };

    it('refuses what would take too long, rolls it back and isn’t ready, until responses are quick again', async () => {
      expect(await submit()).toEqual(ACCEPTED);
      const before = await stored();
      proxy.delayMs = 800;
      expect(await submit()).toEqual(REFUSED);
      expect(await getStatus('/health/ready')).toBe(503);
      expect(await getStatus('/health/live')).toBe(200);
      proxy.delayMs = 0;
      await until(async () => (await getStatus('/health/ready')) === 200);
      expect(await stored()).toBe(before);
      expect(await submit()).toEqual(ACCEPTED);
    });

    it('gives up connections that have gone silent, including idle ones', async () => {
      expect(await submit()).toEqual(ACCEPTED);
      const before = await stored();
      proxy.stall();
      expect(await submit()).toEqual(REFUSED);
      expect(await submit()).toEqual(ACCEPTED);
      expect(await stored()).toBe((before ?? 0) + 1);
    });

    it('refuses a request waiting for a lock held by another, and leaves nobody waiting on the server', async () => {
      const holder = await createConnection(databaseUrl);
      const waiting = async () => {
        const [rows] = await holder.query(
          `SELECT COUNT(*) AS count FROM information_schema.processlist
           WHERE db = DATABASE() AND info IS NOT NULL AND id <> CONNECTION_ID()`,
        );
        return Number((rows as { count: unknown }[])[0]?.count);
      };
      try {
        await holder.query('LOCK TABLES reviews WRITE');
        const outcomes = await Promise.all([submit(), submit(), submit()]);
        expect(outcomes).toEqual([REFUSED, REFUSED, REFUSED]);
        await until(async () => (await waiting()) === 0);
        await holder.query('UNLOCK TABLES');
        await holder.beginTransaction();
        await holder.query('SELECT * FROM clubs WHERE id = ? FOR UPDATE', [clubId]);
        expect(await submit()).toEqual(REFUSED);
      } finally {
        await holder.end();
      }
      await untilAccepted();
    });

    it('never commits twice if the outcome is unknown', async () => {
      const before = (await stored()) ?? 0;
      proxy.losesAnswersTo = 'COMMIT';
      expect(await submit()).toEqual(REFUSED);
      proxy.losesAnswersTo = undefined;
      expect(await submit()).toEqual(ACCEPTED);
      expect(await stored()).toBe(before + 2);
    });

    it('lets jobs take as long as they need', async () => {
      proxy.delayMs = 600;
      const count = await api.database.transactions.runInTransaction(async (manager) => {
        noteNothingPublic(manager);
        for (let statement = 1; statement < 10; statement += 1) await manager.query('SELECT 1');
        return manager.count(Review);
      });
      proxy.delayMs = 0;
      expect(count).toBe(await stored());
    });

    it('lets the reads of commands take longer than those of a running api', async () => {
      const command = await openDatabase({ dataDir: tmpdir(), databaseUrl: proxy.toUrl(databaseUrl) });
      try {
        const read = () => command.reads.all(sql`SELECT 1 AS one`);
        await read();
        proxy.delayMs = 13_000;
        expect(await read()).toEqual([{ one: 1 }]);
      } finally {
        proxy.delayMs = 0;
        await command.close();
      }
    });
  });
}
