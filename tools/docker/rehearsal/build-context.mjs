import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A pattern of .dockerignore as a regular expression that also matches everything below what it names. */
function toRegExp(pattern) {
  const source = pattern
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replace(/\*\*\/|\*|\?/g, (part) => ({ '**/': '(?:.*/)?', '*': '[^/]*', '?': '[^/]' })[part]);
  return new RegExp(`^${source}(?:/.*)?$`);
}

/**
 * Tells which files a .dockerignore keeps out: the last pattern that matches decides, and `!` lets back in.
 * @param {string} text content of the file
 * @returns {(file: string) => boolean}
 */
export function ignoredBy(text) {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), matches: toRegExp(line.replace(/^!/, '')) }));
  return (file) => {
    const last = rules.findLast(({ matches }) => matches.test(file));
    return last !== undefined && !last.keeps;
  };
}

/** Copies what an image build may see into `target`: the files under version control that .dockerignore leaves. */
export function copyBuildContext(root, target) {
  const isIgnored = ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && !isIgnored(name))) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}
