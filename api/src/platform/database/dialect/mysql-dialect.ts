import type { Pool, PoolOptions } from 'mysql2';
import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { DataSource, DataSourceOptions, EntityManager } from 'typeorm';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';
import { raw, sql } from '../sql.js';
import { openMysqlSource } from '../transfer/mysql-source.js';
import { openMysqlTarget } from '../transfer/mysql-target.js';
import type { TableSource, TableTarget } from '../transfer/table-transfer.js';
import { AnswerLimits } from './response-limits.js';
import type { Dialect, LockName } from './dialect.js';
import { assignments, insertSql } from './dialect.js';
import { isLostConnection, isRolledBack } from './mysql-failures.js';
import { MysqlHosts } from './mysql-hosts.js';
import { MysqlLocks } from './mysql-locks.js';
import type { PoolManners } from './mysql-pool.js';
import { openPool } from './mysql-pool.js';
import { MysqlReads } from './mysql-reads.js';
import type { ServerKind } from './mysql-server-kind.js';
import { readKind } from './mysql-server-kind.js';
import type { MysqlServer } from './mysql-url.js';
import { parseMysqlUrl } from './mysql-url.js';

const CHARSET = 'utf8mb4_unicode_ci';
const READ_CONNECTIONS = 10;
const ENTITY_READ_CONNECTIONS = 5;
const WRITE_CONNECTIONS = 5;
const CONNECT_TIMEOUT_MS = 10_000;
/** For a server that has gone silent; one that is merely busy ends a reading statement itself before this. */
const READ_TIMEOUT_MS = 12_000;
/** How long a request waits for the database in total. */
const REQUEST_TIMEOUT_MS = 4_000;
/** How long the jobs of a running api wait for a statement's response. */
const JOB_TIMEOUT_MS = 60_000;
/** How many seconds a process waits for a lock whose work it needs done. */
const PATIENCE_SECONDS = 900;
/** The server is there, but won't have this user, or not in this database. */
const LOGIN_REFUSALS = new Set(['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR']);

/**
 * What a statement means mustn't depend on how somebody has set up the server: the driver escapes texts with backslashes, a
 * value that doesn't fit is an error, times are in UTC, and joined texts aren't cut: MySQL cuts them at 1,024 bytes.
 */
const SESSION = `SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00',
  group_concat_max_len = 1048576`;

/** How long a reading statement may take: ten seconds, in each server's own syntax. */
const LIMIT_STATEMENTS: Record<ServerKind, string> = {
  mysql: 'SET SESSION max_execution_time = 10000, lock_wait_timeout = 10',
  mariadb: 'SET SESSION max_statement_time = 10, lock_wait_timeout = 10',
};

/** MySQL 8.4 or MariaDB 10.6 and later, of several servers the first that takes writes, by URL (see parseMysqlUrl). */
export class MysqlDialect implements Dialect {
  readonly engine = 'mysql';
  readonly concurrentTransactions = WRITE_CONNECTIONS;
  readonly now = sql`UTC_TIMESTAMP(3)`;
  readonly lockRows = 'FOR UPDATE';
  readonly rowLock = { lock: { mode: 'pessimistic_write' } } as const;

  private readonly server: MysqlServer;
  private readonly hosts: MysqlHosts;
  private readonly locks: MysqlLocks;
  private kind: ServerKind = 'mysql';
  /** Whether this is a running api. Commands wait as long as it takes. */
  private limitsWaiting = false;

  constructor(url: string) {
    this.server = parseMysqlUrl(url);
    const { hosts, ...login } = this.server;
    this.hosts = new MysqlHosts(hosts, login);
    this.locks = new MysqlLocks(() => this.connect(), this.server.database);
  }

  async dataSourceOptions(): Promise<DataSourceOptions> {
    this.kind = await this.during(readKind);
    return this.sourceOptions(WRITE_CONNECTIONS, {
      beginnings: [],
      limits: this.limits(this.onceRunning(JOB_TIMEOUT_MS)),
      limitsLocks: true,
    });
  }

  readSourceOptions(): DataSourceOptions {
    return this.sourceOptions(ENTITY_READ_CONNECTIONS, this.readManners);
  }

  limitWaiting(): void {
    this.limitsWaiting = true;
  }

  private sourceOptions(poolSize: number, manners: PoolManners): MysqlDataSourceOptions {
    const [{ host, port }] = this.server.hosts;
    const { user, password, database, ssl } = this.server;
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
      driver: { createPool: (options: PoolOptions) => this.pool(options, manners) },
    };
  }

  openReads(): PreparedReads {
    const options = { ...this.login, charset: CHARSET, timezone: 'Z', connectTimeout: CONNECT_TIMEOUT_MS };
    return new MysqlReads((more) =>
      this.pool({ ...options, ...more, connectionLimit: READ_CONNECTIONS }, this.readManners),
    );
  }

  private pool(options: PoolOptions, manners: PoolManners): Pool {
    const beginnings = [SESSION, ...manners.beginnings];
    return openPool(options, this.hosts, { ...manners, beginnings });
  }

  private get readManners(): PoolManners {
    return {
      beginnings: [LIMIT_STATEMENTS[this.kind]],
      limits: this.limits(this.onceRunning(READ_TIMEOUT_MS)),
    };
  }

  private limits(answerMs: () => number): AnswerLimits {
    return new AnswerLimits({ requestMs: REQUEST_TIMEOUT_MS, answerMs });
  }

  private onceRunning(answerMs: number): () => number {
    return () => (this.limitsWaiting ? answerMs : Infinity);
  }

  /** With the first server's name: some services need it when TLS starts. */
  private get login(): Pick<ConnectionOptions, 'host' | 'user' | 'password' | 'database' | 'ssl'> {
    const { hosts, ...login } = this.server;
    return { host: hosts[0].host, ...login };
  }

  async withLock<T>(name: LockName, work: () => Promise<T>): Promise<T> {
    const outcome = await this.locks.during(name, PATIENCE_SECONDS, async () => ({ result: await work() }));
    if (!outcome) throw new Error('another process has been busy with the same work for too long');
    return outcome.result;
  }

  async withFreeLock(name: LockName, work: () => Promise<void>): Promise<void> {
    await this.locks.during(name, 0, work);
  }

  close(): void {
    this.hosts.close();
  }

  async prepareForMigrations(dataSource: DataSource): Promise<void> {
    // Tables inherit the database's character set, which is latin1 on some servers.
    const database = this.server.database.replaceAll('`', '``');
    await dataSource.query(`ALTER DATABASE \`${database}\` CHARACTER SET utf8mb4 COLLATE ${CHARSET}`);
  }

  // The server itself lets transactions wait for each other.
  readonly retries = { forMs: 0, longestPauseMs: 640 };

  isWorthRetrying(error: unknown, isCommitting: boolean): boolean {
    // The outcome of a COMMIT without a response is unknown: run again, the work might be done twice.
    return isRolledBack(error) || (!isCommitting && isLostConnection(error));
  }

  getBackgroundManager({ manager }: DataSource): EntityManager {
    return manager;
  }

  cleanUpAfterRollback(): void {
    // Every transaction has its own connection from the pool.
  }

  updateFrom(table: string, source: Sql, columns: readonly string[]): Sql {
    const changes = columns.map((column) => `${table}.${column} = source.${column}`).join(', ');
    return sql`UPDATE ${raw(table)} JOIN (${source}) AS source ON source.id = ${raw(table)}.id SET ${raw(changes)}`;
  }

  upsert(
    table: string,
    row: Readonly<Record<string, SqlParameter | Sql>>,
    _keys: readonly string[],
    changes: (excluded: (column: string) => Sql) => Record<string, Sql>,
  ): Sql {
    // MariaDB doesn't know MySQL's newer row alias; both know VALUES().
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
    // The collation ignores the difference.
    return expression;
  }

  useIndex(index: string): string {
    return `FORCE INDEX (${index})`;
  }

  openTableSource(): Promise<TableSource> {
    return openMysqlSource(this.transferOptions, [SESSION]);
  }

  openTableTarget(): Promise<TableTarget> {
    return openMysqlTarget(this.transferOptions, [SESSION]);
  }

  private get transferOptions(): ConnectionOptions {
    const { user, password, database, ssl } = this.server;
    return {
      ...{ user, password, database, charset: CHARSET, timezone: 'Z', connectTimeout: CONNECT_TIMEOUT_MS },
      ...(ssl ? { ssl } : {}),
      stream: this.hosts.open,
    };
  }

  private async during<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.connect();
    try {
      return await work(connection);
    } finally {
      connection.destroy();
    }
  }

  private async connect(): Promise<Connection> {
    const { hosts } = this.server;
    for (let left = hosts.length; ; left -= 1) {
      try {
        const connection = await createConnection({
          ...this.login,
          stream: this.hosts.open,
          connectTimeout: CONNECT_TIMEOUT_MS,
        });
        await connection.query(SESSION);
        return connection;
      } catch (error) {
        if (left > 1) continue;
        const reason = (error as NodeJS.ErrnoException).code ?? String(error);
        const places = hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
        const what = LOGIN_REFUSALS.has(reason) ? 'login refused by' : 'no connection to';
        throw new EnvironmentError(`DATABASE_URL: ${what} ${places} (${reason})`, { cause: error });
      }
    }
  }
}
