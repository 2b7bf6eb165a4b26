import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspacePath } from './base-config.mjs';

const IGNORED =
  /(^|\/)(node_modules|dist|coverage|test-results|\.swc)(\/|$)|^shared-ui\/catalogue$|\.(test|spec|stories)\.tsx?$/;

const ROOT = workspacePath('.');

function* filesBelow(path) {
  if (IGNORED.test(relative(ROOT, path))) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/**
 * The version of a project's release: the product's version, plus a digest of everything that goes into the build. The same
 * sources give the same version on every machine, so a release folder is written once and never changes.
 * @param {string} project the project's folder name
 * @returns {string} for example `1.0.0-3f2a9c1d`
 */
export function releaseVersion(project) {
  const digest = createHash('sha256').update(
    process.env.NODE_ENV === 'development' ? 'development' : 'production',
  );
  for (const source of [
    project,
    'shared-ui',
    'domain',
    'tools/build',
    '.browserslistrc',
    'package-lock.json',
  ]) {
    for (const file of filesBelow(workspacePath(source))) {
      digest.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return `${version}-${digest.digest('hex').slice(0, 8)}`;
}
