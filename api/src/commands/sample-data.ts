import { loadSettings } from '../platform/config/settings.js';
import { openDatabase } from '../app/open-database.js';
import { applyPublicationRule } from '../model/reviews/publication-rule.js';
import { loadSampleDataOnce } from '../sample-data/load-sample-data.js';
import { readSampleSize } from '../sample-data/sample-size.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { openKeyring } from '../platform/security/open-keyring.js';
import { StepBars } from './step-bars.js';

const USAGE = 'Usage: npm run ops -- sample-data [--clubs N] [--reviews N]';

// npm runs scripts in the package's folder; relative settings are relative to where the command was typed.
process.chdir(process.env['INIT_CWD'] ?? process.cwd());
process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

async function run(): Promise<number> {
  const size = readSampleSize(process.argv.slice(2));
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
      : 'Nothing loaded: the database already holds clubs.\n',
  );
  return 0;
}
