import type { Pool, PoolConnection, PoolOptions, RowDataPacket } from 'mysql2';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';

/** For a server that has gone silent; one that is merely busy ends the statement itself before that. */
const ANSWER_TIMEOUT_MS = 12_000;

/** Statements that wait for a connection before new ones are turned away. */
const WAITING_AT_MOST = 2000;

/**
 * Reads through a pool of their own, so that long writes cannot take the connections pages wait for. Statements
 * are prepared on each connection once: parsing is saved, and coordinates travel as doubles, which an index on
 * them needs (a decimal literal makes the same radius search almost three times slower).
 */
export class MysqlReads implements PreparedReads {
  readonly pool: Pool;
  private readonly silence: QueryTimeouts;

  /** `open` opens the pool with these options besides its own. */
  constructor(open: (options: PoolOptions) => Pool, patienceMs = ANSWER_TIMEOUT_MS) {
    this.silence = new QueryTimeouts(patienceMs);
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

  /** A connection for several statements, which has to be released. */
  borrow(): Promise<PoolConnection> {
    return new Promise((resolve, reject) => {
      this.pool.getConnection((refusal, connection) => {
        if (refusal) reject(named(refusal));
        else resolve(connection);
      });
    });
  }

  /** Runs one statement on a connection that was borrowed; one that doesn't answer is ended. */
  on<Row>(connection: PoolConnection, statement: Sql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const answered = this.silence.begin(() => {
        reject(silent());
        connection.destroy();
      });
      const finish = (error: unknown, rows?: RowDataPacket[]) => {
        answered();
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
    this.silence.stop();
    return new Promise((resolve, reject) => {
      this.pool.end((error) => (error ? reject(error) : resolve()));
    });
  }
}

const SILENCE = 'PROTOCOL_SEQUENCE_TIMEOUT';

function silent(): Error {
  return Object.assign(new Error('The database server has gone silent'), { code: SILENCE });
}

/** Whether a statement failed because its server didn't answer for too long. */
export function isSilence(error: unknown): boolean {
  return (error as { code?: unknown } | null | undefined)?.code === SILENCE;
}

// The pool's own refusal is the one error without a code.
function named(error: NodeJS.ErrnoException): Error {
  return error.code === undefined && error.message.startsWith('Queue limit')
    ? Object.assign(error, { code: 'ER_CON_COUNT_ERROR' })
    : error;
}

const ROUND_MS = 1000;

/**
 * Ends waiting for answers that do not come, by one timer for all that wait: a timer for each statement costs a
 * tenth of the api's work on short reads.
 */
export class QueryTimeouts {
  private readonly waiting = new Map<symbol, { until: number; giveUp: () => void }>();
  private timer: NodeJS.Timeout | undefined;

  /** @param patienceMs how long an answer may take; up to a second more passes before it is noticed */
  constructor(private readonly patienceMs: number) {}

  /** Calls `giveUp`, once, unless the returned function is called before the patience is at its end. */
  begin(giveUp: () => void): () => void {
    const key = Symbol();
    this.waiting.set(key, { until: Date.now() + this.patienceMs, giveUp });
    this.timer ??= setInterval(() => this.look(), ROUND_MS).unref();
    return () => this.waiting.delete(key);
  }

  /** Watches no longer; what still waits is left to itself. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.waiting.clear();
  }

  // A map keeps the order of insertion, so the first that still has time ends the round.
  private look(): void {
    const now = Date.now();
    for (const [key, { until, giveUp }] of this.waiting) {
      if (until > now) return;
      this.waiting.delete(key);
      giveUp();
    }
  }
}
