import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openReleaseStore } from '../release/release-store.mjs';
import { ROOT } from './install.mjs';
import { freePort, waitFor } from './processes.mjs';

/** The remotes of the product, in the order in which a path is matched against them. */
export const REMOTES = ['mfe-public', 'mfe-club-admin', 'mfe-site-admin'];

/** Copies the built remotes into the release store of `dataDir` and makes them the active ones. */
export function publishReleases(dataDir) {
  const store = openReleaseStore(dataDir);
  for (const project of REMOTES) {
    const { name, version } = store.publish(join(ROOT, project, 'dist/release'));
    store.promote(name, version);
  }
}

/**
 * Starts api and shell as one product on one public port.
 * @param group a processGroup
 * @param env settings on top of the environment; DATA_DIR and PORT are read from it
 * @returns where it answers
 */
export async function startProduct(group, env) {
  const settings = { ...process.env, ...env };
  const port = Number(settings.PORT || 3000);
  const dataDir = resolve(ROOT, settings.DATA_DIR || '.data');
  const apiPort = await freePort();
  const publicUrl = settings.PUBLIC_URL || `http://127.0.0.1:${port}`;
  const shared = { ...env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl };

  const api = group.node('api', ['api/dist/main.js'], {
    ...shared,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_HOST: '127.0.0.1',
    // The shell in front passes the visitor's address on.
    TRUST_PROXY: 'loopback',
  });
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await waitFor(`${apiUrl}/api/health`, isRunning(api), 600_000);
  const shell = group.node('shell', ['shell/dist/server/main.cjs'], {
    ...shared,
    PORT: String(port),
    API_URL: apiUrl,
    TRUST_PROXY: settings.TRUST_PROXY || 'off',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/health`, isRunning(shell), 60_000);
  return { url, apiUrl, dataDir, publicUrl };
}

/** Whether a child process has neither ended nor been killed, as a function to ask again and again. */
const isRunning = (child) => () => child.exitCode === null && child.signalCode === null;

/**
 * The site administration's password that the api generated into `dataDir`; undefined when the environment sets one,
 * which counts even where an earlier start has generated another.
 */
export function generatedAdminPassword(dataDir, { SITE_ADMIN_PASSWORD } = process.env) {
  if (SITE_ADMIN_PASSWORD?.trim()) return undefined;
  const file = join(dataDir, 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).siteAdminPassword : undefined;
}
