import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { TestMailServer } from '../../tools/test-mail-server.mjs';

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
  to: string;
  mail: Email;
}

const mailsTo = (deliveries: Delivery[], address: string) =>
  deliveries.filter(({ to }) => to === address).map(({ mail }) => mail);

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
  const server = new TestMailServer();
  server.whenTaken = async ({ to, raw }) => {
    const delivery = { to, mail: await PostalMime.parse(raw) };
    deliveries.push(delivery);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(delivery)}\n`);
  };
  await server.open();
  return {
    url: server.url,
    mailsTo: (address) => mailsTo(deliveries, address),
    stop: () => server.shut(),
  };
}

/** The first link in a mail's text that leads to a path on the site. */
export function linkIn(mail: Email, path: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link to ${path}`);
  return link;
}
