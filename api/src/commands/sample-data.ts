import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { loadSettings } from '../config/settings.js';
import { openDatabase } from '../database/database.js';
import { applyPublicationRule } from '../reviews/publication-rule.js';
import { DEFAULT_SAMPLE_SIZE, loadSampleDataOnce } from '../sample-data/load-sample-data.js';

const USAGE = 'Usage: npm run sample-data -- [--clubs N] [--reviews N]';
const WHOLE_NUMBER = /^\d{1,8}$/;

// npm runs scripts in the folder of the package; relative settings count from where the person stands.
process.chdir(process.env['INIT_CWD'] ?? process.cwd());
process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

async function run(): Promise<number> {
  const size = readSize();
  if (size === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const settings = loadSettings();
  let loaded = false;
  const database = await openDatabase(settings, async (opened) => {
    const bar = new SingleBar(
      { format: '{step} {bar} {percentage} %', hideCursor: true },
      Presets.shades_classic,
    );
    bar.start(1, 0, { step: 'reviews'.padEnd(12) });
    await applyPublicationRule(opened, settings.reviewPublication);
    loaded = await loadSampleDataOnce(opened, {
      ...size,
      dataKey: settings.secrets.dataKey,
      publication: settings.reviewPublication,
      now: new Date(),
      progress: (step, done) => bar.update(done, { step: step.padEnd(12) }),
    });
    bar.stop();
  });
  await database.close();
  process.stdout.write(
    loaded
      ? `Loaded ${size.clubs} sample clubs with ${size.reviews} reviews.\n`
      : 'Nothing loaded: the database already holds clubs.\n',
  );
  return 0;
}

function readSize(): { clubs: number; reviews: number } | null {
  const { clubs, reviews } = DEFAULT_SAMPLE_SIZE;
  const { values } = parseArgs({
    options: {
      clubs: { type: 'string', default: String(clubs) },
      reviews: { type: 'string', default: String(reviews) },
    },
  });
  if (!WHOLE_NUMBER.test(values.clubs) || !WHOLE_NUMBER.test(values.reviews)) return null;
  return { clubs: Number(values.clubs), reviews: Number(values.reviews) };
}
