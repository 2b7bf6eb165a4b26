import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, processGroup, waitFor } from '../../../tools/setup/processes.mjs';
import { TEST_SETTINGS, publishReleases } from '../../../tools/setup/product.mjs';

const LOOK_EVERY_MS = 25;

/** The built api and shell, each of which can be killed and restarted on its port. */
export class Product {
  #group = processGroup();
  #children = new Map();
  #ports = {};
  #dataDir;
  #logDir;
  #env;

  /**
   * @param {{dataDir: string, logDir: string, env: Record<string, string>}} where both log to files in
   *   `logDir`
   */
  constructor({ dataDir, logDir, env }) {
    this.#dataDir = dataDir;
    this.#logDir = logDir;
    this.#env = { ...TEST_SETTINGS, ...env, DATA_DIR: dataDir };
  }

  /** The public address. */
  get url() {
    return `http://127.0.0.1:${this.#ports.shell}`;
  }

  /** The api's own address, up to "/api". */
  get apiUrl() {
    return `http://127.0.0.1:${this.#ports.api}/api`;
  }

  /** Publishes the built remotes, and starts both. */
  async start() {
    mkdirSync(this.#logDir, { recursive: true });
    await publishReleases(this.#dataDir);
    this.#ports = { api: await freePort(), shell: await freePort() };
    await this.startOne('api');
    await this.startOne('shell');
  }

  /** Starts "api" or "shell", and waits until it's ready. @param env further settings */
  async startOne(name, env = {}) {
    const { api, shell } = this.#ports;
    const programs = { api: 'api/dist/main.js', shell: 'shell/dist/server/main.cjs' };
    const log = openSync(this.getLog(name), 'a');
    const settings = {
      ...this.#env,
      PUBLIC_URL: this.#env.PUBLIC_URL || this.url,
      PORT: String(shell),
      API_PORT: String(api),
      API_HOST: '127.0.0.1',
      API_URL: `http://127.0.0.1:${api}`,
      // The shell passes on the visitor's address.
      TRUST_PROXY: name === 'api' ? 'loopback' : 'off',
      ...env,
    };
    const child = this.#group.node(name, [programs[name]], settings, { stdio: ['ignore', log, log] });
    closeSync(log);
    this.#children.set(name, child);
    const address = name === 'api' ? `${this.apiUrl}/health` : `${this.url}/health/ready`;
    await waitFor(address, () => child.exitCode === null && child.signalCode === null);
  }

  /** Kills "api" or "shell" as the system does when memory runs out. */
  async kill(name) {
    const child = this.#children.get(name);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Asks "api" or "shell" to stop, and waits until it has. */
  async stopOne(name) {
    await this.#group.stopOne(this.#children.get(name));
  }

  /** The file that "api" or "shell" logs to. */
  getLog(name) {
    return join(this.#logDir, `${name}.log`);
  }

  /** A log's lines from this level up, parsed. */
  toLines(name, levels = ['warn', 'error', 'fatal']) {
    return readFileSync(this.getLog(name), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ level }) => levels.includes(level));
  }

  /** The first clubs' ids. */
  async clubs() {
    const answer = await fetch(`${this.apiUrl}/clubs?limit=20`);
    return (await answer.json()).map(({ id }) => id);
  }

  async stop() {
    await this.#group.stop();
  }
}

/** Waits until something is true. @returns how long that took, in milliseconds. Throws if it takes too long */
export async function until(isSo, what, timeoutMs = 60_000) {
  const startedAt = Date.now();
  while (!(await isSo())) {
    if (Date.now() - startedAt > timeoutMs) throw new Error(`after ${timeoutMs} ms still not so: ${what}`);
    await wait(LOOK_EVERY_MS);
  }
  return Date.now() - startedAt;
}

/** Whether an address responds with a 2xx. */
export async function isWell(url) {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.text();
      return answer.ok;
    },
    () => false,
  );
}
