import type { Pool, PoolOptions, RowDataPacket } from 'mysql2';
import { createPool } from 'mysql2';
import type { PreparedReads, SqlParameter } from '../prepared-reads.js';

/** For a server that has gone silent; one that is merely busy ends the statement itself before that. */
const ANSWER_PATIENCE_MS = 12_000;

/** Statements that wait for a connection before new ones are turned away. */
const WAITING_AT_MOST = 2000;

/**
 * Reads through a pool of their own, so that long writes cannot take the connections pages wait for. Statements
 * are prepared on each connection once: parsing is saved, and coordinates travel as doubles, which an index on
 * them needs (a decimal literal makes the same radius search almost three times slower).
 */
export class MysqlReads implements PreparedReads {
  private readonly pool: Pool;

  /** `limitStatements` tells a new connection how long a statement may take. */
  constructor(options: PoolOptions, limitStatements: string) {
    this.pool = createPool({
      ...options,
      dateStrings: true,
      maxPreparedStatements: 256,
      queueLimit: WAITING_AT_MOST,
    });
    this.pool.on('connection', (connection) => connection.query(limitStatements));
  }

  all<Row>(sql: string, parameters: readonly SqlParameter[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const statement = { sql, values: parameters as SqlParameter[], timeout: ANSWER_PATIENCE_MS };
      this.pool.execute<RowDataPacket[]>(statement, (error, rows) => {
        if (error) reject(named(error));
        else resolve(rows as Row[]);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pool.end((error) => (error ? reject(error) : resolve()));
    });
  }
}

// The pool's own refusal is the one error without a code.
function named(error: NodeJS.ErrnoException): Error {
  return error.code === undefined && error.message.startsWith('Queue limit')
    ? Object.assign(error, { code: 'ER_CON_COUNT_ERROR' })
    : error;
}
