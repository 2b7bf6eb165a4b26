import type { PreparedReads } from './prepared-reads.js';
import type { Replica } from './replica-reads.js';
import { ReplicaReads } from './replica-reads.js';
import type { Sql } from './sql.js';
import { raw, sql } from './sql.js';

const VERSION = sql`SELECT version FROM versions`;
const CLUBS = sql`SELECT name FROM clubs c JOIN teams t ON t.club_id = c.id`;

/** A primary at a version, and replicas with their versions. */
function site(version: number, ...replicas: { at: number; isUsed?: boolean }[]) {
  const asked: string[] = [];
  const primary = {
    at: version,
    all: <Row>(statement: Sql): Promise<Row[]> => {
      asked.push(statement === VERSION ? 'version' : 'primary');
      return Promise.resolve([{ version: primary.at }] as Row[]);
    },
    close: () => Promise.reject(new Error('somebody else’s')),
  } satisfies PreparedReads & { at: number };
  const servers = replicas.map(({ at, isUsed = true }, index) => {
    const server = {
      name: `replica ${index + 1}`,
      isUsed,
      read: <Row>(_: Sql, wanted: number): Promise<Row[] | undefined> => {
        asked.push(server.name);
        return Promise.resolve(at >= wanted ? [] : undefined);
      },
      close: () => {
        asked.push(`${server.name} closed`);
        return Promise.resolve();
      },
    } satisfies Replica;
    return server;
  });
  const watched = { tables: new Set(['clubs', 'teams']), version: VERSION };
  return { asked, primary, reads: new ReplicaReads(primary, watched, () => servers) };
}

describe('reads from replicas', () => {
  it('come from each in turn, once the primary’s version is known', async () => {
    const { asked, reads } = site(7, { at: 7 }, { at: 8 });
    for (let read = 0; read < 3; read += 1) await reads.all(CLUBS);
    expect(asked).toEqual(['version', 'replica 2', 'version', 'replica 1', 'version', 'replica 2']);
    expect(reads.counts).toEqual({ answered: 3, passedOn: 0 });
  });

  it('come from the primary when the replica is behind', async () => {
    const { asked, reads } = site(7, { at: 6 });
    await reads.all(CLUBS);
    expect(asked).toEqual(['version', 'replica 1', 'primary']);
    expect(reads.counts).toEqual({ answered: 0, passedOn: 1 });
  });

  it('skip those that are left out, and query no version if all are', async () => {
    const some = site(7, { at: 7, isUsed: false }, { at: 7 });
    for (let read = 0; read < 2; read += 1) await some.reads.all(CLUBS);
    expect(some.asked).toEqual(['version', 'replica 2', 'version', 'replica 2']);
    const none = site(7, { at: 7, isUsed: false });
    await none.reads.all(CLUBS);
    expect(none.asked).toEqual(['primary']);
  });

  it('share the query for the version', async () => {
    const { asked, reads } = site(7, { at: 7 });
    await Promise.all(Array.from({ length: 50 }, () => reads.all(CLUBS)));
    expect(asked.filter((name) => name === 'version').length).toBeLessThanOrEqual(2);
    expect(reads.counts.answered).toBe(50);
  });

  it.each([
    ['another table', sql`SELECT * FROM sessions`],
    ['another table beside', sql`SELECT * FROM clubs c LEFT JOIN \`sessions\` s ON s.club_id = c.id`],
    ['another table within', sql`SELECT * FROM clubs WHERE EXISTS (${raw('SELECT 1 FROM sessions')})`],
    ['the version', VERSION],
    ['no table', sql`SELECT 1`],
  ])('come from the primary with %s', async (_, statement) => {
    const { asked, reads } = site(7, { at: 7 });
    await reads.all(statement);
    expect(asked).toEqual([statement === VERSION ? 'version' : 'primary']);
  });

  it('close only the replicas', async () => {
    const { asked, reads } = site(7, { at: 7 });
    await reads.close();
    expect(asked).toEqual(['replica 1 closed']);
  });
});
