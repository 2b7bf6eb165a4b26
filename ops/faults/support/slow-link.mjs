import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The connection between the product and its database server, which can be made slow or silent. */
export class SlowLink {
  /** How long to delay every response, in milliseconds. */
  delayMs = 0;
  /**
   * Delays one response, on the first connection that has had so many before. Undefined once it has happened.
   * @type {{ms: number, afterResponses: number} | undefined}
   */
  pause = undefined;
  /** Whether to block everything in both directions, while keeping connections open and accepting new ones. */
  isStalled = false;
  /** Whether to let COMMITs through, but nothing back on their connections from then on. */
  losesCommits = false;
  #target;
  #server;
  #sockets = new Set();

  /** @param {string} databaseUrl the server's address */
  constructor(databaseUrl) {
    this.#target = new URL(databaseUrl);
  }

  /** Starts listening on this machine. */
  async open() {
    this.#server = createServer((client) => this.#forward(client));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** The database's URL through this link. */
  get url() {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#server.address().port}`;
    return url.href;
  }

  /** Lets everything through again, but connections that have lost something stay silent. */
  heal() {
    this.delayMs = 0;
    this.pause = undefined;
    this.isStalled = false;
    this.losesCommits = false;
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(client) {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    const link = { isMute: false, isLost: false, responses: 0, answered: Promise.resolve() };
    client.on('data', (chunk) => {
      if (this.losesCommits && chunk.includes('COMMIT')) link.isMute = true;
      if (!this.#loses(link)) server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (this.#loses(link) || link.isMute) return;
      const delayMs = this.#getDelay(link);
      // Keeps the order, even if the delay changes.
      link.answered = Promise.all([link.answered, wait(delayMs)]).then(() => {
        if (!client.destroyed) client.write(chunk);
      });
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }

  #getDelay(link) {
    link.responses += 1;
    if (this.pause === undefined || link.responses <= this.pause.afterResponses) return this.delayMs;
    const { ms } = this.pause;
    this.pause = undefined;
    return ms;
  }

  /** Whether a connection passes nothing on. Once it has lost something, what follows wouldn't make sense. */
  #loses(link) {
    if (this.isStalled) link.isLost = true;
    return link.isLost;
  }
}
