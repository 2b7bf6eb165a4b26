import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchCopy } from '../generators/proof/scratch-copy.mjs';
import { ROOT } from '../setup/npm.mjs';

const STAMP = 'node_modules/.installed-lock';

/** What programs write to while they run: in the copy these have to be files of its own, not links. */
const WRITTEN = ['dist', 'node_modules/.cache'];

/**
 * A copy of the repository to make mistakes in, with packages and builds. Its own Git remembers what it was like.
 * @returns {{folder: string, apply: (edits: Edit[]) => void, undo: () => void, remove: () => void}}
 * @typedef {import('./faults.mjs').Edit} Edit
 */
export function injectedFaultsCopy() {
  const { folder, remove } = scratchCopy();
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const projects = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  for (const project of ['.', ...projects])
    for (const name of WRITTEN) {
      const [from, to] = [join(ROOT, project, name), join(folder, project, name)];
      rmSync(to, { recursive: true, force: true });
      if (name === 'dist' && existsSync(from))
        cpSync(from, to, { recursive: true, preserveTimestamps: true });
    }
  // The packages are those of the lock file: nothing has to be installed.
  copyFileSync(join(ROOT, STAMP), join(folder, STAMP));
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@x.example',
    'commit',
    '--quiet',
    '--no-verify',
    '-m',
    'as it was',
  );
  return {
    folder,
    apply: (edits) => edits.forEach((edit) => applyEdit(folder, edit)),
    undo() {
      git('checkout', '--quiet', '--force', '.');
      git('clean', '--quiet', '--force', '-d');
    },
    remove,
  };
}

/** Throws if the text to replace isn't there exactly once: the fault would be another one, or none. */
function applyEdit(folder, { file, from, to }) {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} times what the fault replaces: ${JSON.stringify(from)}`);
  // A new file: the old one might be a link to the repository's.
  rmSync(path);
  writeFileSync(path, parts.join(to));
}
