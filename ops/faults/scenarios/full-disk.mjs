import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onProduct } from '../support/on-product.mjs';
import { checkMails, checkOutcome } from '../support/outcome.mjs';
import { isWell, until } from '../support/product.mjs';
import { ReviewLoad } from '../support/review-load.mjs';
import { SmallDisk } from '../support/small-disk.mjs';

const DISK_MB = 128;
/** Less than the readiness check asks for, but more than a write needs. */
const ALMOST_FULL_MB = 16;
const FULL_MS = 15_000;
const REVIEWS_BETWEEN = 60;

/**
 * The disk with the database, the release store, pictures and both logs fills up under load, stays full for a while, and then
 * gets space again.
 */
export async function fullDisk(scratch) {
  let disk;
  try {
    disk = new SmallDisk(join(scratch, 'disk'), DISK_MB);
  } catch (error) {
    console.log(`Not tried: no disk can be mounted here (${String(error.stderr ?? error.message).trim()})`);
    return;
  }
  const setup = { scratch: join(scratch, 'disk'), engine: 'SQLite', getEnv: () => ({ LOG_LEVEL: 'info' }) };
  await onProduct(setup, async ({ product, database, mailServer }) => {
    const pages = await getPages(product);
    const load = new ReviewLoad({ urls: [`${product.url}/api`], clubs: await product.clubs() });
    load.start();
    await load.untilAcknowledged(REVIEWS_BETWEEN);

    disk.fill(ALMOST_FULL_MB);
    await checkReady(product, 503, 'The disk is full');
    await load.untilAcknowledged(REVIEWS_BETWEEN);
    disk.fill(0);
    const read = await readWhileFull(disk, pages);
    await checkReady(product, 503, 'The disk is full');
    const refused = load.refused[503] ?? 0;
    console.log(
      `Full for ${FULL_MS / 1000} s: ${refused} reviews refused; ${read} pages and calls read, all with 200`,
    );
    if (refused === 0) throw new Error('nothing was refused: the disk never was full');

    disk.free();
    const ms = await until(() => isWell(`${product.apiUrl}/health/ready`), 'the api is ready again');
    const before = load.acknowledged.length;
    await load.untilAcknowledged(REVIEWS_BETWEEN);
    await load.stop();
    console.log(
      `Room again: ready after ${ms} ms, ${load.acknowledged.length - before} more reviews acknowledged`,
    );
    const stored = await checkOutcome(load, database);
    await checkMails(mailServer, database, { stored, kills: 1 });
    for (const name of ['api', 'shell']) checkLog(name, product.getLog(name));
  }).finally(() => disk.remove());
}

/** Pages that are cached after the first request, and api calls. */
async function getPages({ url, apiUrl }) {
  const clubs = await (await fetch(`${apiUrl}/clubs?limit=3`)).json();
  const pages = ['/', '/browse-clubs', ...clubs.map(({ slug }) => `/clubs/${slug}`)];
  const addresses = [...pages, '/api/stats', '/api/clubs'].map((path) => url + path);
  for (const address of addresses) if (!(await isWell(address))) throw new Error(`${address} isn't well`);
  return addresses;
}

/** @returns how many reads there were. Throws at the first response that isn't 200 */
async function readWhileFull(disk, addresses) {
  const end = Date.now() + FULL_MS;
  let count = 0;
  while (Date.now() < end) {
    // Takes back the space that checkpoints and logs free up.
    disk.fill(0);
    for (const address of addresses) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
      count += 1;
    }
    await wait(100);
  }
  return count;
}

async function checkReady({ apiUrl }, status, message) {
  const answer = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(10_000) });
  const body = await answer.json();
  console.log(`/api/health/ready: ${answer.status}, "${body.message}"`);
  if (answer.status !== status || body.message !== message || !answer.headers.has('retry-after'))
    throw new Error(`/api/health/ready should be ${status} with "${message}" and Retry-After`);
  if (!(await isWell(`${apiUrl}/health/live`))) throw new Error('/api/health/live is not well');
}

/** Checks that the log carries on. A line may be cut off if there was no space for the rest. */
function checkLog(name, file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const broken = lines.filter((line) => !isJson(line));
  const failures = lines.filter((line) => isJson(line) && JSON.parse(line).status >= 500);
  const others = failures.filter((line) => JSON.parse(line).status !== 503);
  console.log(
    `Log of the ${name}: ${lines.length} lines, ${broken.length} cut off, ${failures.length} requests with 503, ` +
      `${others.length} with another 5xx`,
  );
  if (others.length > 0) throw new Error(`the ${name} answered something else than 503: ${others[0]}`);
  if (broken.some((line) => line.startsWith('{') && lines.indexOf(line) === lines.length - 1))
    throw new Error('the log has stopped in the middle of a line');
}

function isJson(line) {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
