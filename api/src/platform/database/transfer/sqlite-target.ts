import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import BetterSqlite3 from 'better-sqlite3';
import type { CellValue, TableTarget } from './table-transfer.js';
import { SET_ASIDE_MIGRATIONS } from './table-transfer.js';

/** Opens a SQLite file with its tables, to be filled. */
export function openSqliteTarget(file: string): TableTarget {
  return new SqliteTarget(new BetterSqlite3(file, { fileMustExist: true }));
}

/** Without waiting for the disk until the end: a file that is half filled when the machine stops is never used. */
class SqliteTarget implements TableTarget {
  private readonly statements = new Map<string, Statement<unknown[]>>();
  private indexes: string[] = [];

  constructor(private readonly connection: SqliteConnection) {}

  removeAll(): Promise<void> {
    this.connection.pragma('foreign_keys = OFF');
    const found = this.connection
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as string[];
    for (const name of found) this.connection.exec(`DROP TABLE "${name}"`);
    return Promise.resolve();
  }

  begin(tables: readonly string[]): Promise<void> {
    this.connection.pragma('journal_mode = OFF');
    this.connection.pragma('synchronous = OFF');
    this.connection.pragma('foreign_keys = OFF');
    this.connection.pragma('cache_size = -65536');
    this.connection.exec(`ALTER TABLE migrations RENAME TO ${SET_ASIDE_MIGRATIONS}`);
    for (const table of tables) this.connection.exec(`DELETE FROM "${table}"`);
    // Filling an index row by row takes several times as long as creating it once all rows are there.
    const found = this.connection
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
      .all() as { name: string; sql: string }[];
    for (const { name } of found) this.connection.exec(`DROP INDEX "${name}"`);
    this.indexes = found.map(({ sql }) => sql);
    return Promise.resolve();
  }

  insert(table: string, columns: readonly string[], rows: readonly CellValue[][]): Promise<void> {
    const statement = this.statementFor(table, columns);
    this.connection.transaction(() => {
      for (const row of rows) statement.run(...row);
    })();
    return Promise.resolve();
  }

  finish(nextIds: ReadonlyMap<string, number>): Promise<void> {
    for (const sql of this.indexes) this.connection.exec(sql);
    for (const [table, nextId] of nextIds) {
      this.connection.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
      // Without a row there, ids start at 1.
      if (nextId > 1)
        this.connection
          .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
          .run(table, nextId - 1);
    }
    this.connection.exec(`ALTER TABLE ${SET_ASIDE_MIGRATIONS} RENAME TO migrations`);
    // One more change, which makes sure that everything is on the disk.
    this.connection.pragma('synchronous = FULL');
    this.connection.pragma('journal_mode = WAL');
    this.connection.pragma('wal_checkpoint(TRUNCATE)');
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }

  private statementFor(table: string, columns: readonly string[]): Statement<unknown[]> {
    const known = this.statements.get(table);
    if (known) return known;
    const names = columns.map((name) => `"${name}"`).join(', ');
    const made = this.connection.prepare(
      `INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    this.statements.set(table, made);
    return made;
  }
}
