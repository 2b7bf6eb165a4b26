import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, waitFor } from '../setup/processes.mjs';

/** What is compared, in the order of the report. */
export const SYSTEMS = ['product', 'bare'];

const START_PATIENCE_MS = 60_000;

/** Loaded data stay, and what is encrypted in them is found by the key that they were loaded with. */
const DATA_KEY = 'the key of invented data, and of nothing else';

/** The environment of the api as in production, but for the rate limits, which a load test would hit at once. */
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
 * Starts the product's api and the bare server on one database; each logs into a file of `logDir`.
 * @param group a processGroup
 * @returns {Promise<{product: Server, bare: Server}>}
 * @typedef {{url: string, pid: number}} Server
 */
export async function startSystems({ group, size, databaseUrl, apiEnv, logDir }) {
  const programs = { product: 'api/dist/main.js', bare: 'tools/bench/bare-server.mjs' };
  const servers = {};
  for (const system of SYSTEMS) {
    const name = `${system}-${size}`;
    const port = await freePort();
    const log = openSync(join(logDir, `${name}.log`), 'w');
    const env = { ...apiEnv, DATABASE_URL: databaseUrl, API_PORT: String(port) };
    const child = group.node(name, [programs[system]], env, { stdio: ['ignore', log, 'inherit'] });
    const url = `http://127.0.0.1:${port}`;
    await waitFor(`${url}/api/health`, () => child.exitCode === null, START_PATIENCE_MS);
    servers[system] = { url, pid: child.pid };
  }
  return servers;
}
