/**
 * `npm run ops -- soak`: half an hour of mixed load, nine reads to one write, at twice the pace the product serves
 * comfortably. Fails if anything but shed load was refused, if an acknowledged review isn't stored once and mailed
 * once, or if memory keeps growing.
 *
 *   --minutes 30       how long
 *   --engine sqlite    or mysql, for a real MySQL server (see mysql-program.mjs), or mariadb, for the installed one
 *   --pace 120         visits a second, instead of twice what is served comfortably
 *   --seed 1           another one makes other visits
 *   --write            write the engine's section of docs/benchmarks.md
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { moderatorHeaders, startPages } from '../bench/pages/product.mjs';
import { residentMegabytes } from '../bench/process-figures.mjs';
import { toColumns, writeSection } from '../bench/report.mjs';
import { runBenchmark } from '../bench/run-benchmark.mjs';
import { ENGINES as DATABASES } from '../faults/support/databases.mjs';
import { mysqlProgram } from '../../tools/mysql-program.mjs';
import { runTargets } from '../../tools/setup/install.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { randomFrom } from '../../tools/setup/random.mjs';
import { createClient } from './client.mjs';
import { startMailInbox } from './mail-inbox.mjs';
import { visitAtPace } from './pace.mjs';
import { ENGINES, getFaults, getGrowth, HEAD, toRow, getSection, getSummary } from './report.mjs';
import { Tally } from './tally.mjs';
import { authorAddress, createVisitors, reviewNumber } from './visitors.mjs';

const REPORT = join(ROOT, 'docs/benchmarks.md');

/** A pace is served comfortably if nothing is refused and 99 % of the responses arrive within this time. */
const WITH_EASE_P99_MS = 250;
const STEP_SECONDS = 15;
const FIRST_PACE = 10;
const PACE_GROWTH = 1.3;
const MAILS_TIMEOUT_MS = 10 * 60_000;
/** Every review sent by the load names its number in its text. */
const SENT = `SELECT review_text AS text FROM reviews WHERE review_text LIKE '%My child has been there for % days.'`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    engine: { type: 'string', default: 'sqlite' },
    pace: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
if (!(values.engine in ENGINES)) throw new Error(`--engine is one of ${Object.keys(ENGINES).join(', ')}`);

await runBenchmark(async ({ signal, cleanUp, group }) => {
  const startedAt = new Date();
  await runTargets(['build']);
  const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-soak-'));
  cleanUp.add(() => rmSync(scratch, { recursive: true, force: true }));
  const dataDir = join(scratch, 'data');
  const program = values.engine === 'mysql' ? mysqlProgram() : undefined;
  const database =
    values.engine === 'sqlite' ? await DATABASES.SQLite(dataDir) : await DATABASES.MariaDB(scratch, program);
  cleanUp.add(() => database.stop());
  const inbox = await startMailInbox();
  cleanUp.add(() => inbox.stop());
  cleanUp.add(() => group.stop());
  const settings = { ...database.env, SMTP_URL: inbox.url };
  const product = await startPages({ dir: ROOT, dataDir, group, settings });

  const client = createClient(product.url);
  cleanUp.add(() => client.close());
  const clubs = await fetch(`${product.apiUrl}/api/clubs?limit=1000&page=1`).then((answer) => answer.json());
  const moderator = await moderatorHeaders(product);
  const visitors = createVisitors({
    client,
    clubs,
    inbox,
    moderator,
    random: randomFrom(Number(values.seed)),
  });
  const visitFor = async (perSecond, seconds) => {
    const tally = new Tally();
    await visitAtPace({
      ...{ perSecond, seconds, signal },
      visit: () => visitors.visit(tally),
      stayAway: () => tally.addAway(),
    });
    return tally;
  };

  const easy = values.pace ? undefined : await paceWithEase(visitFor);
  const pace = values.pace ? Number(values.pace) : easy * 2;
  console.log(`${values.minutes} minutes at ${pace} visits a second`);
  const minutes = [];
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    const tally = await visitFor(pace, 60);
    const memory = { shell: residentMegabytes(product.shellPid), api: residentMegabytes(product.apiPid) };
    minutes.push({ minute, tally, memory });
    console.log(toColumns([HEAD, toRow(minutes.at(-1))]));
    for (const surprise of tally.surprises) console.log(`  ${surprise}`);
  }

  const mails = await toMails(visitors.sent, inbox.confirmations, signal);
  await group.stop();
  const numbers = (await database.query(SENT)).map(({ text }) => reviewNumber(text));
  const stored = new Set(numbers);
  const kept = {
    acknowledged: visitors.sent.size,
    lost: [...visitors.sent].filter((number) => !stored.has(number)).length,
    doubled: numbers.length - stored.size,
    confirmed: visitors.confirmed,
    ...mails,
  };
  const growth = { shell: getGrowth(minutes, 'shell'), api: getGrowth(minutes, 'api') };
  const summary = getSummary({ easy, easeMs: WITH_EASE_P99_MS, pace, minutes, kept, growth });
  console.log(`\n${summary}`);
  if (values.write)
    await writeSection(
      REPORT,
      `soak on ${values.engine}`,
      getSection({ startedAt, engine: values.engine, summary, minutes }),
    );
  const faults = getFaults({ minutes, kept, growth });
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** The highest pace, in steps of three tenths, that the product serves comfortably. */
async function paceWithEase(visitFor) {
  await visitFor(FIRST_PACE, STEP_SECONDS);
  let easy = FIRST_PACE;
  for (let pace = FIRST_PACE; ; pace = Math.round(pace * PACE_GROWTH)) {
    const tally = await visitFor(pace, STEP_SECONDS);
    const p99 = tally.percentile(0.99);
    const isEasy = tally.isFlawless && p99 < WITH_EASE_P99_MS;
    console.log(`${pace} visits a second: p99 ${p99.toFixed(0)} ms${isEasy ? '' : ', no longer with ease'}`);
    for (const surprise of tally.surprises) console.log(`  ${surprise}`);
    if (!isEasy) return easy;
    easy = pace;
  }
}

/** Waits until each review has its mail. @returns how many got none, and how many got more than one */
async function toMails(sent, confirmations, signal) {
  const withoutMail = () => [...sent].filter((number) => !confirmations.has(authorAddress(number))).length;
  const giveUpAt = Date.now() + MAILS_TIMEOUT_MS;
  while (withoutMail() > 0 && Date.now() < giveUpAt) await wait(1000, undefined, { signal });
  return {
    withoutMail: withoutMail(),
    mailedTwice: [...confirmations.values()].filter((count) => count > 1).length,
  };
}
