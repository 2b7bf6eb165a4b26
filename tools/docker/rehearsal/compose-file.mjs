import { parse } from 'yaml';

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, innermost first; `$$` stands for one `$`. */
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
 * Reads a compose file as an engine would.
 * @param {string} text content of the file
 * @param {Record<string, string>} variables what `.env` would set
 * @returns its services by name
 * @throws Error naming a variable that has to be set and is not
 */
export function readServices(text, variables) {
  const resolve = (value) => {
    if (typeof value === 'string') return interpolate(value, variables);
    if (Array.isArray(value)) return value.map(resolve);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(parse(text, { merge: true }).services);
}
