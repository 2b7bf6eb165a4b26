import type { Database } from '../../src/platform/database/database.js';
import { MailProtection } from '../../src/platform/mail/mail-protection.js';
import type { MailPayload } from '../../src/platform/mail/mail-protection.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { TEST_KEYS } from './test-settings.js';

const protection = new MailProtection(TEST_KEYS);

/** The mails of the outbox in the order they were written, readable. */
export async function storedMails({ dataSource }: Database): Promise<(MailPayload & { mail: Mail })[]> {
  const mails = await dataSource.getRepository(Mail).find({ order: { id: 'ASC' } });
  return mails.flatMap((mail) =>
    mail.payloadEncrypted === null ? [] : [{ ...protection.decrypt(mail.payloadEncrypted), mail }],
  );
}

/** Those to one address: jobs may have written to staff meanwhile. */
export async function getMailsTo(database: Database, address: string): Promise<MailPayload[]> {
  return (await storedMails(database)).filter(({ to }) => to === address);
}

/** All of one kind, in the same order. */
export async function getStoredMails(database: Database, kind: string): Promise<MailPayload[]> {
  return (await storedMails(database)).filter(({ mail }) => mail.kind === kind);
}

/** The token in the link of a mail. */
export function tokenIn(mail: { text: string }): string {
  return /token=([\w-]+(?:\.[\w-]+)*)/.exec(mail.text)?.[1] ?? '';
}

/** The token of the newest mail of a kind that has one: jobs may have written others meanwhile, with tokens of their own. */
export async function newestToken(database: Database, kind = 'review-verification'): Promise<string> {
  const tokens = (await getStoredMails(database, kind)).map(tokenIn);
  return tokens.findLast((token) => token !== '') ?? '';
}
