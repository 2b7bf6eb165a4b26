import { createConnection } from 'mysql2/promise';
import { createTestDatabase } from '../../../../test/support/test-database.js';
import { SiteSetting } from '../site-setting.entity.js';
import { sql } from '../sql.js';
import { MysqlHosts } from './mysql-hosts.js';
import { openPool } from './mysql-pool.js';
import { MysqlReads } from './mysql-reads.js';
import { parseMysqlUrl } from './mysql-url.js';
import { AnswerLimits } from './response-limits.js';

const server = process.env['TEST_DATABASE_URL'];
if (!server)
  process.stdout.write('Modes of a server: left out, SQLite has none. The stage api-mysql tries them.\n');

/** The modes that an operator may have chosen for other programs, each with a time zone of its own. */
const MODES = [
  'STRICT_ALL_TABLES,NO_BACKSLASH_ESCAPES',
  'ANSI,PIPES_AS_CONCAT',
  'ONLY_FULL_GROUP_BY,NO_ZERO_DATE',
  '',
];

(server ? describe : describe.skip)('a server that was set up for others', () => {
  it.each(MODES)('with the mode "%s" means the same by a statement', async (mode) => {
    const root = await createConnection(server ?? '');
    const [[before]] = (await root.query(
      'SELECT @@GLOBAL.sql_mode AS mode, @@GLOBAL.time_zone AS zone, @@GLOBAL.group_concat_max_len AS joined',
    )) as unknown as [[{ mode: string; zone: string; joined: number }]];
    const set = 'SET GLOBAL sql_mode = ?, GLOBAL time_zone = ?, GLOBAL group_concat_max_len = ?';
    await root.query(set, [mode, '+09:00', 1024]);
    try {
      const { database, remove } = await createTestDatabase();
      try {
        const text = `It's a "lovely" club \\', 1) -- %`;
        const settings = database.dataSource.getRepository(SiteSetting);
        await settings.insert({ name: 'daily_summary', value: text });
        expect(await settings.findOneByOrFail({ name: 'daily_summary' })).toMatchObject({ value: text });
        const escaped = await database.dataSource.query<{ text: string; hour: string }[]>(
          `SELECT ? AS text, "a" AS quoted, TIMEDIFF(NOW(), UTC_TIMESTAMP()) AS hour`,
          [text],
        );
        expect(escaped).toEqual([{ text, quoted: 'a', hour: '00:00:00' }]);
        const read = sql`SELECT value AS text FROM site_settings WHERE name = ${'daily_summary'} AND value = ${text}`;
        expect(await database.reads.all(read)).toEqual([{ text }]);
        const joined = sql`SELECT LENGTH(GROUP_CONCAT(REPEAT('x', 2000))) AS length`;
        expect(await database.reads.all(joined)).toEqual([{ length: 2000 }]);
        await expect(settings.insert({ name: 'club_openings', value: 'x'.repeat(1000) })).rejects.toThrow(
          /too long/i,
        );
      } finally {
        await remove();
      }
    } finally {
      await root.query(set, [before.mode, before.zone, before.joined]);
      await root.end();
    }
  });

  it('isn’t used by a connection that can’t say how it means statements', async () => {
    const { hosts, ...login } = parseMysqlUrl(server ?? '');
    const reads = new MysqlReads((options) =>
      openPool({ ...options, ...login, connectionLimit: 1 }, new MysqlHosts(hosts, login), {
        beginnings: ['SET SESSION sql_mode = nonsense'],
        limits: new AnswerLimits({ requestMs: 1000, answerMs: () => 1000 }),
      }),
    );
    await expect(reads.all(sql`SELECT 1 AS one`)).rejects.toThrow();
    await reads.close();
  });
});
