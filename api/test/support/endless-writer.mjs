// Adds clubs one after the other until it's killed, and prints each one's number once it's committed. Usage: node
// endless-writer.mjs DATA_DIR; runs the built api.
import { openDatabase } from '../../dist/app/open-database.js';
import { invalidateDirectory } from '../../dist/model/clubs/club-versions.js';

const [dataDir] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
for (let number = 1; ; number += 1) {
  await database.transactions.runInTransaction(async (manager) => {
    await manager.query(
      `INSERT INTO clubs (name, slug, search_name, search_location, location, sport, description, leagues, teams, photos,
         created_at, updated_at)
       VALUES (?, ?, '', '', '', '', '', '[]', '[]', '[]', '2026-01-01 00:00:00.000', '2026-01-01 00:00:00.000')`,
      [`Club ${number}`, `club-${number}`],
    );
    await manager.query(`UPDATE site_counters SET value = value + 1 WHERE name = 'clubs'`);
    invalidateDirectory(manager);
  });
  process.stdout.write(`${number}\n`);
}
