import { randomBytes } from 'node:crypto';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, waitFor } from '../../tools/setup/processes.mjs';

const START_TIMEOUT_MS = 120_000;

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
    OPERATOR_NAME: 'Bench Reviews',
    OPERATOR_ADDRESS: '1 High Street, Leeds, LS1 1AA',
    SMTP_URL: 'off',
    API_HOST: '127.0.0.1',
    SITE_ADMIN_PASSWORD: randomBytes(24).toString('base64url'),
    JWT_SECRET: randomBytes(32).toString('base64url'),
    // Loaded databases are reused, so they need the same key each time.
    DATA_KEY: 'the key of invented data and of nothing else',
  };
}

/**
 * The file that one of the api's npm scripts runs with node, in a built checkout.
 * @throws Error if it isn't built
 */
export function getProgram(dir, script) {
  const { scripts } = JSON.parse(readFileSync(join(dir, 'api/package.json'), 'utf8'));
  const file = join(dir, 'api', /node (\S+\.js)/.exec(scripts[script])[1]);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the api there first`);
  return file;
}

/**
 * Starts servers, each with a log file in `folder`.
 * @param {{group: object, folder: string, env?: Record<string, string>}} place `group`: a processGroup
 * @returns {(name: string, args: string[], env: Record<string, string>, path?: string) => Promise<Server>} what runs
 *   `node ARGS…`, and waits until it responds at `path`
 * @typedef {{url: string, pids: number[], stop: () => Promise<void>}} Server
 */
export function serverStarter({ group, folder, env: shared = {} }) {
  return async (name, args, env, path = '/api/health') => {
    const port = await freePort();
    const log = openSync(join(folder, `${name}.log`), 'w');
    const settings = { ...shared, ...env, API_PORT: String(port) };
    const child = group.node(name, args, settings, { stdio: ['ignore', log, 'inherit'] });
    const url = `http://127.0.0.1:${port}`;
    await waitFor(url + path, () => child.exitCode === null, START_TIMEOUT_MS);
    return { url, pids: [child.pid], stop: () => group.stopOne(child) };
  };
}
