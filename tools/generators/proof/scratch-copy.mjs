import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../setup/copy-repository.mjs';
import { ROOT } from '../../setup/npm.mjs';

/** What isn't in Git, but needed at the top and in every project. */
const MADE = ['node_modules', 'dist'];

/** Files that say what is installed: those of the copy are its own. */
const STAMPS = ['.installed-lock', '.package-lock.json'];

/** Copies a folder; where the file system can, its files are the same ones, which takes seconds rather than a minute. */
function copyFolder(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

/**
 * A copy of the repository as it stands, with the installed packages and what is built. Nothing in it may be changed but what
 * Git knows, or what is new.
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
