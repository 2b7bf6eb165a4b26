import { publish, readBuilt } from '../../releases/dist/publish.js';
import { currentRevision, hasRelease } from '../../releases/dist/release-store.js';
import { builtFolder, isPart, releaseName } from './context.mjs';

const notBuilt = (project) =>
  isPart(project)
    ? `${project} hasn’t been built: run "npx nx build ${project}" first`
    : `There’s no part called ${project} here: name its folder, for example mfe-public`;

/**
 * Copies a project's build into the store, unless the order names a version that's already there. In a dry run nothing
 * is copied. The build has to pass the gate first, unless the order skips it.
 * @param {{version?: string, gate: {api?: string, browser: boolean} | null}} order
 * @param {(name: string, version: string) => import('../../releases/dist/changes.js').Edit} getEdit the change about
 *   to be made: an invalid one is refused before the slow gate runs
 * @returns {Promise<{name: string, version: string}>}
 */
export async function publishBuild({ store, signingKey, isDryRun }, project, { version, gate }, getEdit) {
  if (project === 'shell') throw new Error('The shell isn’t released: deploy it with its server.');
  if (version !== undefined) {
    const name = releaseName(await currentRevision(store), project);
    if (await hasRelease(store, name, version)) return { name, version };
    throw new Error(
      `There’s no release ${version} of ${name} in ${store.address}: "npm run release -- history" shows those there were`,
    );
  }
  const folder = builtFolder(project);
  if (!folder) throw new Error(notBuilt(project));
  const built = await readBuilt(folder);
  getEdit(built.name, built.version)(await currentRevision(store));
  if (gate !== null) {
    // Images that only publish contain no gate: it ran before they were built.
    const { passGate } = await import('./gate/run-gate.mjs');
    await passGate(project, store, gate);
  }
  if (!isDryRun) return publish(store, folder, signingKey);
  const isThere = await hasRelease(store, built.name, built.version);
  console.log(
    isThere
      ? `${built.name}: ${built.version} is already in ${store.address}`
      : `${built.name}: ${built.version} would be copied to ${store.address}`,
  );
  return built;
}
