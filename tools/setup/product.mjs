import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './npm.mjs';
import { freePort, waitFor } from './processes.mjs';

/** The product's remotes: every folder with a `remote.config.mjs`. */
export const REMOTES = readdirSync(ROOT)
  .filter((folder) => existsSync(join(ROOT, folder, 'remote.config.mjs')))
  .sort();

/** The settings for every product under test. No test depends on an outside service. */
export const TEST_SETTINGS = {
  DATABASE_URL: '',
  RELEASE_STORE: '',
  RELEASE_KEYS: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  SAMPLE_DATA: 'true',
  RATE_LIMITS: 'off',
  POSTCODES_API_URL: 'off',
  MAP_PMTILES: '',
  MAP_TILES_URL: '',
  MAP_ATTRIBUTION: '',
  LOG_LEVEL: 'warn',
  // Otherwise the measuring code would load at random, in one test out of ten.
  TELEMETRY_SAMPLE: '0',
  // A worker would get between the tests and the server. It has its own tests.
  OFFLINE_PAGES: 'off',
};

/** Copies the built remotes into the release store in `dataDir` and activates them. */
export async function publishReleases(dataDir) {
  // Imported from source: this file is loaded before there's a build.
  const [{ openFolderStore }, { publishAndRelease }] = await Promise.all([
    import('../../releases/dist/folder-store.js'),
    import('../../releases/dist/publish.js'),
  ]);
  const store = openFolderStore(dataDir);
  for (const project of REMOTES) await publishAndRelease(store, 'start', join(ROOT, project, 'dist/release'));
}

/**
 * Starts the api and the shell as one product on one public port.
 * @param group a processGroup
 * @param env settings that take precedence over the environment; DATA_DIR and PORT are read from them
 * @param {() => Promise<void>} beforeShell called just before the shell starts listening on the public port
 * @returns its URLs and its data folder
 */
export async function startProduct(group, env, beforeShell = () => Promise.resolve()) {
  const settings = { ...process.env, ...env };
  const port = Number(settings.PORT || 3000);
  const dataDir = resolve(ROOT, settings.DATA_DIR || '.data');
  const publicUrl = settings.PUBLIC_URL || `http://127.0.0.1:${port}`;
  const shared = { ...env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl };

  // The shell forwards the visitor's address.
  const { origin: apiUrl } = await startApi(group, {
    ...shared,
    PORT: String(port),
    TRUST_PROXY: 'loopback',
  });
  await beforeShell();
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

/**
 * Starts a built api alone on a free port; it's ready afterwards.
 * @param group a processGroup
 * @param program instead of this checkout's
 * @returns its address, and `stop()`
 */
export async function startApi(group, env, program = 'api/dist/main.js') {
  const port = String(await freePort());
  const api = group.node('api', [program], { ...env, API_PORT: port, API_HOST: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/api/health`, isRunning(api), 600_000);
  return { origin, stop: () => group.stopOne(api) };
}

/** A function that tells whether a child process is still running. */
const isRunning = (child) => () => child.exitCode === null && child.signalCode === null;

/**
 * The site admin's password that the api generated in `dataDir`. Undefined if the environment sets one, which takes
 * precedence over a generated one.
 */
export function generatedAdminPassword(dataDir, { SITE_ADMIN_PASSWORD } = process.env) {
  if (SITE_ADMIN_PASSWORD?.trim()) return undefined;
  const file = join(dataDir, 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).siteAdminPassword : undefined;
}
