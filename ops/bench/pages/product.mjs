import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callApi } from '../../../tools/setup/call-api.mjs';
import { freePort, waitFor } from '../../../tools/setup/processes.mjs';

const ADMIN_PASSWORD = randomBytes(24).toString('base64url');

/**
 * Starts a checkout's product, which must be built, on SQLite with its sample data and without rate limits, which a
 * load test would hit at once.
 * @param {{dir: string, dataDir: string, group: object, settings?: Record<string, string>}} order `group`: a
 *   processGroup; `settings`: environment for api and shell
 * @returns {Promise<PagesProduct>}
 * @typedef {{url: string, apiUrl: string, pids: number[], apiPid: number, shellPid: number, dataDir: string}} PagesProduct
 */
export async function startPages({ dir, dataDir, group, settings = {} }) {
  mkdirSync(dataDir, { recursive: true });
  const { publishReleases } = await import(pathToFileURL(join(dir, 'tools/setup/product.mjs')));
  await publishReleases(dataDir);
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const env = {
    DATABASE_URL: '',
    SMTP_URL: '',
    SAMPLE_DATA: 'true',
    RATE_LIMITS: 'off',
    POSTCODES_API_URL: 'off',
    LOG_LEVEL: 'warn',
    SITE_ADMIN_PASSWORD: ADMIN_PASSWORD,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_HOST: '127.0.0.1',
    API_URL: apiUrl,
    ...settings,
  };
  const start = async (name, program, health) => {
    const trusted = { TRUST_PROXY: name === 'api' ? 'loopback' : 'off' };
    const child = group.node(name, [join(dir, program)], { ...env, ...trusted }, { cwd: dir });
    await waitFor(health, () => child.exitCode === null, 600_000);
    return child.pid;
  };
  const apiPid = await start('api', 'api/dist/main.js', `${apiUrl}/api/health`);
  const shellPid = await start('shell', 'shell/dist/server/main.cjs', `${url}/health`);
  return { url, apiUrl, pids: [apiPid, shellPid], apiPid, shellPid, dataDir };
}

/**
 * Signs in as the site's moderator.
 * @param {{apiUrl: string}} product
 * @returns {Promise<{authorization: string}>} headers for the moderator's requests from then on
 */
export async function moderatorHeaders({ apiUrl }) {
  const { token } = await callApi(apiUrl, 'POST', '/admin/login', { password: ADMIN_PASSWORD });
  return { authorization: `Bearer ${token}` };
}

/** The clubs with most reviews. @param {number} count */
export async function getClubs(apiUrl, count) {
  return (await callApi(apiUrl, 'GET', `/clubs/paginated?pageSize=${count}&sort=reviews`)).clubs;
}
