import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { insertRows } from '../database/batches.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import { MailProtection } from './mail-protection.js';
import type { OutgoingMail } from './mail-renderer.js';

/** Takes mails into the transaction that is their reason; they are sent once it is committed. */
@Injectable()
export class MailOutbox {
  private readonly events = new EventEmitter();
  private readonly domain: string;

  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'transactions'>,
    @Inject(SETTINGS) settings: Pick<Settings, 'publicUrl'>,
    private readonly protection: MailProtection,
  ) {
    this.domain = new URL(settings.publicUrl).hostname;
  }

  /** Stores a mail. When the transaction rolls back there is none, when it commits the mail is sent at once. */
  async enqueue(manager: EntityManager, { kind, ...payload }: OutgoingMail): Promise<void> {
    const now = toStoredTimestamp(new Date());
    await insertRows(manager, 'mails', [
      {
        message_id: `<${randomUUID()}@${this.domain}>`,
        kind,
        payload_encrypted: this.protection.encrypt(payload),
        created_at: now,
        next_attempt_at: now,
      },
    ]);
    this.database.transactions.afterCommit(manager, () => this.events.emit('stored'));
  }

  /** Calls `listener` whenever this process has stored a mail. */
  onStored(listener: () => void): void {
    this.events.on('stored', listener);
  }
}
