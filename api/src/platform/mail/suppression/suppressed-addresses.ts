import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../database/database.js';
import { toStoredTimestamp } from '../../database/timestamps.js';
import { runSql } from '../../database/sql.js';
import { EmailProtection } from '../../security/email-protection.js';
import { SuppressedAddress } from './suppressed-address.entity.js';

/** A mistake of the server's, or a mailbox that comes back, is found out after this time. */
const SUPPRESSED_FOR_MS = 14 * 24 * 3_600_000;

/** The addresses that get no mail. Only the worker asks: until then a mail to them is like any other. */
@Injectable()
export class SuppressedAddresses {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailProtection,
  ) {}

  /** Whether mail to this mailbox is left unsent. */
  has(recipientHash: string | null): Promise<boolean> {
    if (recipientHash === null) return Promise.resolve(false);
    return this.database.reader.existsBy(SuppressedAddress, { recipientHash, endsAt: MoreThan(new Date()) });
  }

  /** Leaves mail to an address unsent from now on, because of this status. */
  async suppress(address: string, status: string): Promise<void> {
    const { dialect, transactions } = this.database;
    const now = new Date();
    const row = {
      recipient_hash: this.emails.authorHash(address),
      address_encrypted: this.emails.encrypt(address),
      status,
      suppressed_at: toStoredTimestamp(now),
      ends_at: toStoredTimestamp(new Date(now.getTime() + SUPPRESSED_FOR_MS)),
    };
    await transactions.runInTransaction((manager) =>
      runSql(
        manager,
        dialect.upsert('suppressed_addresses', row, ['recipient_hash'], (excluded) => ({
          status: excluded('status'),
          ends_at: excluded('ends_at'),
        })),
      ),
    );
  }
}
