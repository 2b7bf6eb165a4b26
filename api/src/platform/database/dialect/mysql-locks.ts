import type { Connection } from 'mysql2/promise';
import type { LockName } from './dialect.js';

const RELEASE_TIMEOUT_MS = 5_000;
/** Beyond the patience: for a server that has gone silent. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Locks that only one process at a time holds. A lock ends with its connection, whatever happens to the process. */
export class MysqlLocks {
  constructor(
    private readonly connect: () => Promise<Connection>,
    private readonly database: string,
  ) {}

  /** Runs `work` under the lock with this name. @returns undefined if the lock couldn't be acquired in time */
  async during<T>(name: LockName, patienceSeconds: number, work: () => Promise<T>): Promise<T | undefined> {
    const connection = await this.connect();
    const lockName = `${this.database}.${name}`.slice(-64);
    try {
      const [rows] = await connection.execute({
        sql: 'SELECT GET_LOCK(?, ?) AS taken',
        values: [lockName, patienceSeconds],
        timeout: patienceSeconds * 1000 + ANSWER_TIMEOUT_MS,
      });
      if ((rows as { taken: number | null }[])[0]?.taken !== 1) return undefined;
      return await work();
    } finally {
      // A closed connection frees the lock too, but only once the server has noticed; meanwhile nobody could take it.
      await connection
        .query({ sql: 'DO RELEASE_LOCK(?)', values: [lockName], timeout: RELEASE_TIMEOUT_MS })
        .catch(() => undefined);
      connection.destroy();
    }
  }
}
