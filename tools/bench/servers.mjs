import { randomBytes } from 'node:crypto';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/npm.mjs';
import { freePort, waitFor } from '../setup/processes.mjs';

const START_TIMEOUT_MS = 120_000;

/** Loaded databases are reused, so they need the same key each time. */
const DATA_KEY = 'the key of invented data and of nothing else';

/** The api's production environment, but without rate limits, which a load test would hit at once. */
export function productionEnvironment(dataDir) {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    SAMPLE_DATA: 'false',
    POSTCODES_API_URL: 'off',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://bench.club-reviews.co.uk',
    SUPPORT_EMAIL: 'bench@club-reviews.co.uk',
    API_HOST: '127.0.0.1',
    SITE_ADMIN_PASSWORD: randomBytes(24).toString('base64url'),
    JWT_SECRET: randomBytes(32).toString('base64url'),
    DATA_KEY,
  };
}

/**
 * The file that one of the api's npm scripts runs with node, in a built checkout.
 * @throws Error if it isn't built
 */
export function programOf(dir, script) {
  const { scripts } = JSON.parse(readFileSync(join(dir, 'api/package.json'), 'utf8'));
  const file = join(dir, 'api', /node (\S+\.js)/.exec(scripts[script])[1]);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the api there first`);
  return file;
}

/**
 * Starts servers on one database, each with a log file in `logDir`.
 * @param {{group: object, databaseUrl: string, apiEnv: Record<string, string>, logDir: string}} place `group`: a
 *   processGroup
 * @returns {(name: string, program: string) => Promise<Server>}
 * @typedef {{url: string, pid: number}} Server
 */
export function serverStarter({ group, databaseUrl, apiEnv, logDir }) {
  return async (name, program) => {
    const port = await freePort();
    const log = openSync(join(logDir, `${name}.log`), 'w');
    const env = { ...apiEnv, DATABASE_URL: databaseUrl, API_PORT: String(port) };
    const child = group.node(name, [program], env, { stdio: ['ignore', log, 'inherit'] });
    const url = `http://127.0.0.1:${port}`;
    await waitFor(`${url}/api/health`, () => child.exitCode === null, START_TIMEOUT_MS);
    return { url, pid: child.pid };
  };
}

/** The bare server's program. */
export const BARE_SERVER = join(ROOT, 'tools/bench/bare/server.mjs');
