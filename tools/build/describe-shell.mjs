/**
 * Finishes the shell's build: writes `dist/release/release.json`, the record by which its browser part can be released, and
 * compressed copies of its browser files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from './base-config.mjs';
import { compressFiles } from './compress-files.mjs';
import { CONTRACT_VERSION, integrityByFile } from './release-record.mjs';
import { releaseVersion } from './release-version.mjs';
import { PROVIDED } from './shared-modules.mjs';

/**
 * Version of the contract between the shell's server and the releasable part of the shell: what `render.cjs` exports
 * and accepts (shell/server/pages/shell-build.ts). Raise it for a breaking change.
 */
const SERVER_CONTRACT_VERSION = 1;

/** The digest the server checks files with; pages name the same one for their scripts. */
const DIGEST = 'sha384';

const release = join(outputFolder('shell'), 'release');
const client = join(release, 'client');
const { scripts, fonts } = JSON.parse(readFileSync(join(client, 'entry-files.json'), 'utf8'));
const record = {
  contract: CONTRACT_VERSION,
  serverContract: SERVER_CONTRACT_VERSION,
  name: 'shell',
  version: releaseVersion('shell'),
  scripts,
  fonts,
  client: integrityByFile(client, DIGEST),
  server: integrityByFile(join(release, 'server'), DIGEST),
  provides: PROVIDED,
};
writeFileSync(join(release, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
compressFiles(client);
console.log(`${record.name} ${record.version}: ${Object.keys(record.client).length} browser files`);
