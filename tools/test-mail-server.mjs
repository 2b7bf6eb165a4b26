import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine that keeps the mails it accepts. */
export class TestMailServer {
  /** In order of arrival. */
  received = [];
  /** Who has logged in; any password works, unless `refusesLogins`. */
  logins = [];
  refusesLogins = false;
  connections = 0;
  deliveries = 0;
  refuse = () => undefined;
  refuseRecipient = () => undefined;
  whenTaken = () => Promise.resolve();
  #options;
  #server;
  #port = 0;

  constructor(options = { disabledCommands: ['STARTTLS', 'AUTH'] }) {
    this.#options = options;
  }

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async open(options = this.#options) {
    const server = new SMTPServer({
      ...options,
      authOptional: true,
      allowInsecureAuth: true,
      logger: false,
      // A server that goes away doesn't wait for its clients to hang up.
      closeTimeout: 1,
      onConnect: (_session, done) => {
        this.connections += 1;
        done();
      },
      onAuth: ({ username }, _session, done) => {
        if (this.refusesLogins) return done(new Error('Invalid user name or password'));
        this.logins.push(username ?? '');
        done(null, { user: username });
      },
      onRcptTo: ({ address }, _session, done) => done(toError(this.refuseRecipient(address))),
      onData: (stream, session, done) => {
        // A client that's killed in the middle leaves half a mail, which nobody has accepted.
        text(stream)
          .then((raw) => this.#take(raw, session))
          .then(() => done(), done);
      },
    });
    // Killed clients' connections end with errors.
    server.on('error', () => undefined);
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#port = server.server.address().port;
    this.#server = server;
  }

  async shut() {
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve()));
  }

  async #take(raw, session) {
    const mail = {
      from: (session.envelope.mailFrom || { address: '' }).address,
      to: session.envelope.rcptTo[0]?.address ?? '',
      messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
      raw,
      at: Date.now(),
      isEncrypted: session.secure,
    };
    this.deliveries += 1;
    const refusal = this.refuse(this.deliveries);
    await this.whenTaken(mail);
    if (refusal) throw toError(refusal);
    this.received.push(mail);
  }
}

const toError = (reason) => reason && Object.assign(new Error(reason.message), reason);

/** What a mail says, without the line breaks and codes of its way (quoted-printable, RFC 2045). */
export function toText({ raw }) {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
