import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** RTK Query's definition of an endpoint, as the minifier leaves it: `getClub:e.query(`. */
const ENDPOINT = /\b(\w+):\s*\w+\.(?:query|mutation|infiniteQuery)\(/g;
const WORD = /[A-Za-z_$][\w$]*/g;

/** All of a release's code, for browsers and for the server. */
const getCode = (release) =>
  ['client', 'server']
    .map((part) => join(release, part))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.c?js$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');

/** The last name in a path like `answer.items[].club`; the response itself has none. */
const lastName = (path) => /\.([^.[\]{}]+)[[\]{}]*$/.exec(path)?.[1];

/**
 * What a release's code uses of the api: the calls whose endpoints are in it, and those fields of their responses whose
 * names occur in it. A field that's read without its name looks like one that isn't read, so a page that shows a
 * response's fields generically isn't protected; there is none.
 * @param {string} release folder with `client/` and `server/`
 * @param {string} project the remote's folder, whose `src/api/generated-contract.json` describes the calls
 * @returns {Record<string, import('../contract/calls.mjs').Call>}
 */
export function apiUse(release, project) {
  const contract = join(project, 'src/api/generated-contract.json');
  if (!existsSync(contract)) return {};
  const code = getCode(release);
  const endpoints = new Set([...code.matchAll(ENDPOINT)].map(([, name]) => name));
  const words = new Set(code.match(WORD));
  const isRead = (path) => lastName(path) === undefined || words.has(lastName(path));
  // If a parent isn't read, nothing inside it is.
  const isReadThrough = (path) =>
    path.split('.').every((_, index, parts) => isRead(parts.slice(0, index + 1).join('.')));
  return Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(contract, 'utf8')))
      .filter(([, { name }]) => endpoints.has(name))
      .map(([key, call]) => [
        key,
        {
          ...call,
          reads: Object.fromEntries(Object.entries(call.reads).filter(([path]) => isReadThrough(path))),
        },
      ]),
  );
}
