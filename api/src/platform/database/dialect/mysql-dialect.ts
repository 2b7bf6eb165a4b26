import type { Connection } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { DataSource, DataSourceOptions } from 'typeorm';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';
import { raw, sql } from '../sql.js';
import type { Dialect, LockName } from './dialect.js';
import { assignments, insertSql } from './dialect.js';
import { MysqlReads } from './mysql-reads.js';
import type { ConnectionOptions } from 'mysql2';

const CHARSET = 'utf8mb4_unicode_ci';
const READ_CONNECTIONS = 10;
const ENTITY_READ_CONNECTIONS = 5;
const WRITE_CONNECTIONS = 5;
const CONNECT_TIMEOUT_MS = 10_000;
const READ_TIMEOUT_MS = 12_000;
const RELEASE_TIMEOUT_MS = 5_000;
const LOCK_PATIENCE_SECONDS = 300;
/** The last one is MariaDB's, from 11.6.2 on, when a row to lock has changed since the transaction first read. */
const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD']);

type ServerKind = 'mysql' | 'mariadb';

/** How long a reading statement may take: ten seconds, in each server's own words. */
const LIMIT_STATEMENTS: Record<ServerKind, string> = {
  mysql: 'SET SESSION max_execution_time = 10000',
  mariadb: 'SET SESSION max_statement_time = 10',
};

/** MySQL 8 or MariaDB 10.6 and later, by URL (see parseMysqlUrl). */
export class MysqlDialect implements Dialect {
  readonly engine = 'mysql';
  readonly concurrentTransactions = WRITE_CONNECTIONS;
  readonly lockRows = 'FOR UPDATE';
  readonly rowLock = { lock: { mode: 'pessimistic_write' } } as const;

  private readonly server: MysqlServer;
  private kind: ServerKind = 'mysql';

  constructor(url: string) {
    this.server = parseMysqlUrl(url);
  }

  async dataSourceOptions(): Promise<DataSourceOptions> {
    this.kind = await this.readServerKind();
    return this.sourceOptions(WRITE_CONNECTIONS);
  }

  readSourceOptions(): DataSourceOptions {
    return {
      ...this.sourceOptions(ENTITY_READ_CONNECTIONS),
      maxQueryExecutionTime: READ_TIMEOUT_MS,
      enableQueryTimeout: true,
    };
  }

  private sourceOptions(poolSize: number): MysqlDataSourceOptions {
    const { host, port, user, password, database, ssl } = this.server;
    return {
      type: this.kind,
      host,
      port,
      username: user,
      password,
      database,
      ssl,
      charset: CHARSET,
      timezone: 'Z',
      poolSize,
      connectTimeout: CONNECT_TIMEOUT_MS,
    };
  }

  openReads(): PreparedReads {
    const options = {
      ...this.server,
      charset: CHARSET,
      timezone: 'Z',
      connectionLimit: READ_CONNECTIONS,
      connectTimeout: CONNECT_TIMEOUT_MS,
    };
    return new MysqlReads(options, LIMIT_STATEMENTS[this.kind]);
  }

  async withLock<T>(name: LockName, work: () => Promise<T>): Promise<T> {
    const outcome = await this.lockedFor(LOCK_PATIENCE_SECONDS, name, async () => ({ result: await work() }));
    if (!outcome) throw new Error('another process has been busy with the same work for too long');
    return outcome.result;
  }

  async withFreeLock(name: LockName, work: () => Promise<void>): Promise<void> {
    await this.lockedFor(0, name, work);
  }

  private async lockedFor<T>(
    seconds: number,
    name: LockName,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const connection = await this.connect();
    const lockName = `${this.server.database}.${name}`.slice(-64);
    try {
      const [rows] = await connection.execute('SELECT GET_LOCK(?, ?) AS taken', [lockName, seconds]);
      return (rows as { taken: number | null }[])[0]?.taken === 1 ? await work() : undefined;
    } finally {
      // A closed connection frees the lock too, but only once the server has noticed; meanwhile nobody could take it.
      await connection
        .query({ sql: 'DO RELEASE_LOCK(?)', values: [lockName], timeout: RELEASE_TIMEOUT_MS })
        .catch(() => undefined);
      connection.destroy();
    }
  }

  async prepareForMigrations(dataSource: DataSource): Promise<void> {
    // Tables take the database's character set, which is latin1 on some servers.
    const database = this.server.database.replaceAll('`', '``');
    await dataSource.query(`ALTER DATABASE \`${database}\` CHARACTER SET utf8mb4 COLLATE ${CHARSET}`);
  }

  isWorthRetrying(error: unknown): boolean {
    const code = (error as { code?: unknown } | null)?.code;
    return typeof code === 'string' && RETRYABLE.has(code);
  }

  cleanUpAfterRollback(): void {
    // Every transaction has a connection of its own from the pool.
  }

  updateFrom(table: string, source: Sql, columns: readonly string[]): Sql {
    const changes = columns.map((column) => `${table}.${column} = source.${column}`).join(', ');
    return sql`UPDATE ${raw(table)} JOIN (${source}) AS source ON source.id = ${raw(table)}.id SET ${raw(changes)}`;
  }

  upsert(
    table: string,
    row: Readonly<Record<string, SqlParameter>>,
    _keys: readonly string[],
    changes: (excluded: (column: string) => Sql) => Record<string, Sql>,
  ): Sql {
    // MariaDB does not know MySQL's newer row alias; both know VALUES().
    const set = assignments(changes((column) => raw(`VALUES(${column})`)));
    return sql`${insertSql(table, row)} ON DUPLICATE KEY UPDATE ${set}`;
  }

  isDuplicate(error: unknown): boolean {
    return (error as { code?: unknown } | null)?.code === 'ER_DUP_ENTRY';
  }

  async createShadow(dataSource: DataSource, table: string): Promise<void> {
    await dataSource.query(`DROP TABLE IF EXISTS ${table}_shadow`);
    await dataSource.query(`CREATE TABLE ${table}_shadow LIKE ${table}`);
  }

  async swapShadows(dataSource: DataSource, tables: readonly string[]): Promise<void> {
    const renames = tables.map((table) => `${table} TO ${table}_old, ${table}_shadow TO ${table}`);
    await dataSource.query(`DROP TABLE IF EXISTS ${tables.map((table) => `${table}_old`).join(', ')}`);
    await dataSource.query(`RENAME TABLE ${renames.join(', ')}`);
    await dataSource.query(`DROP TABLE ${tables.map((table) => `${table}_old`).join(', ')}`);
  }

  caseInsensitive(expression: string): string {
    // The collation sees no difference.
    return expression;
  }

  useIndex(index: string): string {
    return `FORCE INDEX (${index})`;
  }

  private async connect(): Promise<Connection> {
    const { host, port } = this.server;
    try {
      return await createConnection({ ...this.server, connectTimeout: CONNECT_TIMEOUT_MS });
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      throw new Error(`DATABASE_URL: no connection to ${host}:${port} (${reason})`, { cause: error });
    }
  }

  // The two report "no default" differently; TypeORM must know which one it reads the schema of.
  private async readServerKind(): Promise<ServerKind> {
    const connection = await this.connect();
    try {
      const [rows] = await connection.query('SELECT VERSION() AS version');
      return /mariadb/i.test((rows as { version: string }[])[0]?.version ?? '') ? 'mariadb' : 'mysql';
    } finally {
      connection.destroy();
    }
  }
}

/** How a server is reached. */
export interface MysqlServer extends Pick<ConnectionOptions, 'user' | 'password'> {
  host: string;
  port: number;
  database: string;
  ssl?: { rejectUnauthorized: boolean };
}

const DEFAULT_PORT = 3306;

/** Reads `mysql://user:password@host:port/database`, parts percent-encoded; `?ssl=true` asks for verified TLS. */
export function parseMysqlUrl(text: string): MysqlServer {
  const url = new URL(text);
  return {
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : DEFAULT_PORT,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: { rejectUnauthorized: true } } : {}),
  };
}
