import type { KeyObject } from 'node:crypto';
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AfterResponse } from './after-response.js';
import { Settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { databaseTime } from '../database/database-clock.js';
import { raw, runSql } from '../database/sql.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import { untaggedEmail } from '../security/canonical-email.js';
import { EmailProtection } from '../security/email-protection.js';
import { Keyring } from '../security/keyring.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { OutgoingMail } from '../mail/mail-renderer.js';
import type { CausedMail, MailLane, MailSlot } from './mailbox-budget.js';
import { findSlot } from './mailbox-budget.js';
import { hasMailbox, MAILBOX_PATH } from '../mail/mailbox-rule.js';
import { Mailbox } from './mailbox.entity.js';

/** When a mail in this slot is sent: a link that works for an hour starts then. */
export const sendingTime = (slot: MailSlot): Date => (slot instanceof Date ? slot : new Date());

/** Longer than a digest can be due ahead. */
const KEPT_FOR_MS = 3 * 24 * 3_600_000;
const SENDER_DIGITS = 16;

/**
 * Mails to an address that somebody has typed and nobody has proved: a stranger can neither flood its mailbox nor use
 * up the mails that its owner asks for. Whatever becomes of a mail, the work is the same, because only the owner may
 * notice. Without effect if RATE_LIMITS is off.
 */
@Injectable()
export class RequestedMails {
  private readonly key: KeyObject;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly emails: EmailProtection,
    private readonly outbox: MailOutbox,
    private readonly afterAnswer: AfterResponse,
    keyring: Keyring,
  ) {
    this.key = keyring.lookupKey('mailbox-senders');
  }

  /**
   * Takes a slot in the mailbox's budget, before the transaction that stores the mail.
   * @param client who asks, as limits count them
   */
  async slotFor(to: string, client: string, lane: MailLane = 'ordinary'): Promise<MailSlot> {
    if (!this.settings.rateLimits) return 'now';
    const { dialect, transactions } = this.database;
    const mailboxHash = this.emails.hash(untaggedEmail(to));
    const recipient = this.short(this.emails.authorHash(to));
    const sender = this.short(client);
    return transactions.runInTransaction(async (manager) => {
      const now = await databaseTime(manager, dialect);
      const forgottenAt = new Date(now.getTime() + KEPT_FOR_MS);
      const row = { mailbox_hash: mailboxHash, caused: '[]', forgotten_at: toStoredTimestamp(forgottenAt) };
      await runSql(
        manager,
        dialect.upsert('mailboxes', row, ['mailbox_hash'], () => ({ caused: raw('mailboxes.caused') })),
      );
      const mailbox = await manager.findOneOrFail(Mailbox, { where: { mailboxHash }, ...dialect.rowLock });
      const { slot, caused } = findSlot(JSON.parse(mailbox.caused) as CausedMail[], {
        ...{ now, lane, sender, recipient },
      });
      await manager.update(Mailbox, { mailboxHash }, { caused: JSON.stringify(caused), forgottenAt });
      return slot;
    });
  }

  /** Stores a mail for its slot; one that has none leaves the same traces. */
  async store(manager: EntityManager, mail: OutgoingMail, slot: MailSlot): Promise<void> {
    if (slot === 'never') await this.outbox.pretend(manager, mail);
    else if (slot === 'now') await this.outbox.enqueue(manager, mail);
    else await this.outbox.enqueueForDigest(manager, mail, slot);
  }

  /** The response to whoever requested a mail, with where it can be read if none is sent. */
  answer<Message extends string>(message: Message): { message: Message; mailbox?: string } {
    return { message, ...(hasMailbox(this.settings) && { mailbox: MAILBOX_PATH }) };
  }

  /**
   * The same response, before the `work` that a mail takes: neither it nor its timing may tell whether the address is one
   * that we know.
   */
  answerFirst<Message extends string>(message: Message, work: () => Promise<void>) {
    this.afterAnswer.run(work);
    return this.answer(message);
  }

  private short(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, SENDER_DIGITS);
  }
}
