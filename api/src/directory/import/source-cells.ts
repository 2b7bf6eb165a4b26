import { isDate } from '@club-reviews/domain/london-clock';
import type { FactSource, SourceKind } from '@club-reviews/domain/fact-sources';
import { SOURCE_KINDS, SOURCE_LIMITS } from '@club-reviews/domain/fact-sources';
import { z } from 'zod';
import type { NotedSource } from '@club-reviews/domain/fact-sources';

const MESSAGE =
  'sources must be like “cost, teams: club 2026-03-12; name: import 2026-01-02 "The list" "The licence"”';
const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
const ENTRY = new RegExp(
  String.raw`^([a-z_]+(?: *, *[a-z_]+)*): *(${SOURCE_KINDS.join('|')}) (\d{4}-\d\d-\d\d)(?: ${QUOTED}(?: ${QUOTED})?)?$`,
);

/** What semicolons separate; a text whose quotation mark is never closed is read once, to the end. */
const ENTRIES = /(?:"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[^;"])+/g;

/** The cell of a file that says where each of its other cells comes from: a source by column. */
export const SOURCES_CELL = z.string().transform((text, context): Map<string, FactSource> => {
  const entries = text.match(ENTRIES) ?? [];
  const sources = new Map<string, FactSource>();
  for (const entry of entries.map((one) => one.trim()).filter((one) => one !== '')) {
    const [, columns = '', kind, on = '', name = '', licence = ''] = ENTRY.exec(entry) ?? [];
    const source = { kind: kind as SourceKind, on, name: unquoted(name), licence: unquoted(licence) };
    if (!isSource(source)) {
      context.addIssue(MESSAGE);
      return z.NEVER;
    }
    for (const column of columns.split(/ *, */)) sources.set(column, source);
  }
  return sources;
});

/**
 * Sources as a cell that {@link SOURCES_CELL} can read.
 * @param factColumns the column of each fact that files can have
 */
export function toSourcesText(
  sources: readonly NotedSource[],
  factColumns: ReadonlyMap<string, string>,
): string {
  return sources
    .map(({ facts, kind, on, name, licence }) => {
      const columns = facts.flatMap((fact) => factColumns.get(fact) ?? []);
      const texts = name === null && licence === null ? [] : [name ?? '', licence ?? ''].map(toQuoted);
      return columns.length === 0 ? '' : `${columns.join(', ')}: ${[kind, on, ...texts].join(' ')}`;
    })
    .filter((entry) => entry !== '')
    .join('; ');
}

function isSource({ on, name, licence }: FactSource): boolean {
  const { name: longestName, licence: longestLicence } = SOURCE_LIMITS;
  return isDate(on) && (name ?? '').length <= longestName && (licence ?? '').length <= longestLicence;
}

const toQuoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
const unquoted = (text: string): string | null => text.replace(/\\(.)/g, '$1') || null;
