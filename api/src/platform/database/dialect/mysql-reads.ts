import type { Pool, PoolConnection, PoolOptions, RowDataPacket } from 'mysql2';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';

/** How many statements may wait for a connection before new ones are refused. */
const WAITING_AT_MOST = 2000;

/**
 * Reads through a separate pool, so that long writes can't take the connections that pages wait for. Statements are
 * prepared on each connection once: that saves parsing, and coordinates are sent as doubles, which an index on them
 * needs (a decimal literal makes the same radius search almost three times slower).
 */
export class MysqlReads implements PreparedReads {
  readonly pool: Pool;

  /** `open` opens the pool with these options besides its own. */
  constructor(open: (options: PoolOptions) => Pool) {
    this.pool = open({ dateStrings: true, maxPreparedStatements: 256, queueLimit: WAITING_AT_MOST });
  }

  async all<Row>(statement: Sql): Promise<Row[]> {
    const connection = await this.borrow();
    try {
      return await this.on<Row>(connection, statement);
    } finally {
      connection.release();
    }
  }

  private borrow(): Promise<PoolConnection> {
    return new Promise((resolve, reject) => {
      this.pool.getConnection((refusal, connection) => {
        if (refusal) reject(named(refusal));
        else resolve(connection);
      });
    });
  }

  private on<Row>(connection: PoolConnection, statement: Sql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const finish = (error: unknown, rows?: RowDataPacket[]) => {
        if (error) reject(error as Error);
        else resolve(rows as Row[]);
      };
      try {
        connection.execute<RowDataPacket[]>(statement.sql, statement.values as SqlParameter[], finish);
      } catch (error) {
        finish(error);
      }
    });
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pool.end((error) => (error ? reject(error) : resolve()));
    });
  }
}

// Only the pool's own refusal is an error without a code.
function named(error: NodeJS.ErrnoException): Error {
  return error.code === undefined && error.message.startsWith('Queue limit')
    ? Object.assign(error, { code: 'ER_CON_COUNT_ERROR' })
    : error;
}
