import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPackage } from './api-packages.mjs';

/** A mail server on this machine that keeps the mail it receives. */
export class MailServer {
  /** Accepted mails, in order of arrival: `{ to, messageId, text, isEncrypted }`. */
  received = [];
  /** How many connections there have been. */
  connections = 0;
  #options;
  #server;
  #port = 0;

  /** @param options for the package smtp-server, on top of the usual ones; without a certificate there's no STARTTLS */
  constructor(options = { disabledCommands: ['STARTTLS', 'AUTH'] }) {
    this.#options = options;
  }

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** How often each mail arrived, by its Message-ID. */
  get copies() {
    const copies = new Map();
    for (const { messageId } of this.received) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
    return copies;
  }

  /** Starts listening. The second time, it uses the same port, with new options if there are any. */
  async open(options = this.#options) {
    const { SMTPServer } = apiPackage('smtp-server');
    this.#options = options;
    this.#server = new SMTPServer({
      logger: false,
      closeTimeout: 1,
      ...options,
      onConnect: (_session, done) => {
        this.connections += 1;
        done();
      },
      onData: (stream, session, done) => {
        // A client that's killed in the middle leaves half a mail, which hasn't been accepted.
        text(stream).then((raw) => this.#take(raw, session, done), done);
      },
    });
    // Killed clients end their connections with errors.
    this.#server.on('error', () => undefined);
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server.server, 'listening');
    this.#port = this.#server.server.address().port;
  }

  /** Stops listening. */
  async shut() {
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve()));
  }

  async #take(raw, session, done) {
    // Takes some time, like any server across a network, so that a killed client is in the middle of sending.
    await wait(10);
    this.received.push({
      to: session.envelope.rcptTo[0]?.address ?? '',
      messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
      text: raw,
      isEncrypted: session.secure,
    });
    done();
  }
}
