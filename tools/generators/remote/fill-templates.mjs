import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';

const TEMPLATES = join(import.meta.dirname, 'templates');
const ENDING = '.template';

/** Replaces `%names%` with values. Throws for a name without one. */
function filled(text, values) {
  return text.replace(/%(\w+)%/g, (_, name) => {
    if (!(name in values)) throw new Error(`The templates need a value for ${name}`);
    return values[name];
  });
}

/**
 * The files of a remote, formatted by Prettier.
 * @param {string} root the repository's folder
 * @param {Record<string, string>} values by their names in the templates
 * @returns {Promise<[path: string, content: string][]>} paths relative to the repository
 */
export async function fillTemplates(root, values) {
  const templates = readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => join(entry.parentPath, entry.name));
  const options = await resolveConfig(join(root, 'package.json'));
  return Promise.all(
    templates.sort().map(async (template) => {
      const inside = relative(TEMPLATES, template).slice(0, -ENDING.length);
      const path = `${values.folder}/${filled(inside, values)}`;
      const text = filled(readFileSync(template, 'utf8'), values);
      return [path, await format(text, { ...options, filepath: path })];
    }),
  );
}
