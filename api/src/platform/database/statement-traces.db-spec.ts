import { inSpan, traceWith } from '@club-reviews/watching/traces';
import type { Span, SpanStart } from '@club-reviews/watching/traces';
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
  const started: (SpanStart & { parent: string | undefined; hasFailed: boolean })[] = [];
  let place: TestDatabasePlace;
  let database: Database;

  beforeAll(async () => {
    traceWith({
      start(span, parent) {
        const noted = { ...span, parent: parent?.traceId, hasFailed: false };
        started.push(noted);
        return {
          traceId: span.name,
          traceparent: '',
          set: () => undefined,
          fail: () => (noted.hasFailed = true),
          end: () => undefined,
        } as Span;
      },
      stop: () => Promise.resolve(),
    });
    place = await createTestDatabasePlace();
    database = await openDatabase(place.settings);
  });
  beforeEach(() => void started.splice(0));
  afterAll(async () => {
    traceWith(undefined);
    await database.close();
    await place.removePlace();
  });

  it('are parts of the requests that run them, only with their templates', async () => {
    const { reads, reader, transactions } = database;
    await inSpan({ name: 'request' }, async () => {
      await reads.all(sql`SELECT name FROM clubs WHERE slug = ${'secret-slug'}`);
      await reader.getRepository(SiteSetting).findOneBy({ name: NAME });
      await transactions.runInTransaction(async (manager) => {
        await manager.insert(SiteSetting, { name: NAME, value: 'secret-value' });
        await runSql(manager, sql`UPDATE site_settings SET value = ${'secret-new'}`);
      });
    });
    const names = started.map(({ name, parent }) => [name, parent]);
    expect(names.slice(0, 4)).toEqual([
      ['request', undefined],
      ['SELECT clubs', 'request'],
      ['SELECT site_settings', 'request'],
      ['transaction', 'request'],
    ]);
    expect(names).toContainEqual(['INSERT site_settings', 'transaction']);
    expect(names).toContainEqual(['UPDATE site_settings', 'transaction']);
    expect(started[1]?.attributes).toEqual({
      'db.system.name': database.dialect.engine,
      'db.query.text': 'SELECT name FROM clubs WHERE slug = ?',
    });
    expect(JSON.stringify(started)).not.toMatch(/secret|daily/);
  });

  it('show that they failed', async () => {
    const failing = inSpan({ name: 'request' }, () => database.reads.all(sql`SELECT nothing FROM nowhere`));
    expect(await failing.catch(() => 'failed')).toBe('failed');
    expect(started.at(-1)).toMatchObject({ name: 'SELECT nowhere', hasFailed: true });
  });

  it('start no traces of their own', async () => {
    await database.reads.all(sql`SELECT COUNT(*) FROM clubs`);
    await database.transactions.runInTransaction((manager) => manager.query('SELECT 1'));
    expect(started).toEqual([]);
  });
});
