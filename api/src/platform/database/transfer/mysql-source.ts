import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2';
import { createConnection } from 'mysql2';
import type { CellValue, ColumnShape, TableShape, TableSource } from './table-transfer.js';
import { isProductTable, snapshotTime } from './table-transfer.js';

const ROWS_AT_ONCE = 500;

/** A backup may write more slowly than the server sends; the server shouldn't take that for a client that has gone. */
const PATIENCE_SECONDS = 3600;

/**
 * Opens every table of a database as it is now.
 * @param beginnings statements that prepare the connection
 */
export async function openMysqlSource(
  options: ConnectionOptions,
  beginnings: readonly string[],
): Promise<TableSource> {
  const connection = createConnection({
    ...options,
    dateStrings: true,
    supportBigNumbers: true,
    rowsAsArray: true,
  });
  const source = new MysqlSource(connection);
  try {
    await source.begin(beginnings);
    return source;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** A transaction that sees the moment it began: InnoDB keeps what others change for it. */
class MysqlSource implements TableSource {
  engineVersion = '';
  migrations: readonly string[] = [];
  tableNames: readonly string[] = [];

  constructor(private readonly connection: Connection) {}

  /** Starts the transaction. */
  async begin(beginnings: readonly string[]): Promise<void> {
    for (const statement of beginnings) await this.query(statement);
    await this.query(`SET SESSION net_write_timeout = ${PATIENCE_SECONDS}, wait_timeout = 86400`);
    const [version = ''] = await this.list('SELECT VERSION()');
    this.engineVersion = /mariadb/i.test(version) ? `MariaDB ${version.split('-')[0]}` : `MySQL ${version}`;
    // MySQL 8 caches table statistics for a day; MariaDB doesn't know the setting.
    await this.query('SET SESSION information_schema_stats_expiry = 0').catch(() => undefined);
    await this.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await this.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    this.tableNames = await this.list(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY 1",
    );
    const hasMigrations = this.tableNames.includes('migrations');
    this.migrations = hasMigrations ? await this.list('SELECT name FROM migrations ORDER BY id') : [];
  }

  async tables(): Promise<TableShape[]> {
    const shapes: TableShape[] = [];
    for (const name of this.tableNames.filter(isProductTable)) shapes.push(await this.getShape(name));
    return shapes;
  }

  async count(table: string): Promise<number> {
    return Number((await this.list(`SELECT COUNT(*) FROM \`${table}\``))[0]);
  }

  async *rows(table: string, columns: readonly string[]): AsyncGenerator<CellValue[][]> {
    const types = new Map((await this.toColumns(table)).map(({ name, type }) => [name, type]));
    const moments = columns.flatMap((name, index) =>
      types.get(name)?.startsWith('datetime') ? [index] : [],
    );
    const names = columns.map((name) => `\`${name}\``).join(', ');
    const stream = this.connection
      .query(`SELECT ${names} FROM \`${table}\``)
      .stream({ highWaterMark: ROWS_AT_ONCE });
    let rows: CellValue[][] = [];
    for await (const row of stream) {
      const values = row as CellValue[];
      for (const index of moments)
        if (typeof values[index] === 'string') values[index] = snapshotTime(values[index]);
      rows.push(values);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  }

  async setting(name: string): Promise<string | undefined> {
    return (await this.list('SELECT value FROM site_settings WHERE name = ?', [name]))[0];
  }

  async orphans(): Promise<Map<string, number>> {
    const keys = await this.query<[string, string, string, string, string]>(
      `SELECT constraint_name, table_name, column_name, referenced_table_name, referenced_column_name
       FROM information_schema.key_column_usage
       WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL ORDER BY 1, ordinal_position`,
    );
    const found = new Map<string, number>();
    for (const name of new Set(keys.map(([key]) => key))) {
      const parts = keys.filter(([key]) => key === name);
      const [[, table, , parent] = ['', '', '', '']] = parts;
      const matches = parts.map(([, , column, , other]) => `p.\`${other}\` = c.\`${column}\``).join(' AND ');
      const given = parts.map(([, , column]) => `c.\`${column}\` IS NOT NULL`).join(' AND ');
      const [count] = await this.list(
        `SELECT COUNT(*) FROM \`${table}\` c WHERE ${given}
         AND NOT EXISTS (SELECT 1 FROM \`${parent}\` p WHERE ${matches})`,
      );
      if (Number(count) > 0) found.set(table, (found.get(table) ?? 0) + Number(count));
    }
    return found;
  }

  close(): Promise<void> {
    this.connection.destroy();
    return Promise.resolve();
  }

  private async getShape(name: string): Promise<TableShape> {
    const indexes = await this.list(
      `SELECT DISTINCT index_name FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND table_name = ? AND index_name <> 'PRIMARY'`,
      [name],
    );
    const [nextId] = await this.query<[number | string | null]>(
      'SELECT auto_increment FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?',
      [name],
    );
    return {
      name,
      columns: await this.toColumns(name),
      indexes: indexes.sort(),
      nextId: nextId === undefined || nextId[0] === null ? null : Number(nextId[0]),
    };
  }

  private async toColumns(table: string): Promise<ColumnShape[]> {
    const rows = await this.query<[string, string, string]>(
      `SELECT column_name, column_type, is_nullable FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`,
      [table],
    );
    // MariaDB reports meaningless widths for integers; MySQL 8 has given that up.
    return rows.map(([name, type, isNullable]) => ({
      name,
      type: type.replace(/^(\w*int)\(\d+\)/, '$1'),
      isNullable: isNullable === 'YES',
    }));
  }

  /** The first column of each row. */
  private async list(text: string, values: string[] = []): Promise<string[]> {
    return (await this.query<[string]>(text, values)).map(([first]) => first);
  }

  private query<Row extends unknown[]>(text: string, values: string[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.connection.query<RowDataPacket[][]>(text, values, (error, rows) => {
        if (error) reject(error);
        else resolve(rows as unknown as Row[]);
      });
    });
  }
}
