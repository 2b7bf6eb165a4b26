import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { QUIET, ROOT, runNpm } from '../../tools/setup/npm.mjs';
import { sqliteWorks } from '../../tools/setup/sqlite.mjs';

const MIGRATIONS = 'api/src/platform/database/migrations';
const SQLITE = 'node_modules/better-sqlite3/build/Release';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * The previous release's commit: the newest version's tag that isn't this commit, or without tags, the last commit without the
 * newest migration.
 * @param {string | undefined} ref a commit, tag or branch to use instead
 * @throws if there's no such commit
 */
export function previousCommit(ref) {
  if (ref !== undefined) return git('rev-parse', '--verify', `${ref}^{commit}`);
  const [tag] = git(
    'tag',
    '--list',
    'v*',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
    '--sort=-v:refname',
  ).split('\n');
  if (tag) return git('rev-parse', `${tag}^{commit}`);
  console.log(
    'There is no tag v* before this commit. Pass a tag or a commit to upgrade from another than this:',
  );
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return git('rev-parse', '--verify', `${newest}^`);
}

/**
 * Extracts a commit's files to a folder, installs its packages there and builds its api.
 * @returns {Promise<string>} the folder
 */
export async function buildRelease(commit, folder) {
  mkdirSync(folder);
  const files = `${folder}.tar`;
  git('archive', '--format=tar', `--output=${files}`, commit);
  execFileSync('tar', ['-xf', files, '-C', folder]);
  await runNpm(['ci', '--include=dev', '--ignore-scripts', ...QUIET], { cwd: folder });
  // Compiling it takes minutes, and it hardly ever changes.
  if (existsSync(join(ROOT, SQLITE)))
    cpSync(join(ROOT, SQLITE), join(folder, SQLITE), { recursive: true, dereference: true });
  if (!sqliteWorks(join(folder, 'node_modules')))
    await runNpm(['rebuild', 'better-sqlite3', ...QUIET], { cwd: folder });
  await runNpm(['run', '--silent', 'build', '-w', 'api'], { cwd: folder });
  return folder;
}
