import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Person, PersonalDataEntry, PersonalDataSource } from '../personal-data/personal-data-source.js';
import { WIPED } from './delivery/mail-queue.js';
import { Mail } from './mail.entity.js';

/**
 * Mails still to be sent to a person. Their content isn't part of anyone's copy: their links are for the addressee
 * only.
 */
@Injectable()
export class MailPersonalData implements PersonalDataSource {
  readonly tables = ['mails'];

  constructor(private readonly database: Database) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const mails = await this.database.reader.find(Mail, {
      where: { recipientHash: mailboxHash },
      order: { id: 'ASC' },
    });
    return mails.map(({ id, kind, createdAt, attempts }) => ({
      kind: 'mail',
      id,
      title: kind,
      state: attempts === 0 ? 'About to be sent' : 'Not delivered so far',
      at: createdAt,
      clubId: null,
      fate: 'deleted',
      fateReason: '',
      content: { kind, createdAt: createdAt.toISOString(), attempts },
    }));
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(
        Mail,
        { recipientHash: mailboxHash },
        { ...WIPED, nextAttemptAt: null, lastError: 'Its recipient was erased' },
      ),
    );
  }
}
