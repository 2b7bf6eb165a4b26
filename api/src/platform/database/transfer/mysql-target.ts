import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { CellValue, TableTarget } from './table-transfer.js';
import { SET_ASIDE_MIGRATIONS } from './table-transfer.js';

/**
 * About this many values go into one statement, which stays below servers' smallest packet size (4 MB on MariaDB 10).
 */
const VALUES_PER_STATEMENT = 10_000;
const BYTES_PER_STATEMENT = 1_000_000;

/**
 * Opens a database with its tables, to be filled.
 * @param beginnings statements that prepare the connection
 */
export async function openMysqlTarget(
  options: ConnectionOptions,
  beginnings: readonly string[],
): Promise<TableTarget> {
  const connection = await createConnection(options);
  for (const statement of beginnings) await connection.query(statement);
  return new MysqlTarget(connection);
}

class MysqlTarget implements TableTarget {
  private tables: readonly string[] = [];

  constructor(private readonly connection: Connection) {}

  async removeAll(): Promise<void> {
    await this.connection.query('SET SESSION foreign_key_checks = 0');
    const [rows] = await this.connection.query('SHOW TABLES');
    for (const name of (rows as object[]).flatMap((row) => Object.values(row) as string[]))
      await this.connection.query(`DROP TABLE \`${name}\``);
  }

  async begin(tables: readonly string[]): Promise<void> {
    this.tables = tables;
    await this.connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    // A value that doesn't fit is an error, whatever the server's settings; timestamps are in UTC.
    await this.connection.query(
      "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO', time_zone = '+00:00'",
    );
    await this.connection.query(`RENAME TABLE migrations TO ${SET_ASIDE_MIGRATIONS}`);
    for (const table of tables) await this.connection.query(`DELETE FROM \`${table}\``);
  }

  async insert(table: string, columns: readonly string[], rows: readonly CellValue[][]): Promise<void> {
    const names = columns.map((name) => `\`${name}\``).join(', ');
    await this.connection.query('START TRANSACTION');
    for (const piece of toPieces(rows))
      await this.connection.query(`INSERT INTO \`${table}\` (${names}) VALUES ?`, [piece]);
    await this.connection.query('COMMIT');
  }

  async finish(nextIds: ReadonlyMap<string, number>): Promise<void> {
    for (const [table, nextId] of nextIds)
      await this.connection.query(`ALTER TABLE \`${table}\` AUTO_INCREMENT = ${nextId}`);
    for (const table of this.tables) await this.connection.query(`ANALYZE TABLE \`${table}\``);
    await this.connection.query(`RENAME TABLE ${SET_ASIDE_MIGRATIONS} TO migrations`);
  }

  async close(): Promise<void> {
    await this.connection.end();
  }
}

function* toPieces(rows: readonly CellValue[][]): Generator<CellValue[][]> {
  let piece: CellValue[][] = [];
  let [values, bytes] = [0, 0];
  for (const row of rows) {
    piece.push(row);
    values += row.length;
    for (const value of row) bytes += value === null || typeof value === 'number' ? 8 : value.length * 3;
    if (values < VALUES_PER_STATEMENT && bytes < BYTES_PER_STATEMENT) continue;
    yield piece;
    piece = [];
    [values, bytes] = [0, 0];
  }
  if (piece.length > 0) yield piece;
}
