import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../setup/product.mjs';
import { ROOT } from '../setup/npm.mjs';

/** Finds where the source code reads a parameter from the query, and captures its name. */
const READ = /(?:\.(?:get|getAll|has)\(|read\w+\(\w+, )'([a-z][\w-]*)'/g;

/** Parameters that the shell's server reads, and one whose name is a constant. */
const SHELLS = ['at', 'entry', 'remote', 'version', 'write-review'];

/** The names of all parameters that the shell's and the remotes' pages read, found in their source code. */
export function parametersOfPages() {
  const names = ['shell', ...REMOTES].flatMap((part) =>
    readdirSync(join(ROOT, part, 'src'), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(join(ROOT, part, 'src', file), 'utf8').matchAll(READ)])
      .map(([, name]) => name),
  );
  return [...new Set([...names, ...SHELLS])].sort();
}

/**
 * The patterns of all pages that remotes declare. Those that the server renders appear three times, because more can go wrong
 * with them.
 */
export async function patternsOfPages() {
  const tables = await Promise.all(
    REMOTES.map(async (remote) => {
      const [{ default: config }, { PAGES }] = await Promise.all(
        ['remote', 'pages'].map((name) => import(join(ROOT, remote, `${name}.config.mjs`))),
      );
      const patterns = Object.keys(PAGES);
      return config.server === undefined ? patterns : [patterns, patterns, patterns].flat();
    }),
  );
  return tables.flat();
}
