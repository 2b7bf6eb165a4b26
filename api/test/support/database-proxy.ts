import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Sits between the api and its database server, and can take it away, slow it down and bring it back. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  /** How long the server's responses are held back. */
  delayMs = 0;
  /** Statements with this text are passed on, and nothing comes back on their connections any more. */
  losesAnswersTo: string | undefined;

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

  /** The same database through this proxy. */
  toUrl(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  private forward(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    let isMute = false;
    let answered: Promise<unknown> = Promise.resolve();
    client.on('data', (chunk) => {
      if (this.losesAnswersTo !== undefined && chunk.includes(this.losesAnswersTo)) isMute = true;
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (isMute) return;
      // One after the other, even when the delay changes.
      answered = Promise.all([answered, wait(this.delayMs)]).then(() => {
        if (!client.destroyed) client.write(chunk);
      });
    });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    }
  }
}
