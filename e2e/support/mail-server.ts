import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores the mails it accepts. */
export interface MailServer {
  /** For the setting SMTP_URL. */
  url: string;
  /** All mails to one address so far, oldest first. */
  mailsTo(address: string): Email[];
  stop(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
          done();
        }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first link in a mail's text that leads to a path on the site. */
export function linkIn(mail: Email, path: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link to ${path}`);
  return link;
}
