import { inPart } from '@club-reviews/watching/traces';
import type { SpanStart } from '@club-reviews/watching/traces';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Dialect } from './dialect/dialect.js';
import type { PreparedReads } from './prepared-reads.js';

type Engine = Dialect['engine'];

const TEXTS = /'(?:[^'\\]|\\.|'')*'/g;
const NUMBERS = /\b\d+(?:\.\d+)?\b/g;
const LISTS = /\?(?:\s*,\s*\?)+/g;
const ROWS = /(\([^()]*\))(?:\s*,\s*\1)+/g;
const TARGET = /^\W*(\w+)\b(?:.*?\b(?:FROM|INTO|UPDATE|JOIN)\s+[`"]?(\w+))?/is;
const UPDATE = /^\s*UPDATE\s+[`"]?(\w+)/i;

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

/** A statement as shown in traces: by its template, never with its data. */
function statementSpan(engine: Engine, statement: string): SpanStart {
  const template = statementTemplate(statement);
  const [, verb = 'statement', table] = UPDATE.test(template)
    ? ['', 'UPDATE', UPDATE.exec(template)?.[1]]
    : (TARGET.exec(template) ?? []);
  return {
    name: table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`,
    kind: 'client',
    attributes: { 'db.system.name': engine, 'db.query.text': template },
  };
}

/** The same reads, each a part of the current trace. */
export function tracedReads(engine: Engine, reads: PreparedReads): PreparedReads {
  return {
    all: (statement) => inPart(statementSpan(engine, statement.sql), () => reads.all(statement)),
    pool: reads.pool,
    close: () => reads.close(),
  };
}

/** Makes every statement that TypeORM runs on a data source a part of the current trace. */
export function traceStatements(engine: Engine, dataSource: DataSource): void {
  const create = dataSource.createQueryRunner.bind(dataSource);
  // SQLite has one runner for all.
  const traced = new WeakSet<QueryRunner>();
  dataSource.createQueryRunner = (mode) => {
    const runner = create(mode);
    if (traced.has(runner)) return runner;
    traced.add(runner);
    const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
    runner.query = ((statement: string, ...rest: unknown[]) =>
      inPart(statementSpan(engine, statement), () => query(statement, ...rest))) as QueryRunner['query'];
    return runner;
  };
}
