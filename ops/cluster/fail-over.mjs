import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { ReviewLoad, STORED_REVIEWS, compareReviews } from '../faults/support/review-load.mjs';
import { processGroup } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS, startApi } from '../../tools/setup/product.mjs';

const BEFORE_MS = 5_000;
const WITHOUT_MS = 15_000;
const AFTER_MS = 5_000;

/**
 * Two instances of the api accept reviews from eight writers at once; the node that they write to is killed without
 * warning, and rejoins later. Afterwards every acknowledged review must exist exactly once, on every node, with one mail for
 * each.
 * @param {string} folder for the instances' own files
 * @throws if anything was lost or duplicated, or answered other than 2xx or 503
 */
export async function failOver(cluster, folder) {
  const [victim, ...others] = cluster.nodes;
  const processes = processGroup();
  try {
    const urls = [];
    // One after the other: the first creates the tables and loads the sample.
    for (let instance = 0; instance < 2; instance += 1) {
      const { origin } = await startApi(processes, getSettings(cluster, folder));
      urls.push(`${origin}/api`);
    }
    const database = await createConnection(others[0].url);
    const [clubs] = await database.query(`SELECT id FROM clubs WHERE state = 'listed' LIMIT 20`);
    const [[before]] = await database.query('SELECT COUNT(*) AS mails FROM mails');

    const load = new ReviewLoad({ urls, clubs: clubs.map(({ id }) => id) });
    load.start();
    await wait(BEFORE_MS);
    victim.kill();
    const killedAt = Date.now();
    await wait(WITHOUT_MS);
    const rejoining = Date.now();
    await victim.rejoin(cluster.nodes.length);
    const rejoined = Date.now() - rejoining;
    await wait(AFTER_MS);
    await load.stop();
    await database.end();

    console.log(
      `Reviews: ${load.summary}; the longest pause after the kill ${load.longestPauseSince(killedAt)} ms; joined again in ` +
        `${rejoined} ms`,
    );
    if (load.unexpected.length > 0) throw new Error(`Answered ${load.unexpected.join(', ')}`);
    // Their jobs write too.
    await processes.stop();
    for (const node of cluster.nodes) await checkStored(node, load.acknowledged, before.mails);
    await checkSameRows(cluster.nodes);
  } finally {
    await processes.stop();
  }
}

function getSettings({ nodes: [first, ...others] }, folder) {
  const hosts = others.map((node) => `127.0.0.1:${node.port}`);
  return {
    ...TEST_SETTINGS,
    DATABASE_URL: `${first.url}?hosts=${hosts.join(',')}`,
    DATA_DIR: join(folder, 'api'),
    LOG_LEVEL: 'fatal',
  };
}

async function checkStored(node, acknowledged, mailsBefore) {
  const connection = await createConnection(node.url);
  await connection.query('SET SESSION wsrep_sync_wait = 1');
  const [rows] = await connection.query(STORED_REVIEWS);
  const [[{ mails }]] = await connection.query('SELECT COUNT(*) AS mails FROM mails');
  await connection.end();
  const { stored, lost, doubled } = compareReviews(acknowledged, rows);
  console.log(
    `The node at ${node.port}: ${stored} reviews, ${lost.length} lost, ${doubled.length} doubled, ${mails - mailsBefore} mails`,
  );
  if (lost.length > 0 || doubled.length > 0)
    throw new Error('The cluster lost or doubled what it acknowledged');
  if (mails - mailsBefore !== stored) throw new Error('There is not one mail for each review');
}

/** Compares every table's checksum, now that nobody writes: the node that rejoined has caught up. */
async function checkSameRows(nodes) {
  const sums = await Promise.all(nodes.map(checksums));
  const [first, ...others] = sums;
  const differing = Object.keys(first).filter((table) =>
    others.some((other) => other[table] !== first[table]),
  );
  console.log(
    `${Object.keys(first).length} tables, of which ${differing.length} differ ${differing.join(', ')}`.trim(),
  );
  if (differing.length > 0) throw new Error('The nodes have different rows');
}

async function checksums(node) {
  const connection = await createConnection(node.url);
  try {
    await connection.query('SET SESSION wsrep_sync_wait = 15');
    const [tables] = await connection.query('SHOW TABLES');
    const names = tables.flatMap((row) => Object.values(row));
    const [rows] = await connection.query(`CHECKSUM TABLE ${names.map((name) => `\`${name}\``).join(', ')}`);
    return Object.fromEntries(rows.map(({ Table, Checksum }) => [Table, Checksum]));
  } finally {
    await connection.end();
  }
}
