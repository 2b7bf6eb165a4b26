import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has accepted. */
export interface ReceivedMail {
  /** In the envelope, like `to`. */
  from: string;
  to: string;
  messageId: string;
  raw: string;
  at: number;
}

/** What a mail says, without the line breaks that the way here has put in. */
export function toText({ raw }: Pick<ReceivedMail, 'raw'>): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Why a server refuses something. */
interface Reason {
  responseCode: number;
  message: string;
}

/** How a receiver treats the n-th delivery, counted from 1: undefined to accept it. */
export type Refusal = (delivery: number) => Reason | undefined;

/** A real SMTP server that stores what it accepts. */
export class SmtpReceiver {
  readonly received: ReceivedMail[] = [];
  /** Who has logged in; any password works, unless `refusesLogins`. */
  readonly logins: string[] = [];
  refusesLogins = false;
  refuse: Refusal = () => undefined;
  /** How a receiver treats a recipient, before it gets the mail. */
  refuseRecipient: (address: string) => Reason | undefined = () => undefined;
  /** How long the server takes to respond. */
  delayMs = 0;
  /** Keeps a client that has sent a mail waiting for the response. */
  whenTaken: () => Promise<void> = () => Promise.resolve();
  deliveries = 0;
  private server: SMTPServer | undefined;
  private port = 0;

  /** @param options besides the usual ones; by default it supports neither encryption nor logins */
  constructor(private readonly options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] }) {}

  /** Starts listening; the second time on the same port. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      ...this.options,
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        if (this.refusesLogins) return done(new Error('Invalid user name or password'));
        this.logins.push(username ?? '');
        done(null, { user: username });
      },
      onRcptTo: ({ address }, _session, done) => done(toError(this.refuseRecipient(address))),
      logger: false,
      // A server that goes away doesn't wait for its clients to hang up.
      closeTimeout: 1,
      onData: (stream, session, done) => {
        const take = async (raw: string): Promise<void> => {
          this.deliveries += 1;
          const refusal = this.refuse(this.deliveries);
          await wait(this.delayMs);
          await this.whenTaken();
          if (refusal) return done(toError(refusal));
          this.received.push({
            from: (session.envelope.mailFrom || { address: '' }).address,
            to: session.envelope.rcptTo[0]?.address ?? '',
            messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
            raw,
            at: Date.now(),
          });
          return done();
        };
        // A client killed in the middle leaves half a mail, which nobody has accepted.
        text(stream).then(take, done);
      },
    });
    // Killed clients' connections end with errors.
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Stops listening. */
  async shut(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }
}

const toError = (reason: Reason | undefined) => reason && Object.assign(new Error(reason.message), reason);
