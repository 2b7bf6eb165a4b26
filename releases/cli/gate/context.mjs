import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { readBuiltRelease } from './built-release.mjs';
import { weighing } from './file-sizes.mjs';
import { PAGE_BUDGETS, SCRIPTS_OF_NEW_REMOTES, SCRIPTS_OF_OTHER_PAGES } from './page-budgets.mjs';

const ROLES = [
  ['live', ({ active }) => active],
  ['previous', ({ fallback }) => fallback],
  ['canary', ({ canary }) => canary?.version],
];

/** Reads browser files of a release in a store. */
const readingStore = (store, getPath) => (file) =>
  store.readFile(getPath(`client/${file}`)).catch((error) => {
    if (error.name === 'MissingFileError') return undefined;
    throw error;
  });

/**
 * The releases that visitors have or may get: live, previous (a roll-back away) and canary ones of every remote.
 * @param {import('../../src/release-store').ReleaseStore} store
 * @returns {Promise<import('./problem.mjs').Partner[]>}
 */
export async function readLiveReleases(store) {
  const { currentRevision, hasRelease, releasePath } =
    await import('../../../releases/dist/release-store.js');
  const { remotes } = await currentRevision(store);
  const liveReleases = [];
  for (const [name, entry] of Object.entries(remotes)) {
    for (const [role, getVersion] of ROLES) {
      const version = getVersion(entry);
      // A previous release may have been removed since.
      if (!version || !(await hasRelease(store, name, version))) continue;
      const getPath = (file) => releasePath(name, version, file);
      const record = JSON.parse(await store.readFile(getPath('release.json')));
      liveReleases.push({ name, role, record, kilobytesOf: weighing(readingStore(store, getPath)) });
    }
  }
  return liveReleases;
}

/**
 * An api's contract.
 * @param {string | undefined} address the api's URL, for example `https://example.org`; this checkout's api if
 *   missing
 * @throws if nothing responds there
 */
export async function readApi(address) {
  if (address === undefined) {
    const file = join(ROOT, 'api/openapi.json');
    return { name: 'api/openapi.json', document: JSON.parse(readFileSync(file, 'utf8')) };
  }
  const url = `${address.replace(/\/(api\/?)?$/, '')}/api/openapi.json`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error) => {
    throw new Error(`Nothing answers at ${url}: is the api running there?`, { cause: error });
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}, not with the api's contract`);
  return { name: url, document: await answer.json() };
}

/**
 * Everything that a candidate is checked against.
 * @param {{store: object, api?: string}} options the target store, and the api's URL
 * @returns {Promise<import('./problem.mjs').Context>}
 */
export async function readContext({ store, api }) {
  return {
    liveReleases: await readLiveReleases(store),
    shell: readBuiltRelease('shell'),
    api: await readApi(api),
    budgets: PAGE_BUDGETS,
    otherPages: SCRIPTS_OF_OTHER_PAGES,
    newRemotes: SCRIPTS_OF_NEW_REMOTES,
  };
}
