import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * The record that travels with a release: what it is made of, with the digest of every file.
 * @param {string} folder the release, with `client/` and, where pages are rendered on the server, `server/`
 * @param {{name: string, routes: string[]}} remote its remote.config.mjs
 * @param {{version: string, entry: string, exposes: object, chunks: object}} build
 */
export function releaseRecord(folder, { name, routes }, { version, entry, exposes, chunks }) {
  const client = integrityByFile(join(folder, 'client'));
  if (!client[entry]) throw new Error(`The entry ${entry} is missing from ${folder}`);
  const serverFolder = join(folder, 'server');
  return {
    contract: CONTRACT_VERSION,
    name,
    version,
    routes,
    entry,
    exposes,
    chunks,
    client,
    server: existsSync(serverFolder) ? integrityByFile(serverFolder) : {},
    shared: SHARED_REQUIREMENTS,
  };
}
