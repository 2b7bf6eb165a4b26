import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_REQUIREMENTS } from './shared-modules.mjs';

/** Version of the contract between shell and remotes (remote-contract.ts). Raise it for a breaking change. */
export const CONTRACT_VERSION = 1;

/** For browsers: the entry contains the digest of every chunk, and these are a third shorter than the server code's. */
export const CLIENT_DIGEST = 'sha256';
const SERVER_DIGEST = 'sha384';

const integrity = (content, algorithm) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/**
 * The digest of every file in a folder, without compressed copies.
 * @param {string} folder
 * @param {string} algorithm `sha256` or `sha384`
 * @returns {Record<string, string>} by path
 */
export function integrityByFile(folder, algorithm) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/\.(br|gz)$/.test(path))
      .sort()
      .map((path) => [path.slice(folder.length + 1), integrity(readFileSync(path), algorithm)]),
  );
}

/**
 * The record that goes with a release: what it consists of, with the digest of every file.
 * @param {string} folder the release, with `client/` and, if pages are rendered on the server, `server/`
 * @param {{name: string, area: string, routes: string[]}} remote its remote.config.mjs
 * @param {{version: string, entry: string, exposes: object, chunks: object, packages?: string[], pages?: object,
 *   api?: object}} build with what the release gate checks: the packages inside, the chunk of each page, and what it
 *   uses of the api
 */
export function releaseRecord(folder, { name, area, routes }, { version, entry, exposes, chunks, ...gate }) {
  const client = integrityByFile(join(folder, 'client'), CLIENT_DIGEST);
  if (!client[entry]) throw new Error(`The entry ${entry} is missing from ${folder}`);
  const serverFolder = join(folder, 'server');
  return {
    contract: CONTRACT_VERSION,
    name,
    version,
    area,
    routes,
    entry,
    exposes,
    chunks,
    client,
    server: existsSync(serverFolder) ? integrityByFile(serverFolder, SERVER_DIGEST) : {},
    shared: SHARED_REQUIREMENTS,
    ...gate,
  };
}
