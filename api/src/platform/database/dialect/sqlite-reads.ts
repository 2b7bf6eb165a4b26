import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import BetterSqlite3 from 'better-sqlite3';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';

/** A function of ours: SQLite itself knows upper and lower case of A to Z only. */
export const CASELESS = 'caseInsensitive';

/**
 * Reads through a connection of their own: it sees committed rows only, while TypeORM's one connection would
 * show a reader the half-done work of whatever transaction is open on it.
 */
export class SqliteReads implements PreparedReads {
  private readonly connection: SqliteConnection;
  private readonly statements = new Map<string, Statement<unknown[]>>();

  constructor(file: string) {
    this.connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    this.connection.pragma('cache_size = -65536');
    this.connection.function(CASELESS, { deterministic: true }, (text) =>
      typeof text === 'string' ? text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase() : text,
    );
  }

  // The driver is synchronous; a failure must still arrive as a rejected promise, hence async.

  async all<Row>(asked: Sql | string, parameters: readonly SqlParameter[] = []): Promise<Row[]> {
    const [sql, values] = typeof asked === 'string' ? [asked, parameters] : [asked.sql, asked.values];
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.connection.prepare<unknown[]>(sql);
      this.statements.set(sql, statement);
    }
    return statement.all(...values) as Row[];
  }

  close(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }
}
