import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../setup/copy-repository.mjs';
import { ROOT } from '../../setup/npm.mjs';

/** Not in Git, but needed at the root and in every project. */
const MADE = ['node_modules', 'dist'];

/** Files that list what's installed: the copy has its own. */
const STAMPS = ['.installed-lock', '.package-lock.json'];

/** Copies a folder, with copy-on-write if the file system supports it, which takes seconds rather than a minute. */
function copyFolder(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

/**
 * A copy of the repository as it is, with the installed packages and builds. Only files that Git knows, or new ones,
 * may be changed in it.
 * @returns {{folder: string, remove: () => void}}
 */
export function scratchCopy() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'club-reviews-new-remote-')));
  copyRepository(folder);
  const projects = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  for (const project of ['.', ...projects])
    for (const name of MADE)
      if (existsSync(join(ROOT, project, name)))
        copyFolder(join(ROOT, project, name), join(folder, project, name));
  for (const name of STAMPS) rmSync(join(folder, 'node_modules', name), { force: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
