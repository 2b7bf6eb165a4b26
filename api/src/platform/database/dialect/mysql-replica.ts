import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { PoolConnection } from 'mysql2';
import { isOutOfTime, isSilence } from '../database-unavailable.js';
import type { Position, Replica } from '../replica-reads.js';
import type { Sql } from '../sql.js';
import type { MysqlReads } from './mysql-reads.js';

/** A replica that has just fallen behind is checked again after this time, and then half as often each time. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** When one has been behind for this long, it's logged for the operator. */
const LAG_WORTH_TELLING_MS = 10_000;

/**
 * A server that replicates the primary. It's only read from through connections whose server has everything that the
 * primary had when the statement was requested, so nobody reads anything older than from the primary itself. One that
 * is behind or away is left out, and checked in the background until it has caught up.
 */
export class MysqlReplica implements Replica {
  private readonly logger = new Logger(MysqlReplica.name);
  /**
   * The known version of a connection's server. Behind one address there may be several servers: each connection keeps
   * to one.
   */
  private readonly reached = new WeakMap<PoolConnection, number>();
  private readonly open = new Set<PoolConnection>();
  private leftOut: { since: number; isTold: boolean } | undefined;
  private readonly closing = new AbortController();

  /** @param name where it is, for the log and the metrics */
  constructor(
    readonly name: string,
    private readonly reads: MysqlReads,
    private readonly position: Position,
  ) {}

  get isUsed(): boolean {
    return this.leftOut === undefined;
  }

  async read<Row>(statement: Sql, version: number): Promise<Row[] | undefined> {
    try {
      const connection = await this.borrow();
      try {
        if (await this.isAt(connection, version)) return await this.reads.on<Row>(connection, statement);
        this.leaveOut();
      } finally {
        connection.release();
      }
    } catch (error) {
      // That isn't the replica's fault, and the primary isn't tried either.
      if (isOutOfTime(error)) throw error;
      this.leaveOut(error);
    }
    return undefined;
  }

  close(): Promise<void> {
    this.closing.abort();
    return this.reads.close();
  }

  private async borrow(): Promise<PoolConnection> {
    const connection = await this.reads.borrow();
    if (!this.open.has(connection)) {
      this.open.add(connection);
      connection.once('end', () => this.open.delete(connection));
    }
    return connection;
  }

  private async isAt(connection: PoolConnection, version: number): Promise<boolean> {
    if (this.reached.get(connection) === version) return true;
    const [row] = await this.reads.on<{ version: number }>(connection, this.position.statement);
    const found = row?.version ?? -1;
    if (found < version) return false;
    // If it's ahead of its primary, it isn't a replica of it: it's another database, or what a fail-over has lost.
    if (found > version && found > (await this.position.ofPrimary()))
      throw new Error('it is ahead of the primary');
    this.reached.set(connection, version);
    return true;
  }

  private leaveOut(error?: unknown): void {
    // If one connection has gone silent, so have the others: nobody should have to wait for each of them.
    if (isSilence(error)) this.dropConnections();
    if (this.leftOut || this.closing.signal.aborted) return;
    this.leftOut = { since: Date.now(), isTold: false };
    if (error !== undefined) this.tell(reasonOf(error));
    void this.untilBack();
  }

  private dropConnections(): void {
    for (const connection of this.open) connection.destroy();
    this.open.clear();
  }

  private async untilBack(): Promise<void> {
    const { signal } = this.closing;
    for (let pause = FIRST_PAUSE_MS; this.leftOut; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      if (await this.isBack()) break;
      if (Date.now() - this.leftOut.since > LAG_WORTH_TELLING_MS) this.tell('it is behind');
    }
    if (this.leftOut?.isTold) this.logger.log(`The replica at ${this.name} is read from again`);
    this.leftOut = undefined;
  }

  private async isBack(): Promise<boolean> {
    try {
      const version = await this.position.ofPrimary();
      const connection = await this.borrow();
      // Its known version doesn't show whether it still responds.
      this.reached.delete(connection);
      try {
        return await this.isAt(connection, version);
      } finally {
        connection.release();
      }
    } catch {
      return false;
    }
  }

  private tell(reason: string): void {
    if (!this.leftOut || this.leftOut.isTold) return;
    this.leftOut.isTold = true;
    this.logger.warn(`The replica at ${this.name} is left out for now: ${reason}`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
