import { loadSettings } from '../platform/config/settings.js';
import { openDatabase } from '../app/open-database.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { applyPublicationRule } from '../model/reviews/publication-rule.js';
import { loadSampleDataOnce } from '../sample-data/load-sample-data.js';
import { readSampleSize } from '../sample-data/sample-size.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { openKeyring } from '../platform/security/open-keyring.js';
import { removeSampleData, toSummary } from '../sample-data/remove-sample-data.js';
import { FOLDER, runCommand, UsageError, withDatabase } from './command.js';
import { StepBars } from './step-bars.js';

const USAGE = `sample-data [--clubs N] [--reviews N]
       npm run ops -- sample-data --remove`;

// npm runs scripts in the package's folder; relative settings are relative to where the command was typed.
process.chdir(FOLDER);
await runCommand(USAGE, run);

async function run(): Promise<number | void> {
  const options = process.argv.slice(2);
  if (options.join() === '--remove') return remove();
  const size = readSampleSize(options);
  if (size === null) throw new UsageError();
  const settings = loadSettings();
  const progress = new StepBars();
  let loaded = false;
  const database = await openDatabase(settings, async (opened) => {
    const keyring = await openKeyring(opened, settings.secrets.dataKeys);
    await applyPublicationRule(opened, settings.reviewPublication);
    loaded = await loadSampleDataOnce(opened, {
      ...size,
      protection: new EmailProtection(keyring),
      publication: settings.reviewPublication,
      now: new Date(),
      progress: (step, done) => progress.show(step, done),
    }).finally(() => progress.stop());
  });
  await database.close();
  process.stdout.write(
    loaded
      ? `Loaded ${size.clubs} sample clubs with ${size.reviews} reviews.\n`
      : 'Nothing loaded: the database already holds clubs, or the sample data was removed.\n',
  );
}

/** Removes the sample data, while the site runs or not; everything real stays. */
async function remove(): Promise<void> {
  await withDatabase(
    async (database, settings) => {
      const stored = await database.reader.findOneBy(SiteSetting, { name: 'sample_data' });
      if (stored === null) {
        process.stdout.write('There’s no sample data to remove.\n');
        return;
      }
      const keyring = await openKeyring(database, settings.secrets.dataKeys);
      const removed = await database.dialect.withLock('sample-data', () =>
        removeSampleData(database, {
          protection: new EmailProtection(keyring),
          publication: settings.reviewPublication,
          audit: new AuditLog(),
        }),
      );
      process.stdout.write(`${toSummary(removed)}\n`);
    },
    () => Promise.resolve(),
  );
}
