import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../database/database.js';
import { databaseTimeIn } from '../../database/database-clock.js';
import { BETWEEN_DIGESTS_MS, MailOutbox } from '../mail-outbox.js';
import type { MailPayload } from '../mail-protection.js';
import { MailProtection } from '../mail-protection.js';
import type { MailTemplate } from '../mail-template.js';
import { MailRenderer } from '../mail-renderer.js';
import { Mail } from '../mail.entity.js';
import { BUTTON_HELP, MailLink, Paragraph, Title } from '../templates/mail-parts.js';
import { isTooLate, WIPED } from './mail-queue.js';

/** More would not fit into a column of MySQL; the rest waits for the next digest. */
const MOST_IN_DIGEST = 10;
const URL_IN_TEXT = /(https?:\/\/\S+)/;

type Part = Pick<MailPayload, 'subject' | 'core'>;

/** Puts mails that wait for a digest into one. */
@Injectable()
export class MailDigests {
  constructor(
    private readonly database: Database,
    private readonly protection: MailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Stores a digest in place of a mail and the others that wait with it, newest first.
   * @returns whether the mail is done with; if not, it's the only one, and can be sent as it is
   */
  async takeIn({ id, recipientHash, nextAttemptAt: dueAt }: Mail): Promise<boolean> {
    const where = { recipientHash: recipientHash ?? '', isForDigest: true, payloadEncrypted: Not(IsNull()) };
    const waiting = await this.database.reader.find(Mail, { where, order: { id: 'DESC' } });
    // Several are taken from the queue at once: the digest of another one has it, or has put it off.
    const own = waiting.find((mail) => mail.id === id);
    if (own?.nextAttemptAt?.getTime() !== dueAt?.getTime()) return true;
    if (waiting.length === 1) return false;
    const taken = waiting.slice(0, MOST_IN_DIGEST);
    const payloads = taken.map(({ payloadEncrypted, createdAt }) => ({
      createdAt,
      payload: this.protection.decrypt(payloadEncrypted ?? ''),
    }));
    const parts = payloads
      .filter(({ payload, createdAt }) => !isTooLate(payload, createdAt))
      .map(({ payload }) => payload);
    const [first] = payloads;
    if (!first) return true;
    const digest = await this.renderer.render(
      first.payload.to,
      digestMail(parts, waiting.length - taken.length),
    );
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) => {
      const stillWaiting = await transactions.lockAll(manager, Mail, where, { select: { id: true } });
      const rest = new Set(stillWaiting.map((mail) => mail.id));
      // Another instance may have been faster.
      if (!taken.every((mail) => rest.delete(mail.id))) return;
      const done = { sentAt: new Date(), nextAttemptAt: null, isForDigest: false, ...WIPED };
      await manager.update(Mail, { id: In(taken.map((mail) => mail.id)) }, done);
      if (parts.length > 0) await this.outbox.enqueue(manager, digest);
      const nextAttemptAt = await databaseTimeIn(BETWEEN_DIGESTS_MS, manager, dialect);
      await manager.update(Mail, { id: In([...rest]) }, { lockedUntil: null, nextAttemptAt });
    });
    return true;
  }
}

/** Everything that was requested with one address, and couldn't be mailed at once. */
export function digestMail(parts: readonly Part[], rest: number): MailTemplate {
  return {
    kind: 'digest',
    subject: `Your links: ${parts.length} requests with your email address`,
    preview: 'All of them in one email.',
    heading: 'Your links, in one email',
    because: 'someone typed this address into our forms several times',
    body: (
      <>
        <Paragraph>
          Our forms were sent so often with your address that we’ve put the emails into one. If you asked for
          something, its link is below. You can ignore the rest: nothing happens unless you open a link.
        </Paragraph>
        {rest > 0 && <Paragraph>{`${rest} more will follow in the next one.`}</Paragraph>}
        {parts.map((part, index) => (
          <section key={index}>
            <Title>{part.subject}</Title>
            {part.core
              .split(/\n{2,}/)
              .filter((block) => !block.startsWith(BUTTON_HELP))
              .map((block, number) => (
                <Paragraph key={number}>
                  {block.split(URL_IN_TEXT).map((piece, at) =>
                    URL_IN_TEXT.test(piece) ? (
                      <MailLink key={at} href={piece}>
                        {piece}
                      </MailLink>
                    ) : (
                      piece
                    ),
                  )}
                </Paragraph>
              ))}
          </section>
        ))}
      </>
    ),
  };
}
