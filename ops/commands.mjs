import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/setup/npm.mjs';

/**
 * Runs one of several commands by its name, with the arguments after it, and ends with its exit code. Without a name, or
 * with one that isn't there, it prints them all; with `--help` after it, what the command says of itself.
 * @param {string} program how it's called, such as `npm run ops --`
 * @param {Record<string, Record<string, {what: string, run: string[][]}>>} groups commands by name, by heading; each is a
 *   list of programs, of which the last gets the arguments
 */
export function runCommand(program, groups) {
  const [name, ...rest] = process.argv.slice(2);
  const commands = Object.assign({}, ...Object.values(groups));
  const isWanted = name !== undefined && name !== '--help' && name !== 'help';
  if (!isWanted || !Object.hasOwn(commands, name)) {
    if (isWanted) console.error(`There is no command ${name}.\n`);
    (isWanted ? console.error : console.log)(getHelp(program, groups));
    process.exit(isWanted ? 1 : 0);
  }
  const { run, what } = commands[name];
  if (rest.includes('--help')) {
    explain(what, run.at(-1));
    return;
  }
  for (const [index, [file, ...fixed]] of run.entries()) {
    const isLast = index === run.length - 1;
    const { status } = spawnSync(file, [...fixed, ...(isLast ? rest : [])], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/** A script's first comment is its help; a part's own scripts know `--help`. */
function explain(what, [file, ...args]) {
  const path = args.find((arg) => arg.endsWith('.mjs'));
  const [, comment] = (path && /^\/\*\*(.*?)\*\//s.exec(readFileSync(join(ROOT, path), 'utf8'))) || [];
  if (comment) console.log(comment.replaceAll(/^ \* ?/gm, '').trim());
  else if (args.at(-1) === '--' && args.includes('api'))
    spawnSync(file, [...args, '--help'], { cwd: ROOT, stdio: 'inherit' });
  else console.log(what);
}

function getHelp(program, groups) {
  const width = Math.max(
    ...Object.values(groups).flatMap((group) => Object.keys(group).map(({ length }) => length)),
  );
  const lines = Object.entries(groups).flatMap(([heading, group]) => [
    '',
    `${heading}:`,
    ...Object.entries(group).map(([name, { what }]) => `  ${name.padEnd(width)}  ${what}`),
  ]);
  return [`${program} COMMAND [ARGUMENTS]; each explains itself with --help`, ...lines].join('\n');
}

/** A program of the repository. */
export const node = (...args) => [process.execPath, ...args];

/** A script of one part. */
export const script = (name, part) => ['npm', 'run', '--silent', name, '-w', part, '--'];

/** Builds one part, or all of them. */
export const build = (part) => ['npm', 'run', '--silent', 'build', ...(part ? ['-w', part] : [])];
