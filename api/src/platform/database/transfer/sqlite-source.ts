import { existsSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import type { Database as SqliteConnection } from 'better-sqlite3';
import BetterSqlite3 from 'better-sqlite3';
import type { CellValue, ColumnShape, TableShape, TableSource } from './table-transfer.js';
import { isProductTable, snapshotTime } from './table-transfer.js';

const ROWS_AT_ONCE = 500;

interface ColumnRow {
  name: string;
  type: string;
  notnull: 0 | 1;
}

/** Opens every table of a SQLite file as it is now; none if the file doesn't exist. */
export function openSqliteSource(file: string): TableSource {
  return new SqliteSource(new BetterSqlite3(existsSync(file) ? file : ':memory:', { timeout: 10_000 }));
}

/** A read transaction: with a write-ahead log it sees the moment it began, and writers carry on. */
class SqliteSource implements TableSource {
  readonly engineVersion: string;
  readonly migrations: readonly string[];
  readonly tableNames: readonly string[];

  constructor(private readonly connection: SqliteConnection) {
    connection.pragma('query_only = ON');
    connection.exec('BEGIN');
    this.engineVersion = `SQLite ${this.list('SELECT sqlite_version()')[0]}`;
    this.tableNames = this.list("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    const hasMigrations = this.tableNames.includes('migrations');
    this.migrations = hasMigrations ? this.list('SELECT name FROM migrations ORDER BY id') : [];
  }

  tables(): Promise<TableShape[]> {
    return Promise.resolve(this.tableNames.filter(isProductTable).map((name) => this.getShape(name)));
  }

  count(table: string): Promise<number> {
    return Promise.resolve(Number(this.list(`SELECT COUNT(*) FROM "${table}"`)[0]));
  }

  async *rows(table: string, columns: readonly string[]): AsyncGenerator<CellValue[][]> {
    const types = new Map(this.toColumns(table).map(({ name, type }) => [name, type]));
    const moments = columns.flatMap((name, index) => (types.get(name) === 'datetime' ? [index] : []));
    const names = columns.map((name) => `"${name}"`).join(', ');
    let rows: CellValue[][] = [];
    for (const row of this.connection.prepare(`SELECT ${names} FROM "${table}"`).raw().iterate()) {
      const values = row as CellValue[];
      for (const index of moments)
        if (typeof values[index] === 'string') values[index] = snapshotTime(values[index]);
      rows.push(values);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
      await pause();
    }
    if (rows.length > 0) yield rows;
  }

  setting(name: string): Promise<string | undefined> {
    const read = this.connection.prepare('SELECT value FROM site_settings WHERE name = ?').pluck();
    return Promise.resolve(read.get(name) as string | undefined);
  }

  orphans(): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (const { table } of this.connection.pragma('foreign_key_check') as { table: string }[])
      found.set(table, (found.get(table) ?? 0) + 1);
    return Promise.resolve(found);
  }

  close(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }

  private getShape(name: string): TableShape {
    const columns = this.toColumns(name).map(({ name: column, type, notnull }): ColumnShape => ({
      name: column,
      type,
      isNullable: notnull === 0,
    }));
    const indexes = this.list(
      `SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = '${name}' AND sql IS NOT NULL ORDER BY name`,
    );
    return { name, columns, indexes, nextId: this.getNextId(name) };
  }

  private getNextId(name: string): number | null {
    const hasIds = this.list(
      `SELECT 1 FROM sqlite_master WHERE name = '${name}' AND sql LIKE '%AUTOINCREMENT%'`,
    );
    if (hasIds.length === 0) return null;
    return Number(this.list(`SELECT seq FROM sqlite_sequence WHERE name = '${name}'`)[0] ?? 0) + 1;
  }

  private toColumns(table: string): ColumnRow[] {
    return this.connection.pragma(`table_info("${table}")`) as ColumnRow[];
  }

  /** The first column of each row. */
  private list(text: string): string[] {
    return this.connection.prepare(text).pluck().all() as string[];
  }
}
