import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Stands between the api and its database server, and can take it away and bring it back. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /** Starts forwarding; the second time on the same port. */
  async open(): Promise<void> {
    const server = createServer((client) => this.forward(client));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Ends every connection and accepts no more. */
  async shut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Keeps every connection, and lets nothing through any more. */
  stall(): void {
    for (const socket of this.sockets) socket.removeAllListeners('data').pause();
  }

  /** The same database by way of here. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  private forward(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    }
  }
}
