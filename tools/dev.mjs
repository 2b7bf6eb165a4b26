/**
 * `npm run dev`: the product in watch mode. A change to a remote is built and released into the local store, where
 * the running shell picks it up; a change to the shell or the api restarts that process. Open pages reload.
 *
 *   npm run dev                       watches everything
 *   npm run dev -w mfe-club-admin     watches one project; the others stay as they were last built
 */
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, installPackages, requireNode, runTargets } from './setup/install.mjs';
import { freePort, processGroup, waitFor } from './setup/processes.mjs';
import { REMOTES, publishReleases } from './setup/product.mjs';

const SETTLE_MS = 150;
const IGNORED = /(^|\/)(node_modules|dist|\.swc)(\/|$)|\.(test|spec)\.|(^|\/)\./;

requireNode();
installPackages();
const watched =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['api', 'shell', 'shared-ui', ...REMOTES];
const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
const port = Number(process.env.PORT || 3000);
const apiPort = await freePort();
const url = `http://127.0.0.1:${port}`;
const apiUrl = `http://127.0.0.1:${apiPort}`;
const settings = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: process.env.PUBLIC_URL || url };

runTargets(['build']);
publishReleases(dataDir);

const groups = { api: processGroup(), shell: processGroup() };
const starters = {
  async api() {
    groups.api.node('api', ['api/dist/main.js'], {
      ...settings,
      API_PORT: String(apiPort),
      API_HOST: '127.0.0.1',
    });
    await waitFor(`${apiUrl}/api/health`);
  },
  async shell() {
    const env = { ...settings, API_URL: apiUrl, DEV_RELOAD: 'on', LOG_LEVEL: 'warn' };
    groups.shell.node('shell', ['shell/dist/server/main.cjs'], env);
    await waitFor(`${url}/health`);
  },
};

async function restart(name) {
  await groups[name].stop();
  await starters[name]();
}

/** What a change in each project makes necessary. */
async function apply(changed) {
  const everythingWithUi = changed.has('shared-ui');
  const projects = everythingWithUi
    ? [...new Set([...REMOTES, 'shell', ...[...changed].filter((name) => name === 'api')])]
    : [...changed];
  try {
    runTargets(['build'], projects);
  } catch {
    console.error('The build failed; what was running goes on. Waiting for the next change …');
    return;
  }
  publishReleases(dataDir);
  if (projects.includes('api')) await restart('api');
  if (projects.includes('shell')) await restart('shell');
  console.log(`Live: ${projects.join(', ')}`);
}

await starters.api();
await starters.shell();
console.log(`\nDevelopment server: ${url} (watching ${watched.join(', ')})\n`);

const changed = new Set();
let timer;
let work = Promise.resolve();
for (const project of watched) {
  watch(join(ROOT, project), { recursive: true }, (_event, file) => {
    if (file === null || IGNORED.test(file)) return;
    changed.add(project);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batch = new Set(changed);
      changed.clear();
      work = work.then(() => apply(batch));
    }, SETTLE_MS);
  });
}

const stop = async () => {
  await Promise.all([groups.api.stop(), groups.shell.stop()]);
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
