import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Person, PersonalDataEntry, PersonalDataSource } from '../personal-data/personal-data-source.js';
import { WIPED } from './delivery/mail-queue.js';
import { Mail } from './mail.entity.js';
import { SuppressedAddress } from './suppression/suppressed-address.entity.js';

const DELETED = { clubId: null, fate: 'deleted', fateReason: '' } as const;

/**
 * Mails still to be sent to a person, and whether they get none. Mails' content isn't part of anyone's copy: their links
 * are for the addressee only.
 */
@Injectable()
export class MailPersonalData implements PersonalDataSource {
  readonly tables = ['mails', 'suppressed_addresses'];

  constructor(private readonly database: Database) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const mails = await this.database.reader.find(Mail, {
      where: { recipientHash: mailboxHash },
      order: { id: 'ASC' },
    });
    const suppressed = await this.database.reader.findBy(SuppressedAddress, { recipientHash: mailboxHash });
    return [
      ...mails.map(({ id, kind, createdAt, attempts }) => ({
        ...{ ...DELETED, kind: 'mail' as const, id, title: kind, at: createdAt },
        state: attempts === 0 ? 'About to be sent' : 'Not delivered so far',
        content: { kind, createdAt: createdAt.toISOString(), attempts },
      })),
      ...suppressed.map(({ id, status, suppressedAt, endsAt }) => ({
        ...{ ...DELETED, kind: 'suppressed-address' as const, id, title: status, at: suppressedAt },
        state: `Until ${endsAt.toISOString().slice(0, 10)}`,
        content: { status, suppressedAt: suppressedAt.toISOString(), endsAt: endsAt.toISOString() },
      })),
    ];
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      await manager.update(
        Mail,
        { recipientHash: mailboxHash },
        { ...WIPED, nextAttemptAt: null, lastError: 'Its recipient was erased' },
      );
      await manager.delete(SuppressedAddress, { recipientHash: mailboxHash });
    });
  }
}
