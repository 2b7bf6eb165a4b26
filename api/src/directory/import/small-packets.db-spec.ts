import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { createTestDatabase } from '../../../test/support/test-database.js';
import { Club } from '../../model/clubs/club.entity.js';
import { StatementTooLargeError } from '../../platform/database/statement-errors.js';
import { diskFile } from './club-file.js';
import { importClubs } from './import-clubs.js';

const server = process.env['TEST_DATABASE_URL'];
/** The smallest that hosts allow. */
const PACKET = 1_048_576;
const LONG = '’ a'.repeat(1300);

/** Runs `work` on a server with small packets; SQLite has none, and the same has to work there. */
async function withSmallPackets(work: () => Promise<void>): Promise<void> {
  if (!server) return work();
  const root = await createConnection(server);
  const [[before]] = (await root.query('SELECT @@GLOBAL.max_allowed_packet AS bytes')) as unknown as [
    [{ bytes: number }],
  ];
  await root.query('SET GLOBAL max_allowed_packet = ?', [PACKET]);
  try {
    await work();
  } finally {
    await root.query('SET GLOBAL max_allowed_packet = ?', [before.bytes]);
    await root.end();
  }
}

describe('a database with small packets', () => {
  it('takes a file of long descriptions', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'club-reviews-packets-'));
    await withSmallPackets(async () => {
      const { database, remove } = await createTestDatabase();
      const rows = Array.from(
        { length: 300 },
        (_, row) => `b-${row},Bulkley Rovers ${row},Otley,LS21 1AA,${LONG}`,
      );
      const path = join(folder, 'clubs.csv');
      writeFileSync(path, ['external_id,name,place,postcode,description', ...rows].join('\n'));
      await importClubs(database, await diskFile(path), { isDryRun: false, addsDoubtful: true });
      expect(await database.reader.count(Club)).toBe(300);
      await remove();
    });
    rmSync(folder, { recursive: true });
  });

  it('is named by the error about a statement that’s too large for it, which has no rows', async () => {
    await withSmallPackets(async () => {
      const { database, remove } = await createTestDatabase();
      const write = database.transactions.runInTransaction((manager) =>
        manager.query('INSERT INTO nothing (text) VALUES (?)', ['secret'.repeat(PACKET / 4)]),
      );
      const error: unknown = await write.catch((thrown: unknown) => thrown);
      if (server) {
        expect(error).toBeInstanceOf(StatementTooLargeError);
        expect((error as Error).message).toContain('max_allowed_packet');
      }
      expect(error).toBeInstanceOf(Error);
      expect(
        Object.values(error as object)
          .map((value) => JSON.stringify(value))
          .join(),
      ).not.toContain('secret');
      await remove();
    });
  });
});
