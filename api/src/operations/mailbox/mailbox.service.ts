import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors.js';
import { Settings } from '../../platform/config/settings.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import type { MailPayload } from '../../platform/mail/mail-protection.js';
import { MailProtection } from '../../platform/mail/mail-protection.js';
import { hasMailbox } from '../../platform/mail/mailbox-rule.js';

const SHOWN = 50;
const READABLE = sql`
  SELECT id, kind, created_at AS createdAt, payload_encrypted AS payload FROM mails WHERE payload_encrypted IS NOT NULL`;

interface MailRow {
  id: number;
  kind: string;
  createdAt: string;
  payload: string;
}

/** A mail of the outbox, readable. */
export interface ReadableMail extends MailPayload {
  id: number;
  kind: string;
  createdAt: string;
}

/** Reads the outbox if no mail is sent. Every method throws NotFoundError if there is no mailbox. */
@Injectable()
export class MailboxService {
  constructor(
    private readonly settings: Settings,
    private readonly reads: PreparedReads,
    private readonly protection: MailProtection,
  ) {}

  /** The newest mails, the newest first. */
  async newest(): Promise<ReadableMail[]> {
    this.refuseWithout();
    const rows = await this.reads.all<MailRow>(sql`${READABLE} ORDER BY id DESC LIMIT ${SHOWN}`);
    return rows.map((row) => this.toReadable(row));
  }

  /** One mail. */
  async one(id: string): Promise<ReadableMail> {
    this.refuseWithout();
    const [row] = /^\d{1,9}$/.test(id)
      ? await this.reads.all<MailRow>(sql`${READABLE} AND id = ${Number(id)}`)
      : [];
    if (!row) throw new NotFoundError('There’s no such mail');
    return this.toReadable(row);
  }

  private refuseWithout(): void {
    if (!hasMailbox(this.settings)) throw new NotFoundError('There’s no mailbox here');
  }

  private toReadable({ id, kind, createdAt, payload }: MailRow): ReadableMail {
    return { id, kind, createdAt: toIsoTimestamp(createdAt), ...this.protection.decrypt(payload) };
  }
}
