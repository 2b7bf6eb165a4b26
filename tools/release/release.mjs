/**
 * Publishes and activates releases of remotes.
 *
 *   node tools/release/release.mjs REMOTE…              publish and activate the build in {remote}/dist/release
 *   node tools/release/release.mjs --roll-back REMOTE   activate the previous release
 *   node tools/release/release.mjs --list               show the active releases
 *
 * The store is in DATA_DIR (default .data). A running shell serves the new release from the next page view.
 */
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { change } from '../../releases/dist/change.js';
import { rollBack } from '../../releases/dist/changes.js';
import { openFolderStore } from '../../releases/dist/folder-store.js';
import { publishAndRelease } from '../../releases/dist/publish.js';
import { currentRevision } from '../../releases/dist/release-store.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const store = openFolderStore(resolve(root, process.env.DATA_DIR || '.data'));
const by = userInfo().username;
const [first, ...rest] = process.argv.slice(2);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function releaseFolder(project) {
  const folder = join(root, project, 'dist/release');
  if (!existsSync(join(folder, 'release.json')))
    fail(`${project} has not been built: run "npx nx build ${project}" first`);
  return folder;
}

if (first === '--list') {
  for (const [name, { active, fallback }] of Object.entries((await currentRevision(store)).remotes)) {
    console.log(`${name}: ${active}${fallback ? ` (previous: ${fallback})` : ''}`);
  }
} else if (first === '--roll-back') {
  const { name } = JSON.parse(
    readFileSync(join(releaseFolder(rest[0] ?? fail('Name a remote')), 'release.json'), 'utf8'),
  );
  const { revision } = await change(store, by, rollBack(name));
  console.log(`${name}: back to ${revision.remotes[name].active}`);
} else if (first) {
  for (const project of [first, ...rest]) {
    const { name, version, isNew } = await publishAndRelease(store, by, releaseFolder(project));
    console.log(`${name}: ${version} ${isNew ? 'is live' : 'was live already'}`);
  }
} else {
  fail('Name the remotes to release, for example: npm run release -- mfe-public');
}
