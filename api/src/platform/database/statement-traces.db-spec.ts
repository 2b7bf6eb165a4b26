import { TraceCollector } from '@club-reviews/observability/testing/trace-collector';
import type { CollectedSpan } from '@club-reviews/observability/testing/trace-collector';
import { inSpan, startTraces } from '@club-reviews/observability/traces';
import { createTestDatabasePlace } from '../../../test/support/test-database.js';
import type { TestDatabasePlace } from '../../../test/support/test-database.js';
import { openDatabase } from '../../app/open-database.js';
import { SiteSetting } from './site-setting.entity.js';
import type { Database } from './database.js';
import { runSql, sql } from './sql.js';
import { statementTemplate } from './statement-traces.js';

describe('statementTemplate', () => {
  it.each([
    [
      `SELECT id FROM clubs  WHERE name = 'Leeds ''Lions''' AND id = 17`,
      'SELECT id FROM clubs WHERE name = ? AND id = ?',
    ],
    [
      'SELECT c1.id FROM `clubs` c1\n  WHERE c1.id IN (?, ?,?)',
      'SELECT c1.id FROM `clubs` c1 WHERE c1.id IN (?)',
    ],
    ['INSERT INTO t (a, b) VALUES (?, 1), (?, 2), (?, ?)', 'INSERT INTO t (a, b) VALUES (?)'],
  ])('has no values, and is the same for any number of them: %s', (statement, template) => {
    expect(statementTemplate(statement)).toBe(template);
  });
});

describe('statements in traces', () => {
  const NAME = 'daily_summary';
  let place: TestDatabasePlace;
  let database: Database;

  beforeAll(async () => {
    place = await createTestDatabasePlace();
    database = await openDatabase(place.settings);
  });
  afterAll(async () => {
    await database.close();
    await place.removePlace();
  });

  /** The spans that some work causes, in the order in which they ended. */
  async function getSpans(work: () => Promise<unknown>): Promise<CollectedSpan[]> {
    const collector = new TraceCollector();
    const settings = { endpoint: await collector.open(), headers: undefined, share: 1 };
    const stop = await startTraces('api', settings, () => undefined);
    await work()
      .finally(stop)
      .finally(() => collector.close());
    return collector.spans;
  }

  it('are parts of the requests that run them, only with their templates', async () => {
    const { reads, reader, transactions } = database;
    const spans = await getSpans(() =>
      inSpan('request', async () => {
        await reads.all(sql`SELECT name FROM clubs WHERE slug = ${'secret-slug'}`);
        await reader.getRepository(SiteSetting).findOneBy({ name: NAME });
        await transactions.runInTransaction(async (manager) => {
          await manager.insert(SiteSetting, { name: NAME, value: 'secret-value' });
          await runSql(manager, sql`UPDATE site_settings SET value = ${'secret-new'}`);
        });
      }),
    );
    const parents = new Map(spans.map(({ spanId, name }) => [spanId, name]));
    const names = spans.map(({ name, parentSpanId = '' }) => [name, parents.get(parentSpanId)]);
    expect(names.slice(0, 2)).toEqual([
      ['SELECT clubs', 'request'],
      ['SELECT site_settings', 'request'],
    ]);
    expect(names).toContainEqual(['INSERT site_settings', 'transaction']);
    expect(names).toContainEqual(['UPDATE site_settings', 'transaction']);
    expect(names.slice(-2)).toEqual([
      ['transaction', 'request'],
      ['request', undefined],
    ]);
    expect(spans[0]?.attributes).toEqual({
      'db.system.name': database.dialect.engine,
      'db.query.text': 'SELECT name FROM clubs WHERE slug = ?',
    });
    expect(JSON.stringify(spans)).not.toMatch(/secret|daily/);
  });

  it('show that they failed', async () => {
    const failing = () => inSpan('request', () => database.reads.all(sql`SELECT nothing FROM nowhere`));
    const spans = await getSpans(() => failing().catch(() => 'failed'));
    expect(spans[0]).toMatchObject({ name: 'SELECT nowhere', status: { code: 2 } });
  });

  it('start no traces of their own', async () => {
    const spans = await getSpans(async () => {
      await database.reads.all(sql`SELECT COUNT(*) FROM clubs`);
      await database.transactions.runInTransaction((manager) => manager.query('SELECT 1'));
    });
    expect(spans).toEqual([]);
  });
});
