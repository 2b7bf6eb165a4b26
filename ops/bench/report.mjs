import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../tools/setup/npm.mjs';

/** The report that the benchmarks write, each its own section. */
const REPORT = join(ROOT, 'docs/benchmarks.md');

const GIB = 2 ** 30;

export const whole = (value) => value.toFixed(0);
export const tenths = (value) => value.toFixed(1);
export const hundredths = (value) => value.toFixed(2);
export const thousandths = (value) => value.toFixed(3);
export const verdict = (holds) => (holds ? 'yes' : 'NO');

/**
 * When, where and how measurements were taken, by name.
 * @param {{startedAt: Date, data: string, load: string}} run `data`: the database and what's in it; `load`: what was
 *   asked how often
 * @returns {Record<string, string>}
 */
export function describeRun({ startedAt, data, load }) {
  const machine = cpus();
  return {
    Date: startedAt.toISOString().slice(0, 10),
    Machine: `${machine.length} cores (${machine[0].model.trim()}), ${Math.round(totalmem() / GIB)} GiB`,
    Versions: `Node.js ${process.versions.node}, ${data}`,
    Load: load,
  };
}

/** A table as text in columns: the first left-aligned, figures right-aligned. @param {string[][]} table */
export function toColumns(table) {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}

/** A table in Markdown. @param {string[][]} table */
export function toMarkdown([head, ...rows]) {
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * @typedef {Record<string, string[][]>} Tables by title
 */

/**
 * Prints what was measured and, if asked to, writes a summary of it as a section of the report.
 * @param {{section: string, conditions: Record<string, string>, tables: Tables, summary?: Tables, write: boolean}}
 *   measured
 */
export async function report({ section, conditions, tables, summary = tables, write }) {
  const lines = Object.entries(conditions).map(([name, text]) => `- ${name}: ${text}`);
  const parts = (heading, toText, shown) =>
    Object.entries(shown).map(([title, table]) => `${heading}${title}\n\n${toText(table)}`);
  console.log(`\n${[lines.join('\n'), ...parts('', toColumns, tables)].join('\n\n')}`);
  if (!write) return;
  const text = [lines.join('\n'), ...parts('### ', toMarkdown, summary)].join('\n\n');
  await writeSection(REPORT, section, text);
  console.log(`\nWritten: ${REPORT}`);
}

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
