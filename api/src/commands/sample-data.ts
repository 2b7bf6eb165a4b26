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
import { StepBars } from './step-bars.js';

const USAGE = `Usage: npm run ops -- sample-data [--clubs N] [--reviews N]
       npm run ops -- sample-data --remove`;

// npm runs scripts in the package's folder; relative settings are relative to where the command was typed.
process.chdir(process.env['INIT_CWD'] ?? process.cwd());
process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

async function run(): Promise<number> {
  const options = process.argv.slice(2);
  if (options.join() === '--remove') return remove();
  const size = readSampleSize(options);
  if (size === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
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
    });
    progress.stop();
  });
  await database.close();
  process.stdout.write(
    loaded
      ? `Loaded ${size.clubs} sample clubs with ${size.reviews} reviews.\n`
      : 'Nothing loaded: the database already holds clubs, or the sample data was removed.\n',
  );
  return 0;
}

/** Removes the sample data, while the site runs or not; everything real stays. */
async function remove(): Promise<number> {
  const settings = loadSettings();
  const database = await openDatabase(settings, () => Promise.resolve());
  try {
    const stored = await database.reader.findOneBy(SiteSetting, { name: 'sample_data' });
    if (stored === null) {
      process.stdout.write('There’s no sample data to remove.\n');
      return 0;
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
    return 0;
  } finally {
    await database.close();
  }
}
