import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort, processGroup, waitFor } from '../setup/processes.mjs';

const WRITERS = 8;
const BEFORE_MS = 5_000;
const WITHOUT_MS = 15_000;
const AFTER_MS = 5_000;
const ANSWER_TIMEOUT_MS = 60_000;
const FORM = {
  ageGroup: 'U9s',
  coachingRating: 5,
  communicationRating: 4,
  facilitiesRating: 3,
  inclusivityRating: 5,
  valueRating: 4,
};

/**
 * Two instances of the api, each preferring another node, take reviews from eight writers at once; the node that one of
 * them writes to is killed without warning, and joins again later. Afterwards every review that was acknowledged must be there once,
 * on every node, and none twice, with one mail for each.
 * @param {string} folder for the instances' own files
 * @throws when anything was lost or doubled, or answered other than 2xx or 503
 */
export async function failOver(cluster, folder) {
  const [victim, ...others] = cluster.nodes;
  const processes = processGroup();
  try {
    const urls = [];
    // One after the other: the first makes the tables and loads the sample.
    for (const preferred of [victim, others[0]])
      urls.push(await startApi(processes, cluster, preferred, folder));
    const database = await createConnection(others[0].url);
    const [clubs] = await database.query(`SELECT id FROM clubs WHERE state = 'listed' LIMIT 20`);
    const [[before]] = await database.query('SELECT COUNT(*) AS mails FROM mails');

    const load = new Load(urls, clubs);
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

    const { acknowledged, refused, unanswered, unexpected } = load;
    console.log(
      `Acknowledged ${acknowledged.length}, refused with 503 ${refused}, without an answer ${unanswered}; the longest pause ` +
        `after the kill ${load.longestPauseSince(killedAt)} ms; joined again in ${rejoined} ms`,
    );
    if (unexpected.length > 0) throw new Error(`Answered ${unexpected.join(', ')}`);
    for (const node of cluster.nodes) await checkStored(node, acknowledged, before.mails);
  } finally {
    await processes.stop();
  }
}

async function startApi(processes, cluster, preferred, folder) {
  const port = await freePort();
  const hosts = cluster.nodes.filter((node) => node !== preferred).map(({ port }) => `127.0.0.1:${port}`);
  const api = processes.node('api', ['api/dist/main.js'], {
    API_PORT: String(port),
    DATABASE_URL: `${preferred.url}?hosts=${hosts.join(',')}`,
    DATA_DIR: join(folder, 'api'),
    SMTP_URL: '',
    POSTCODES_API_URL: 'off',
    RATE_LIMITS: 'off',
    SAMPLE_DATA: 'true',
    LOG_LEVEL: 'fatal',
  });
  const url = `http://127.0.0.1:${port}/api`;
  await waitFor(`${url}/health`, () => api.exitCode === null);
  return url;
}

/** Writers who send one review after the other, each with a text of its own. */
class Load {
  acknowledged = [];
  refused = 0;
  unanswered = 0;
  unexpected = [];
  #answeredAt = [];
  #isOver = false;
  #next = 0;
  #urls;
  #clubs;
  #writers;

  constructor(urls, clubs) {
    this.#urls = urls;
    this.#clubs = clubs;
  }

  start() {
    this.#writers = Array.from({ length: WRITERS }, async () => {
      while (!this.#isOver) await this.#send(this.#next++);
    });
  }

  /** Lets every writer hear its last answer. */
  async stop() {
    this.#isOver = true;
    await Promise.all(this.#writers);
  }

  /** The longest time in which nothing was acknowledged. */
  longestPauseSince(moment) {
    const moments = [moment, ...this.#answeredAt.filter((at) => at > moment)];
    return Math.max(...moments.slice(1).map((at, index) => at - moments[index]));
  }

  async #send(number) {
    const reviewText = `Friendly coaches, said parent ${number}.`;
    const club = this.#clubs[number % this.#clubs.length];
    try {
      const answer = await fetch(`${this.#urls[number % this.#urls.length]}/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...FORM,
          clubId: club.id,
          authorEmail: `parent-${number}@home.example`,
          reviewText,
        }),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      if (answer.ok) {
        this.acknowledged.push(reviewText);
        this.#answeredAt.push(Date.now());
      } else if (answer.status === 503) this.refused += 1;
      else this.unexpected.push(`${answer.status} ${await answer.text()}`);
    } catch {
      this.unanswered += 1;
    }
  }
}

async function checkStored(node, acknowledged, mailsBefore) {
  const connection = await createConnection(node.url);
  await connection.query('SET SESSION wsrep_sync_wait = 1');
  const [rows] = await connection.query(
    `SELECT review_text AS text, COUNT(*) AS count FROM reviews WHERE review_text LIKE 'Friendly coaches, said parent %'
     GROUP BY review_text`,
  );
  const [[{ mails }]] = await connection.query('SELECT COUNT(*) AS mails FROM mails');
  await connection.end();
  const stored = new Map(rows.map(({ text, count }) => [text, Number(count)]));
  const lost = acknowledged.filter((text) => !stored.has(text));
  const doubled = [...stored].filter(([, count]) => count > 1);
  console.log(
    `The node at ${node.port}: ${stored.size} reviews, ${lost.length} lost, ${doubled.length} doubled, ${mails - mailsBefore} mails`,
  );
  if (lost.length > 0 || doubled.length > 0)
    throw new Error('The cluster lost or doubled what it acknowledged');
  if (mails - mailsBefore !== stored.size) throw new Error('There is not one mail for each review');
}
