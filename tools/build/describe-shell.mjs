/**
 * Finishes the shell's build: writes `dist/release/release.json`, the record that the release gate checks remotes against,
 * and compressed copies of its browser files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from './base-config.mjs';
import { compressFiles } from './compress-files.mjs';
import { CLIENT_DIGEST, CONTRACT_VERSION, integrityByFile } from './release-record.mjs';
import { releaseVersion } from './release-version.mjs';
import { PROVIDED } from './shared-modules.mjs';

const release = join(outputFolder('shell'), 'release');
const client = join(release, 'client');
const { scripts } = JSON.parse(readFileSync(join(client, 'entry-files.json'), 'utf8'));
const record = {
  contract: CONTRACT_VERSION,
  name: 'shell',
  version: releaseVersion('shell'),
  scripts,
  client: integrityByFile(client, CLIENT_DIGEST),
  server: integrityByFile(join(release, 'server'), CLIENT_DIGEST),
  provides: PROVIDED,
};
writeFileSync(join(release, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
compressFiles(client);
console.log(`${record.name} ${record.version}: ${Object.keys(record.client).length} browser files`);
