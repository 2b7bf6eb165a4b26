import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';
import { readingFolder, weighing } from './file-sizes.mjs';

/**
 * What is built of a project.
 * @param {string} project folder name
 * @returns {import('./problem.mjs').Candidate}
 * @throws if nothing is
 */
export function readBuiltRelease(project) {
  const folder = resolve(ROOT, project, 'dist/release');
  const file = join(folder, 'release.json');
  if (!existsSync(file))
    throw new Error(`${project} has not been built: run "npx nx build ${project}" first`);
  return {
    folder,
    project: resolve(ROOT, project),
    record: JSON.parse(readFileSync(file, 'utf8')),
    kilobytesOf: weighing(readingFolder(folder)),
  };
}
