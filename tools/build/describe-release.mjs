/**
 * Finishes a remote's build: writes `dist/release/release.json`, the release's record, and compressed copies of its
 * browser files. Usage: node tools/build/describe-release.mjs FOLDER-OF-THE-REMOTE
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputFolder } from './base-config.mjs';
import { compressFiles } from './compress-files.mjs';
import { releaseVersion } from './release-version.mjs';
import { SHARED_REQUIREMENTS } from './shared-modules.mjs';

/** Version of the contract between shell and remotes (remote-contract.ts). Raise it for a breaking change. */
const CONTRACT_VERSION = 1;

const integrity = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function integrityByFile(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/\.(br|gz)$/.test(path))
      .sort()
      .map((path) => [path.slice(folder.length + 1), integrity(readFileSync(path))]),
  );
}

const folder = resolve(process.argv[2] ?? '.');
const project = basename(folder);
const release = join(outputFolder(project), 'release');
const client = join(release, 'client');
const { default: remote } = await import(pathToFileURL(join(folder, 'remote.config.mjs')).href);
const manifest = JSON.parse(readFileSync(join(client, 'mf-manifest.json'), 'utf8'));

if (manifest.name !== remote.name) throw new Error(`The manifest says ${manifest.name}, not ${remote.name}`);
const clientFiles = integrityByFile(client);
const serverFolder = join(release, 'server');
const serverFiles = existsSync(serverFolder) ? integrityByFile(serverFolder) : {};
const entry = manifest.metaData.remoteEntry.name;
if (!clientFiles[entry]) throw new Error(`The entry ${entry} is missing from ${client}`);

const exposes = Object.fromEntries(
  manifest.exposes.map(({ path, assets }) => [path, { sync: assets.js.sync, async: assets.js.async }]),
);
for (const key of Object.keys(remote.exposes)) {
  if (!exposes[key]) throw new Error(`${remote.name} does not expose ${key}`);
}

const record = {
  contract: CONTRACT_VERSION,
  name: remote.name,
  version: releaseVersion(project),
  routes: remote.routes,
  entry,
  exposes,
  chunks: JSON.parse(readFileSync(join(client, 'chunk-files.json'), 'utf8')),
  client: clientFiles,
  server: serverFiles,
  shared: SHARED_REQUIREMENTS,
};
writeFileSync(join(release, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
compressFiles(client);
console.log(`${record.name} ${record.version}: ${Object.keys(clientFiles).length} browser files`);
