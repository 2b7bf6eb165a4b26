import { SpanKind, inPart } from '@club-reviews/observability/traces';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Dialect } from './dialect/dialect.js';
import type { PreparedReads } from './prepared-reads.js';

type Engine = Dialect['engine'];

const TEXTS = /'(?:[^'\\]|\\.|'')*'/g;
const NUMBERS = /\b\d+(?:\.\d+)?\b/g;
const LISTS = /\?(?:\s*,\s*\?)+/g;
const ROWS = /(\([^()]*\))(?:\s*,\s*\1)+/g;
const VERB = /\w+/;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+[`"]?(\w+)/i;

/** A statement without values: each text or number in it becomes a `?`, and a list of them a single one. */
export function statementTemplate(statement: string): string {
  return statement
    .replace(TEXTS, '?')
    .replace(NUMBERS, '?')
    .replace(LISTS, '?')
    .replace(ROWS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Runs a statement as a part of the current trace: by its template, never with its data. */
function traced<T>(engine: Engine, statement: string, run: () => Promise<T>): Promise<T> {
  return inPart(
    'statement',
    (span) => {
      const template = span && statementTemplate(statement);
      if (template) {
        const name = [VERB.exec(template)?.[0].toUpperCase(), TABLE.exec(template)?.[1]];
        span.updateName(name.join(' ').trim());
        span.setAttributes({ 'db.system.name': engine, 'db.query.text': template });
      }
      return run();
    },
    { kind: SpanKind.CLIENT },
  );
}

/** Makes every statement a part of the current trace: our own reads, and those that TypeORM runs. */
export function traceStatements(engine: Engine, reads: PreparedReads, sources: DataSource[]): void {
  const all = reads.all.bind(reads);
  reads.all = (statement) => traced(engine, statement.sql, () => all(statement));
  for (const source of sources) {
    const create = source.createQueryRunner.bind(source);
    source.createQueryRunner = (mode) => {
      const runner = create(mode);
      // SQLite has one runner for all.
      if (Object.hasOwn(runner, 'query')) return runner;
      const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
      runner.query = ((statement: string, ...rest: unknown[]) =>
        traced(engine, statement, () => query(statement, ...rest))) as QueryRunner['query'];
      return runner;
    };
  }
}
