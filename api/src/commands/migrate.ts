import { openDatabase } from '../app/open-database.js';
import { prepareContent } from '../app/prepare-content.js';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';

// Brings the schema to the latest migration and ends: for sites whose api starts with MIGRATIONS=wait.
try {
  const settings = loadSettings();
  const database = await openDatabase({ ...settings, waitsForMigrations: false }, (opened) =>
    prepareContent(opened, settings),
  );
  await database.close();
  process.stdout.write('The database schema matches this release.\n');
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
