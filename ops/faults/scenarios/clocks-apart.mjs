import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { processGroup } from '../../../tools/setup/processes.mjs';
import { TEST_SETTINGS, startApi } from '../../../tools/setup/product.mjs';
import { reviewForm } from '../../../tools/setup/review-form.mjs';
import { installDebianPackages } from '../../../tools/setup/system-programs.mjs';
import { journey } from '../../upgrade/journey.mjs';
import { SITE_PASSWORD } from '../../upgrade/site.mjs';
import { confirm, confirmationTokens, postJson } from '../support/confirmation-links.mjs';
import { ENGINES } from '../support/databases.mjs';
import { openMailServer } from '../support/on-product.mjs';
import { checkMails, checkOutcome } from '../support/outcome.mjs';
import { ReviewLoad } from '../support/review-load.mjs';

const HOUR_S = 3600;
const REVIEWS = 300;
const JOURNEYS = 3;
/** How many reviews an address may send in an hour. */
const LIMIT = 20;
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);

/**
 * Two apis share a database; one's clock is an hour slow, the other's an hour fast. Each mail must go out once, links and
 * sessions from one must work at the other, and they must count limits together.
 */
export async function clocksApart(scratch) {
  const library = requireFaketime();
  const mailServer = await openMailServer();
  const database = await ENGINES.MariaDB(scratch);
  const processes = processGroup();
  const start = (offSeconds, env) =>
    startApi(processes, {
      ...TEST_SETTINGS,
      ...database.env,
      DATA_DIR: join(scratch, 'data'),
      SITE_ADMIN_PASSWORD: SITE_PASSWORD,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      LD_PRELOAD: library,
      FAKETIME: `${offSeconds < 0 ? '' : '+'}${offSeconds}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      ...env,
    });
  // Started one after the other, because the first creates the tables and loads the sample data.
  const startBoth = async (env) => [await start(-HOUR_S, env), await start(HOUR_S, env)];
  try {
    let both = await startBoth({ SMTP_URL: mailServer.url });
    const apart = await hoursApart(both);
    console.log(`Clocks of the two: ${apart.toFixed(2)} hours apart`);
    if (apart < 1.9) throw new Error('the clocks are not apart');
    await writeAndConfirm(both, database, mailServer);
    for (const { stop } of both) await stop();

    both = await startBoth({ RATE_LIMITS: 'on' });
    for (let number = 1; number <= JOURNEYS; number += 1) {
      await journey(both[0], both[1], `slow-${number}`);
      await journey(both[1], both[0], `fast-${number}`);
    }
    console.log(
      `Journeys: ${2 * JOURNEYS} of a claim, a login of staff and one of a club, two reviews and their links, each step at the ` +
        'other of the two: all went through',
    );
    await reachLimit(both);
  } finally {
    await processes.stop();
    await database.stop();
    await mailServer.shut();
  }
}

async function writeAndConfirm(both, database, mailServer) {
  const urls = both.map(({ origin }) => `${origin}/api`);
  const clubs = await (await fetch(`${urls[0]}/clubs?limit=20`)).json();
  const load = new ReviewLoad({ urls, clubs: clubs.map(({ id }) => id) });
  load.start();
  await load.untilAcknowledged(REVIEWS, 180_000);
  await load.stop();
  const stored = await checkOutcome(load, database);
  await checkMails(mailServer, database, { stored, kills: 0 });
  const tokens = confirmationTokens(mailServer);
  let confirmed = 0;
  for (const [index, token] of tokens.entries())
    if ((await confirm(urls[index % 2], token)).status === 200) confirmed += 1;
  console.log(`Links: ${confirmed} of ${tokens.length} reviews confirmed by their mails, at either`);
  if (confirmed !== stored) throw new Error('a link is of no use');
}

async function reachLimit(both) {
  const { origin } = both[0];
  const [{ id }] = await (await fetch(`${origin}/api/clubs?limit=1`)).json();
  const statuses = [];
  let longest = 0;
  for (let number = 0; number < 2 * LIMIT; number += 1) {
    const form = reviewForm(id, { authorEmail: `limited-${number}@home.example` });
    const answer = await postJson(`${both[number % 2].origin}/api/reviews`, form, {
      'x-forwarded-for': '198.51.100.7',
    });
    statuses.push(answer.status);
    longest = Math.max(longest, Number(answer.headers.get('retry-after') ?? 0));
  }
  const taken = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  console.log(
    `Limits: of ${statuses.length} reviews from one address ${taken} were taken and ${refused} refused, for ${longest} s at most`,
  );
  if (taken !== LIMIT || refused !== LIMIT || longest > HOUR_S) throw new Error('a limit does not hold');
}

async function hoursApart(both) {
  const moments = [];
  for (const { origin } of both) {
    const answer = await fetch(`${origin}/api/health`);
    await answer.text();
    moments.push(Date.parse(answer.headers.get('date')));
  }
  return (moments[1] - moments[0]) / 1000 / HOUR_S;
}

function requireFaketime() {
  const find = () => LIBRARIES.find(existsSync);
  if (!find() && !installDebianPackages(['libfaketime']))
    throw new Error('Clocks can be set apart with libfaketime alone (on Debian: libfaketime)');
  return find();
}
