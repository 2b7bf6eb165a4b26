import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { onProduct } from '../support/on-product.mjs';
import { checkMails, checkOutcome } from '../support/outcome.mjs';
import { isWell, until } from '../support/product.mjs';
import { ReadLoad } from '../support/read-load.mjs';
import { ReviewLoad } from '../support/review-load.mjs';
import { SlowLink } from '../support/slow-link.mjs';

const FAULT_MS = 15_000;
const REVIEWS_BETWEEN = 60;
/** Four seconds for the database, and more than that again for a busy machine. */
const LONGEST_ANSWER_MS = 10_000;

/**
 * Slows the database down in several ways while eight writers and four readers use the shell. No one may wait for long, the
 * api has to report when it isn't ready, and it has to recover without help.
 */
export async function slowDatabase(scratch) {
  let link;
  const getEnv = async ({ env: { DATABASE_URL } }) => {
    link = new SlowLink(DATABASE_URL);
    await link.open();
    return { DATABASE_URL: link.url };
  };
  await onProduct({ scratch, engine: 'MariaDB', getEnv }, async ({ product, database, mailServer }) => {
    const writers = new ReviewLoad({ urls: [`${product.url}/api`], clubs: await product.clubs() });
    const readers = new ReadLoad(await getAddresses(product));
    writers.start();
    readers.start();
    await writers.untilAcknowledged(REVIEWS_BETWEEN);
    for (const fault of faults(link, database.env.DATABASE_URL))
      await suffer(fault, { link, product, writers, readers });
    await Promise.all([writers.stop(), readers.stop()]);
    if (readers.unexpected.length > 0)
      throw new Error(`readers got ${readers.unexpected.slice(0, 5).join('; ')}`);
    const stored = await checkOutcome(writers, database);
    if (writers.unanswered > 0) throw new Error('some were never answered');
    await checkMails(mailServer, database, { stored, kills: 0 });
  }).finally(() => link?.close());
}

/** The faults, and whether the api has to report that it isn't ready during each. */
function faults(link, databaseUrl) {
  return [
    { name: 'every answer 0.3 s late', begin: () => (link.delayMs = 300) },
    { name: 'every answer 2 s late', begin: () => (link.delayMs = 2_000), isUnready: true },
    { name: 'connections that say nothing any more', begin: () => (link.isStalled = true), isUnready: true },
    { name: 'no answer to any COMMIT', begin: () => (link.losesCommits = true), isUnready: true },
    {
      name: 'every write locked',
      begin: async () => {
        const holder = await createConnection(databaseUrl);
        await holder.query('FLUSH TABLES WITH READ LOCK');
        return () => holder.end();
      },
      isUnready: true,
    },
  ];
}

async function suffer({ name, begin, isUnready = false }, { link, product, writers, readers }) {
  const before = getCounts(writers, readers);
  Object.assign(writers, { slowestMs: 0 });
  Object.assign(readers, { slowestMs: 0 });
  const beganAt = Date.now();
  const end = await begin();
  const wasUnready = await saysUnready(product, beganAt + FAULT_MS);
  await wait(Math.max(0, beganAt + FAULT_MS - Date.now()));
  const after = getCounts(writers, readers);
  if (typeof end === 'function') await end();
  link.heal();
  const ms = await until(() => isWell(`${product.apiUrl}/health/ready`), 'the api is ready again');
  await writers.untilAcknowledged(REVIEWS_BETWEEN);
  const [taken, refused, read, notRead] = after.map((count, index) => count - before[index]);
  console.log(
    `${name}, for ${FAULT_MS / 1000} s: ${taken} reviews acknowledged, ${refused} refused; ${read} answers read, ${notRead} ` +
      `refused; the slowest took ${writers.slowestMs} and ${readers.slowestMs} ms; ` +
      `${wasUnready ? 'said that it was not ready, and was' : 'ready'} again after ${ms} ms`,
  );
  if (Math.max(writers.slowestMs, readers.slowestMs) > LONGEST_ANSWER_MS)
    throw new Error('somebody waited for too long');
  if (isUnready && !wasUnready) throw new Error('it never said that it was not ready');
}

function getCounts(writers, readers) {
  return [writers.acknowledged.length, writers.refused[503] ?? 0, readers.read, readers.refused];
}

async function saysUnready({ apiUrl }, giveUpAt) {
  while (Date.now() < giveUpAt) {
    const answer = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(10_000) });
    await answer.text();
    if (answer.status === 503 && answer.headers.has('retry-after')) return true;
    await wait(250);
  }
  return false;
}

/** Pages that the server renders, and api calls. */
async function getAddresses({ url, apiUrl }) {
  const clubs = await (await fetch(`${apiUrl}/clubs?limit=3`)).json();
  const pages = ['/', '/browse-clubs', ...clubs.map(({ slug }) => `/clubs/${slug}`)];
  return [...pages, '/api/stats', '/api/clubs', '/api/reviews/recent'].map((path) => url + path);
}
