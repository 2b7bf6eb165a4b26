import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { PoolConnection } from 'mysql2';
import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';

/** Where a server listens. */
export interface HostAddress {
  host: string;
  port: number;
}

const LOOK_EVERY_MS = 1_000;
const ANSWER_TIMEOUT_MS = 3_000;

/** Nodes of a Galera cluster report when they can't take part; others are read-only until they are promoted. */
const CAN_WRITE = `SELECT CONCAT(@@global.read_only) IN ('0', 'OFF') AS writable`;
const GALERA_READY = `SHOW GLOBAL STATUS LIKE 'wsrep_ready'`;

interface Known extends HostAddress {
  /** Undefined if not known yet. */
  isUsable: boolean | undefined;
  readonly sockets: Set<Socket>;
}

/**
 * The servers of a cluster, in order of preference. New connections go to the first that accepts writes; when one stops
 * doing so, its connections are cut, so that their work goes to the next. A single server isn't watched.
 */
export class MysqlHosts {
  /** The idle connections of all pools. */
  readonly idle = new Set<PoolConnection>();
  private readonly hosts: Known[];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    addresses: readonly HostAddress[],
    private readonly login: Pick<ConnectionOptions, 'user' | 'password' | 'database' | 'ssl'>,
  ) {
    this.hosts = addresses.map((address) => ({ ...address, isUsable: undefined, sockets: new Set() }));
  }

  /** How many servers there are to choose from. */
  get count(): number {
    return this.hosts.length;
  }

  /** A new connection to the currently best server; for mysql2's option `stream`. */
  readonly open = (): Socket => {
    this.watch();
    const chosen = this.hosts.find(({ isUsable }) => isUsable !== false) ?? this.hosts[0];
    if (!chosen) throw new Error('there’s no server');
    const socket = connect(chosen.port, chosen.host).setNoDelay(true).setKeepAlive(true);
    chosen.sockets.add(socket);
    socket.once('error', () => (chosen.isUsable = false));
    socket.once('close', () => chosen.sockets.delete(socket));
    return socket;
  };

  /** Stops watching. */
  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private watch(): void {
    if (this.hosts.length < 2) return;
    this.timer ??= setInterval(() => {
      for (const host of this.hosts) void this.look(host);
    }, LOOK_EVERY_MS).unref();
  }

  private async look(host: Known): Promise<void> {
    host.isUsable = await this.takesWrites(host);
    if (!host.isUsable) for (const socket of host.sockets) socket.destroy();
  }

  private async takesWrites({ host, port }: HostAddress): Promise<boolean> {
    let connection: Connection | undefined;
    const silence = new AbortController();
    const giveUp = setTimeout(() => {
      silence.abort();
      connection?.destroy();
    }, ANSWER_TIMEOUT_MS).unref();
    try {
      connection = await createConnection({ ...this.login, host, port, connectTimeout: ANSWER_TIMEOUT_MS });
      const [ready] = await connection.query(GALERA_READY);
      if ((ready as { Value: string }[])[0]?.Value === 'OFF') return false;
      const [rows] = await connection.query(CAN_WRITE);
      return (rows as { writable: number }[])[0]?.writable === 1 && !silence.signal.aborted;
    } catch {
      return false;
    } finally {
      clearTimeout(giveUp);
      connection?.destroy();
    }
  }
}
