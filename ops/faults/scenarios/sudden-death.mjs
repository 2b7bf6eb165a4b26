import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/setup/processes.mjs';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { TEST_SETTINGS } from '../../../tools/setup/product.mjs';
import { ENGINES } from '../support/databases.mjs';
import { onProduct, openMailServer } from '../support/on-product.mjs';
import { checkMails, checkOutcome } from '../support/outcome.mjs';
import { isWell, until } from '../support/product.mjs';
import { ReviewLoad } from '../support/review-load.mjs';

const KILLS_OF_EACH = 4;
const REVIEWS_BETWEEN = 60;
const START_TIMEOUT_MS = 180_000;
/** The shell reports it if the api is down; if the shell itself is, there's no response. */
const REFUSALS = [502, 503];

/**
 * Kills the api, the shell and the database server in turn, several times each, while reviews are sent through the shell, and
 * restarts each immediately.
 */
export async function killUnderLoad(scratch, engine) {
  await onProduct({ scratch, engine }, async ({ product, database, mailServer }) => {
    const load = new ReviewLoad({
      urls: [`${product.url}/api`],
      clubs: await product.clubs(),
      refusals: REFUSALS,
    });
    load.start();
    const victims = ['api', 'shell', ...(database.kill ? ['database'] : [])];
    for (const victim of victims) {
      const absences = [];
      for (let kill = 1; kill <= KILLS_OF_EACH; kill += 1) {
        await load.untilAcknowledged(REVIEWS_BETWEEN);
        const killedAt = Date.now();
        await killAndStart(victim, product, database);
        await until(() => isReady(product), 'all is ready again');
        absences.push(Date.now() - killedAt);
      }
      console.log(`${engine}: SIGKILL of the ${victim}: ready again after ${absences.join(', ')} ms`);
    }
    await load.untilAcknowledged(REVIEWS_BETWEEN);
    await load.stop();
    const stored = await checkOutcome(load, database);
    const kills = KILLS_OF_EACH * (victims.length - 1);
    await checkMails(mailServer, database, { stored, kills });
  });
}

async function killAndStart(victim, product, database) {
  if (victim === 'database') {
    database.kill();
    await database.start();
  } else {
    await product.kill(victim);
    await product.startOne(victim);
  }
}

async function isReady({ url }) {
  return (await isWell(`${url}/health/ready`)) && (await isWell(`${url}/api/health/ready`));
}

/** Kills `npm start` itself under load. Its processes must exit too, or the next start would find their ports taken. */
export async function killSupervisor(scratch) {
  const mailServer = await openMailServer();
  const port = await freePort();
  const database = await ENGINES.SQLite(scratch);
  const url = `http://127.0.0.1:${port}`;
  const start = () => new Supervisor(scratch, { PORT: String(port), SMTP_URL: mailServer.url });
  const absences = [];
  let supervisor = start();
  try {
    await until(() => isReady({ url }), 'npm start has started', START_TIMEOUT_MS);
    const clubs = (await (await fetch(`${url}/api/clubs?limit=20`)).json()).map(({ id }) => id);
    const load = new ReviewLoad({ urls: [`${url}/api`], clubs, refusals: REFUSALS });
    load.start();
    for (let kill = 1; kill <= KILLS_OF_EACH; kill += 1) {
      await load.untilAcknowledged(REVIEWS_BETWEEN);
      const killedAt = Date.now();
      await supervisor.kill();
      await until(async () => !(await isWell(`${url}/health/live`)), 'its processes end');
      const endedAfter = Date.now() - killedAt;
      supervisor = start();
      await until(() => isReady({ url }), 'npm start has started again', START_TIMEOUT_MS);
      absences.push(`${Date.now() - killedAt} (shell gone after ${endedAfter})`);
    }
    await load.untilAcknowledged(REVIEWS_BETWEEN);
    await load.stop();
    console.log(`SQLite: SIGKILL of npm start: ready again after ${absences.join(', ')} ms`);
    const stored = await checkOutcome(load, database);
    await checkMails(mailServer, database, { stored, kills: KILLS_OF_EACH });
  } finally {
    await supervisor.stop();
    await mailServer.shut();
  }
}

/** `npm start` with its own folder. */
class Supervisor {
  #child;

  constructor(dataDir, env) {
    const log = openSync(join(dataDir, 'start.log'), 'a');
    this.#child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...TEST_SETTINGS, ...env, DATA_DIR: dataDir },
    });
    closeSync(log);
  }

  async kill() {
    this.#child.kill('SIGKILL');
    await this.#ended();
  }

  async stop() {
    this.#child.kill('SIGTERM');
    await this.#ended();
  }

  async #ended() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
  }
}
