import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TEST_SETTINGS, startProduct } from '../../../../tools/setup/product.mjs';
import { freePort, processGroup, waitFor } from '../../../../tools/setup/processes.mjs';
import { getArrangement } from './arrangement.mjs';

/** Copies a release from a store to a folder. */
async function download(store, { name, record }, folder) {
  const prefix = `releases/${name}/${record.version}/`;
  for await (const { path } of store.listFiles(prefix)) {
    const file = join(folder, path.slice(prefix.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await store.readFile(path));
  }
}

/** Puts the candidate and the releases it may meet into an empty store. */
async function fillStore(own, production, candidate, liveReleases) {
  const { publish } = await import('../../../../releases/dist/publish.js');
  // First, so that the current build counts if production already has that version. The shell is what's started.
  if (candidate.record.name !== 'shell') await publish(own, candidate.folder);
  for (const partner of liveReleases) {
    const folder = mkdtempSync(join(tmpdir(), 'club-reviews-gate-'));
    await download(production, partner, folder);
    await publish(own, folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The settings of the site under test: its own, and none of the environment's. The gate also runs where production does,
 * whose database, buckets, mail server and keys it must not touch.
 * @param {string} dataDir its private folder
 * @param {number} port its public port
 * @returns {Promise<Record<string, string>>} an empty one counts as unset
 */
export async function getTrialSettings(dataDir, port) {
  const { SECRETS, TABLE } = await import('../../../../releases/dist/setting-table/table.js');
  const names = [...Object.keys(TABLE), ...SECRETS.map((name) => `${name}_FILE`)];
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...TEST_SETTINGS,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    // Or their page would be none, which the browser reports.
    ...{ OPEN_DATA: 'on', OPERATOR_NAME: 'A league' },
  };
}

/** Starts only a shell, in front of an api that's already running. */
async function startShell(group, settings, apiUrl) {
  const url = `http://127.0.0.1:${settings.PORT}`;
  const shell = group.node('shell', ['shell/dist/server/main.cjs'], { ...settings, API_URL: apiUrl });
  await waitFor(`${url}/health`, () => shell.exitCode === null, 60_000);
  return { url };
}

/**
 * Starts this checkout's product with production's releases and the candidate, in a private folder and on free ports.
 * @param {object} production the live store
 * @param {import('../problem.mjs').Candidate} candidate
 * @param {import('../problem.mjs').Partner[]} liveReleases the releases it may meet
 * @param {string} [apiUrl] an api to use instead of starting one
 * @returns {Promise<{url: string, arrange: Function, stop: () => Promise<void>}>} `arrange(beside, edit)` puts the
 *   candidate alongside the others' live, previous or canary releases, after applying an edit
 */
export async function startTemporarySite(production, candidate, liveReleases, apiUrl) {
  const [{ openFolderStore }, { change }] = await Promise.all([
    import('../../../../releases/dist/folder-store.js'),
    import('../../../../releases/dist/change.js'),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-gate-'));
  const store = openFolderStore(dataDir);
  const group = processGroup();
  const arrange = (beside, edit = (remotes) => remotes) =>
    change(store, 'gate', () => ({
      remotes: edit(getArrangement(candidate.record, liveReleases, beside)),
      change: { action: 'release', remote: candidate.record.name, to: candidate.record.version },
    }));
  const stop = async () => {
    await group.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await fillStore(store, production, candidate, liveReleases);
    await arrange('live');
    const settings = await getTrialSettings(dataDir, await freePort());
    const { url } = await (apiUrl === undefined
      ? startProduct(group, settings)
      : startShell(group, settings, apiUrl));
    return { url, arrange, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
