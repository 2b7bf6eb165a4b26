import { SingleBar } from 'cli-progress';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';
import { openDatabase } from '../app/open-database.js';
import { applyPublicationRule } from '../model/reviews/publication-rule.js';
import { recountStoredValues } from '../model/reviews/recount.js';

// Repairs every stored sum, count and normalised text from clubs and reviews; see recountStoredValues.
try {
  const settings = loadSettings();
  const database = await openDatabase(settings, (opened) =>
    applyPublicationRule(opened, settings.reviewPublication),
  );
  const bar = new SingleBar({
    format: '{step} {bar} {percentage}%',
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  try {
    bar.start(100, 0, { step: '' });
    await recountStoredValues(database, (step, done) =>
      bar.update(Math.floor(done * 100), { step: step.padEnd(12) }),
    );
    bar.stop();
    process.stdout.write('All stored values have been recalculated.\n');
  } finally {
    bar.stop();
    await database.close();
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
