import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/npm.mjs';

const FILE = join(ROOT, 'node_modules/.cache/green-stages.json');

const readAll = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/**
 * Whether a stage has passed on this machine, and with these files.
 * @param {string} files their {@link digest}
 * @returns {'never' | 'other files' | 'same files'}
 */
export function lastRun(name, files) {
  const passed = readAll()[name];
  if (!passed) return 'never';
  return passed === files ? 'same files' : 'other files';
}

/** Notes that a stage has passed with the files that it began with. */
export function notePassed(name, files) {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readAll(), [name]: files }, undefined, 2));
}

/**
 * A digest of files and their contents.
 * @param {string[]} inputs files and folders, as git's path specifications
 */
export function digest(inputs) {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].filter(Boolean).sort()) {
    hash.update(file);
    if (existsSync(join(ROOT, file))) hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}
