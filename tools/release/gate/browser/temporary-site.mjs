import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TEST_SETTINGS, startProduct } from '../../../setup/product.mjs';
import { freePort, processGroup, waitFor } from '../../../setup/processes.mjs';

/** Copies a release out of a store into a folder of its own. */
async function download(store, name, version, folder) {
  const prefix = `releases/${name}/${version}/`;
  for await (const { path } of store.listFiles(prefix)) {
    const file = join(folder, path.slice(prefix.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await store.readFile(path));
  }
}

/** Puts production's releases into an empty store, and the candidate over them as if it were live. */
async function fillStore(dataDir, production, candidate) {
  const [{ openFolderStore }, { publishAndRelease }, { currentRevision }] = await Promise.all([
    import('../../../../releases/dist/folder-store.js'),
    import('../../../../releases/dist/publish.js'),
    import('../../../../releases/dist/release-store.js'),
  ]);
  const own = openFolderStore(dataDir);
  const { remotes } = await currentRevision(production);
  for (const [name, { active }] of Object.entries(remotes)) {
    const folder = mkdtempSync(join(tmpdir(), 'club-reviews-gate-'));
    await download(production, name, active, folder);
    await publishAndRelease(own, 'gate', folder);
    rmSync(folder, { recursive: true, force: true });
  }
  await publishAndRelease(own, 'gate', candidate.folder);
  return (await currentRevision(own)).remotes;
}

/** Starts a shell alone, in front of an api that runs already. */
async function startShell(group, { port, apiUrl, dataDir }) {
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, API_URL: apiUrl, DATA_DIR: dataDir, PUBLIC_URL: '', LOG_LEVEL: 'fatal' };
  const shell = group.node('shell', ['shell/dist/server/main.cjs'], settings);
  await waitFor(`${url}/health`, () => shell.exitCode === null, 60_000);
  return { url };
}

/**
 * Starts the product of this checkout with production's releases and the candidate, on a private folder and free ports.
 * @param {object} production the store that is live
 * @param {import('../problem.mjs').Candidate} candidate
 * @param {string} [apiUrl] an api to use instead of starting one
 * @returns {Promise<{url: string, remotes: object, stop: () => Promise<void>}>} `remotes`: what is live there
 */
export async function startTemporarySite(production, candidate, apiUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-gate-'));
  const group = processGroup();
  const stop = async () => {
    await group.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const remotes = await fillStore(dataDir, production, candidate);
    const port = String(await freePort());
    const { url } =
      apiUrl === undefined
        ? await startProduct(group, { ...TEST_SETTINGS, DATA_DIR: dataDir, PORT: port })
        : await startShell(group, { port, apiUrl, dataDir });
    return { url, remotes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
