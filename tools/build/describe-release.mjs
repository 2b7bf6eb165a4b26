/**
 * Finishes a remote's build: writes `dist/release/release.json`, the release's record, and compressed copies of its
 * browser files. Usage: node tools/build/describe-release.mjs FOLDER-OF-THE-REMOTE
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiUse } from './api-use.mjs';
import { outputFolder } from './base-config.mjs';
import { compressFiles } from './compress-files.mjs';
import { releaseRecord } from './release-record.mjs';
import { releaseVersion } from './release-version.mjs';

const folder = resolve(process.argv[2] ?? '.');
const project = basename(folder);
const release = join(outputFolder(project), 'release');
const client = join(release, 'client');
const { default: remote } = await import(pathToFileURL(join(folder, 'remote.config.mjs')).href);
const manifest = JSON.parse(readFileSync(join(client, 'mf-manifest.json'), 'utf8'));

if (manifest.name !== remote.name) throw new Error(`The manifest says ${manifest.name}, not ${remote.name}`);
const exposes = Object.fromEntries(
  manifest.exposes.map(({ path, assets }) => [path, { sync: assets.js.sync, async: assets.js.async }]),
);
for (const key of Object.keys(remote.exposes)) {
  if (!exposes[key]) throw new Error(`${remote.name} does not expose ${key}`);
}

/** A list that a plugin made for the record. */
const readList = (name) => JSON.parse(readFileSync(join(client, name), 'utf8'));

const { PAGES } = await import(pathToFileURL(join(folder, 'pages.config.mjs')).href);
const record = releaseRecord(release, remote, {
  version: releaseVersion(project),
  entry: manifest.metaData.remoteEntry.name,
  exposes,
  chunks: readList('chunk-files.json'),
  packages: readList('packages.json'),
  pages: Object.fromEntries(Object.entries(PAGES).map(([path, page]) => [path, `${page}-screen`])),
  api: apiUse(release, folder),
});
writeFileSync(join(release, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
compressFiles(client);
console.log(`${record.name} ${record.version}: ${Object.keys(record.client).length} browser files`);
