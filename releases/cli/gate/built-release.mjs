import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { REMOTES } from '../../../tools/setup/product.mjs';
import { readingFolder, weighing } from './file-sizes.mjs';

/**
 * A project's build.
 * @param {string} project folder name
 * @returns {import('./problem.mjs').Candidate}
 * @throws if there's no build, or no such project
 */
export function readBuiltRelease(project) {
  if (![...REMOTES, 'shell'].includes(project))
    throw new Error(`There’s no part called ${project}: there are ${REMOTES.join(', ')} and shell.`);
  const folder = resolve(ROOT, project, 'dist/release');
  const file = join(folder, 'release.json');
  if (!existsSync(file)) throw new Error(`${project} hasn’t been built: run "npx nx build ${project}" first`);
  return {
    folder,
    project: resolve(ROOT, project),
    record: JSON.parse(readFileSync(file, 'utf8')),
    kilobytesOf: weighing(readingFolder(folder)),
  };
}
