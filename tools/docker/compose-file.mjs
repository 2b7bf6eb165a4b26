import { parse } from 'yaml';

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, innermost first; `$$` is an escaped `$`. */
function interpolate(text, variables) {
  const reference = /(?<!\$)\$\{(\w+)(?::([-?])([^${}]*))?\}/;
  let result = text;
  for (let match = reference.exec(result); match !== null; match = reference.exec(result)) {
    const [all, name, kind, rest] = match;
    const value = variables[name] || undefined;
    if (value === undefined && kind === '?') throw new Error(`${name}: ${rest}`);
    result = result.replace(all, () => value ?? rest ?? '');
  }
  return result.replaceAll('$$', '$');
}

/**
 * Reads a compose file the way Docker Compose v2 does, with anchors merged and variables filled in.
 * @param {string} text content of the file
 * @param {Record<string, string>} variables what `.env` would contain
 * @throws Error naming a required variable that isn't set
 */
export function readComposeFile(text, variables) {
  const resolve = (value) => {
    if (typeof value === 'string') return interpolate(value, variables);
    if (Array.isArray(value)) return value.map(resolve);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(parse(text, { merge: true }));
}
