import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './npm.mjs';

/** Copies the repository's files as they are, without what Git ignores. */
export function copyRepository(target) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file));
  }
}
