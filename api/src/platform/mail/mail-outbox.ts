import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { insertSql } from '../database/dialect/dialect.js';
import type { Sql } from '../database/sql.js';
import { runSql } from '../database/sql.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import { EmailProtection } from '../security/email-protection.js';
import { MailProtection } from './mail-protection.js';
import type { OutgoingMail } from './mail-renderer.js';
import { makeMessageId } from './message-ids.js';

/** With this pause, digests are at most one of an hour's mails, and twelve of a day's. */
export const BETWEEN_DIGESTS_MS = 2 * 3_600_000;

/** Stores mails in the transaction that causes them; they are sent once it is committed. */
@Injectable()
export class MailOutbox {
  private readonly events = new EventEmitter();

  constructor(
    private readonly database: Database,
    private readonly protection: MailProtection,
    private readonly emails: EmailProtection,
    private readonly settings: Settings,
  ) {}

  /**
   * Stores the trace of a mail that nobody gets, as if it had been given up: for when a caller must not find out, by
   * the response time, whether one was sent.
   */
  async pretend(manager: EntityManager, { kind, ...payload }: OutgoingMail): Promise<void> {
    this.protection.encrypt(payload);
    this.emails.authorHash(payload.to);
    await this.insert(manager, { kind, payload_encrypted: null, next_attempt_at: null });
  }

  /** Stores a mail. If the transaction rolls back there is none; when it commits the mail is sent at once. */
  async enqueue(manager: EntityManager, { kind, ...payload }: OutgoingMail): Promise<void> {
    await this.insert(manager, {
      kind,
      payload_encrypted: this.protection.encrypt(payload),
      recipient_hash: this.emails.authorHash(payload.to),
      next_attempt_at: this.database.dialect.now,
    });
    this.database.transactions.afterCommit(manager, () => this.events.emit('stored'));
  }

  /** Stores a mail that is sent at `dueAt`, together with the others to the same address that wait for a digest. */
  async enqueueForDigest(
    manager: EntityManager,
    { kind, usefulForMs, ...payload }: OutgoingMail,
    dueAt: Date,
  ): Promise<void> {
    const waitMs = dueAt.getTime() - Date.now();
    await this.insert(manager, {
      kind,
      payload_encrypted: this.protection.encrypt({
        ...payload,
        ...(usefulForMs && { usefulForMs: usefulForMs + waitMs }),
      }),
      recipient_hash: this.emails.authorHash(payload.to),
      next_attempt_at: toStoredTimestamp(dueAt),
      is_for_digest: 1,
    });
  }

  private async insert(
    manager: EntityManager,
    columns: Record<string, string | number | null | Sql>,
  ): Promise<void> {
    await runSql(
      manager,
      insertSql('mails', {
        message_id: makeMessageId(this.settings),
        created_at: this.database.dialect.now,
        ...columns,
      }),
    );
  }

  /** Calls `listener` whenever this process has stored a mail. */
  onStored(listener: () => void): void {
    this.events.on('stored', listener);
  }
}
