import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/**
 * Writes one section of a report that several programs write: it's between two comments that name it, and other
 * sections stay as they are. A new section is added at the end.
 * @param {string} file the report, Markdown
 */
export async function writeSection(file, name, markdown) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const part = `${start}\n\n${markdown}\n\n${end}`;
  const from = before.indexOf(start);
  const text =
    from < 0
      ? `${before}\n\n${part}\n`
      : before.slice(0, from) + part + before.slice(before.indexOf(end, from) + end.length);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
