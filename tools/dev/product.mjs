import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runTargets } from '../setup/install.mjs';
import { ROOT } from '../setup/npm.mjs';
import { freePort, processGroup, waitFor } from '../setup/processes.mjs';
import { REMOTES } from '../setup/product.mjs';

/**
 * Builds, watches and serves the product.
 * @param {string[]} parts what to watch; everything if it's empty
 */
export async function watchProduct(parts) {
  const watched = parts.length > 0 ? parts : ['api', 'shell', ...REMOTES];
  const built = ['api', ...REMOTES].filter((project) => !watched.includes(project));
  runTargets(['build'], ['releases', ...built]);
  const { openFolderStore } = await import('../../releases/dist/folder-store.js');
  const { publishAndRelease } = await import('../../releases/dist/publish.js');

  const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
  const port = Number(process.env.PORT || 3000);
  const apiPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const settings = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: process.env.PUBLIC_URL || url };

  /** Builds go into a separate folder, inside the repository so that they find their packages. */
  const scratch = join(ROOT, '.dev', String(port));
  rmSync(scratch, { recursive: true, force: true });
  for (const folder of ['shell/public', 'api/node_modules']) {
    mkdirSync(dirname(join(scratch, folder)), { recursive: true });
    symlinkSync(join(ROOT, folder), join(scratch, folder), 'junction');
  }
  const storeFolder = join(scratch, 'store');
  const store = openFolderStore(storeFolder);
  for (const project of REMOTES.filter((name) => built.includes(name)))
    await publishAndRelease(store, 'dev', join(ROOT, project, 'dist/release'));

  // Everything loaded from here on builds for development, into that folder. Pages show build errors too, and there
  // colours would be style attributes, which the Content-Security-Policy forbids.
  Object.assign(process.env, { NODE_ENV: 'development', BUILD_OUTPUT: scratch, NO_COLOR: '1' });
  delete process.env.FORCE_COLOR;
  const { runApi } = await import('./api.mjs');
  const { watchRemote, watchShell } = await import('./front-end.mjs');

  const pageOrigins = [url, url.replace('127.0.0.1', 'localhost'), new URL(settings.PUBLIC_URL).origin];
  const shellGroup = processGroup();
  let devServers = {};
  let shellStart = Promise.resolve();

  async function startShell() {
    await shellGroup.stop();
    const shell = shellGroup.node('shell', [join(scratch, 'shell/dist/server/main.cjs')], {
      ...settings,
      RELEASE_STORE: storeFolder,
      API_URL: apiUrl,
      DEV_SERVERS: JSON.stringify(devServers),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    });
    await waitFor(`${url}/health`, () => shell.exitCode === null && shell.signalCode === null);
  }

  /** Restarts the shell's server, one restart at a time. */
  function restartShell() {
    shellStart = shellStart.then(startShell).catch((error) => console.error(error.message));
    return shellStart;
  }

  const api = runApi({
    output: built.includes('api') ? undefined : scratch,
    env: {
      ...settings,
      RELEASE_STORE: storeFolder,
      API_PORT: String(apiPort),
      API_HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
    },
    healthUrl: `${apiUrl}/api/health`,
  });
  const stop = async () => {
    await Promise.all([api.stop(), shellGroup.stop()]);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  const [frontEnd] = await Promise.all([
    Promise.all([
      watchShell(pageOrigins, () => void restartShell()),
      ...REMOTES.filter((project) => !built.includes(project)).map((project) =>
        watchRemote(project, pageOrigins, store),
      ),
    ]),
    api.start(),
  ]);
  devServers = Object.fromEntries(frontEnd);
  await restartShell();
  console.log(`\nDevelopment server: ${url} (watching ${watched.join(', ')})\n`);
}
