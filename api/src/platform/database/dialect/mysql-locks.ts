import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import type { LockName } from './dialect.js';

/** Holds leases if several servers share the data. */
export const LEASES_TABLE = `
  CREATE TABLE IF NOT EXISTS work_leases (
    name VARCHAR(64) PRIMARY KEY, holder CHAR(36) NOT NULL, node VARCHAR(64) NOT NULL, expires_at DATETIME(3) NOT NULL
  )`;

const RELEASE_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** Beyond the patience: for a server that has gone silent. */
const ANSWER_TIMEOUT_MS = 10_000;

/** How to wait for a lock, and how long a lease of it lasts after its holder's last sign of life. */
export interface LockTerms {
  patienceSeconds: number;
  leaseSeconds: number;
}

/**
 * Locks that only one process at a time holds. The server's named lock ends with its connection, whatever happens to
 * the process, but other servers of a cluster know nothing of it. There a row is needed as well: a lease, which its
 * holder renews while working, and which another process may take once it has expired by the database's clock.
 */
export class MysqlLocks {
  /**
   * @param node the server of a cluster that the lock is taken on; undefined if there's a single server, which needs no
   * leases
   */
  constructor(
    private readonly connect: () => Promise<Connection>,
    private readonly database: string,
    private readonly node: (connection: Connection) => Promise<string | undefined>,
  ) {}

  /** Runs `work` under the lock with this name. @returns undefined if the lock couldn't be acquired in time */
  async during<T>(name: LockName, terms: LockTerms, work: () => Promise<T>): Promise<T | undefined> {
    const giveUpAt = Date.now() + terms.patienceSeconds * 1000;
    const connection = await this.connect();
    const lockName = `${this.database}.${name}`.slice(-64);
    try {
      const [rows] = await connection.execute({
        sql: 'SELECT GET_LOCK(?, ?) AS taken',
        values: [lockName, terms.patienceSeconds],
        timeout: terms.patienceSeconds * 1000 + ANSWER_TIMEOUT_MS,
      });
      if ((rows as { taken: number | null }[])[0]?.taken !== 1) return undefined;
      const node = await this.node(connection);
      if (node === undefined) return await work();
      const lease = new Lease(connection, this.connect, { name, node, seconds: terms.leaseSeconds });
      return (await lease.take(giveUpAt)) ? await lease.during(work) : undefined;
    } finally {
      // A closed connection frees the lock too, but only once the server has noticed; meanwhile nobody could take it.
      await connection
        .query({ sql: 'DO RELEASE_LOCK(?)', values: [lockName], timeout: RELEASE_TIMEOUT_MS })
        .catch(() => undefined);
      connection.destroy();
    }
  }
}

interface LeaseTerms {
  name: LockName;
  node: string;
  seconds: number;
}

/** A row that says who is doing the work with this name, and until when at the latest. */
class Lease {
  private readonly holder = randomUUID();
  private lifeline: Connection;

  constructor(
    connection: Connection,
    private readonly connect: () => Promise<Connection>,
    private readonly terms: LeaseTerms,
  ) {
    this.lifeline = connection;
  }

  /** Takes the lease, waiting for it until this moment; false if another process still has it. */
  async take(giveUpAt: number): Promise<boolean> {
    while (!(await this.takeNow())) {
      if (Date.now() >= giveUpAt) return false;
      await wait(LOOK_EVERY_MS);
    }
    return true;
  }

  /** Works, renewing the lease meanwhile, and gives it back. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => void this.renew(), (this.terms.seconds * 1000) / 4).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      // Otherwise it expires.
      await this.run('DELETE FROM work_leases WHERE name = ? AND holder = ?', [
        this.terms.name,
        this.holder,
      ]).catch(() => 0);
    }
  }

  private async takeNow(): Promise<boolean> {
    const { name, node, seconds } = this.terms;
    // Whoever had it on this server has lost the server's named lock, which is now ours: that process is gone.
    const taken = await this.run(
      `UPDATE work_leases SET holder = ?, node = ?, expires_at = UTC_TIMESTAMP(3) + INTERVAL ? SECOND
       WHERE name = ? AND (expires_at < UTC_TIMESTAMP(3) OR node = ?)`,
      [this.holder, node, seconds, name, node],
    );
    if (taken === 1) return true;
    return (
      (await this.run(
        `INSERT IGNORE INTO work_leases (name, holder, node, expires_at)
         VALUES (?, ?, ?, UTC_TIMESTAMP(3) + INTERVAL ? SECOND)`,
        [name, this.holder, node, seconds],
      )) === 1
    );
  }

  private async renew(): Promise<void> {
    const { name, seconds } = this.terms;
    const statement = `UPDATE work_leases SET expires_at = UTC_TIMESTAMP(3) + INTERVAL ? SECOND WHERE name = ? AND holder = ?`;
    try {
      await this.run(statement, [seconds, name, this.holder]);
    } catch {
      // Its server may have died; the next attempt uses another one.
      this.lifeline.destroy();
      this.lifeline = await this.connect().catch(() => this.lifeline);
    }
  }

  /** @returns how many rows it wrote; none if another server of the cluster was faster */
  private async run(statement: string, values: (string | number)[]): Promise<number> {
    try {
      const [{ affectedRows }] = await this.lifeline.query<ResultSetHeader>(statement, values);
      return affectedRows;
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ER_LOCK_DEADLOCK') return 0;
      throw error;
    }
  }
}
