import { openDatabase } from '../app/open-database.js';
import { prepareContent } from '../app/prepare-content.js';
import { loadSettings } from '../platform/config/settings.js';
import { runCommand } from './command.js';

const USAGE = `migrate
  brings the schema to the latest migration: for sites whose api starts with MIGRATIONS=wait`;

await runCommand(USAGE, async () => {
  const settings = loadSettings();
  const database = await openDatabase({ ...settings, waitsForMigrations: false }, (opened) =>
    prepareContent(opened, settings),
  );
  await database.close();
  process.stdout.write('The database schema matches this release.\n');
});
