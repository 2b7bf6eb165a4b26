import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';

const { packages: locked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

/** Packages that no service may need, whatever the lock file says. */
const NEVER_IN_PRODUCTION = ['typescript', 'nx', 'jest', '@rspack/core', '@swc/core', 'react-native'];

/**
 * @typedef {object} InstalledPackage
 * @property {string} path its folder, relative to the repository's root
 * @property {string} name from its own package.json, which an alias doesn't change
 */

/** For `node --eval` in an image: prints every `InstalledPackage` below /app as JSON, including workspaces. */
export const LIST_PACKAGES = `
  const { readdirSync, readFileSync, realpathSync } = require('node:fs');
  const MANIFEST = /^(?:[^/]+\\/)?(?:node_modules\\/(?:@[^/]+\\/)?[^/]+\\/)+package\\.json$/;
  const manifests = readdirSync('/app', { recursive: true }).filter((path) => MANIFEST.test(path));
  // A workspace is also found through its link in node_modules.
  const files = new Set(manifests.map((path) => realpathSync('/app/' + path)));
  const found = [...files].map((file) => ({
    path: file.slice('/app/'.length, -'/package.json'.length),
    name: JSON.parse(readFileSync(file, 'utf8')).name,
  }));
  console.log(JSON.stringify(found));
`;

/**
 * Packages that don't belong in an image: unknown to the lock file, or only for development. `devOptional` marks what
 * development needs and is optional in production; npm installs it even with `--omit=dev`.
 * @param {InstalledPackage[]} installed
 */
export function unwantedAmong(installed) {
  return installed.filter(({ path, name }) => {
    const entry = locked[path];
    return (
      entry === undefined ||
      entry.dev === true ||
      entry.devOptional === true ||
      NEVER_IN_PRODUCTION.includes(name)
    );
  });
}
