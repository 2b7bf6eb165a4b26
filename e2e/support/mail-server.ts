import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The mails that have arrived. */
export interface Mailbox {
  /** All mails to one address so far, oldest first. */
  mailsTo(address: string): Email[];
}

/** A real SMTP server that stores the mails it accepts. */
export interface MailServer extends Mailbox {
  /** For the setting SMTP_URL. */
  url: string;
  stop(): Promise<void>;
}

interface Delivery {
  to: string[];
  mail: Email;
}

const mailsTo = (deliveries: Delivery[], address: string) =>
  deliveries.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);

/** The mails in a file that a mail server of another process writes. */
export const mailboxIn = (file: string): Mailbox => ({
  mailsTo(address) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    return mailsTo(
      lines.map((line) => JSON.parse(line) as Delivery),
      address,
    );
  },
});

/**
 * Starts a mail server on a free port.
 * @param file gets a line for each mail
 */
export async function startMailServer(file?: string): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          const delivery = { to: session.envelope.rcptTo.map(({ address }) => address), mail };
          deliveries.push(delivery);
          if (file !== undefined) appendFileSync(file, `${JSON.stringify(delivery)}\n`);
          done();
        }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => mailsTo(deliveries, address),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first link in a mail's text that leads to a path on the site. */
export function linkIn(mail: Email, path: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link to ${path}`);
  return link;
}
