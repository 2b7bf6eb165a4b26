import type { EnquiryState } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { Enquiry, EnquiryBlock } from './enquiry.entity.js';

/** A person's questions to clubs, and whether they may still ask. */
@Injectable()
export class EnquiryPersonalData implements PersonalDataSource {
  readonly tables = ['enquiries', 'enquiry_blocks'];

  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const { reader } = this.database;
    const [enquiries, block] = await Promise.all([
      reader.find(Enquiry, {
        where: { emailHash: mailboxHash },
        relations: { club: true },
        order: { id: 'ASC' },
      }),
      reader.findOneBy(EnquiryBlock, { emailHash: mailboxHash }),
    ]);
    return [...enquiries.map((enquiry) => this.toEntry(enquiry)), ...(block ? [toBlockEntry(block)] : [])];
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      await manager.delete(Enquiry, { emailHash: mailboxHash, queueUrgency: IsNull() });
      await manager.update(Enquiry, { emailHash: mailboxHash }, { emailHash: null, emailEncrypted: null });
    });
  }

  private toEntry(enquiry: Enquiry): PersonalDataEntry {
    const { id, clubId, club, state, ageGroup, message, answer, createdAt, confirmedAt } = enquiry;
    const clubName = club?.name ?? '';
    return {
      ...{ kind: 'enquiry', id, clubId, title: clubName, state: STATE_WORDS[state], at: createdAt },
      ...(enquiry.queueUrgency === null
        ? { fate: 'deleted' as const, fateReason: '' }
        : {
            fate: 'emptied' as const,
            fateReason:
              'The address is deleted straight away, and the message once a moderator has decided about it.',
          }),
      content: {
        ...{ clubName, ageGroup, message, answer },
        emailAddress: this.protection.tryDecrypt(enquiry.emailEncrypted ?? ''),
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
        answeredAt: enquiry.answeredAt?.toISOString() ?? null,
        decision: enquiry.decisionReason,
      },
    };
  }
}

const STATE_WORDS: Record<EnquiryState, string> = {
  ...{ unconfirmed: 'Not confirmed', held: 'On hold', waiting: 'Sent', answered: 'Answered' },
  ...{ closed: 'Closed', reported: 'Reported', removed: 'Removed' },
};

function toBlockEntry({ createdAt, endsAt }: EnquiryBlock): PersonalDataEntry {
  return {
    ...{ kind: 'enquiry-block', id: 1, clubId: null, title: 'Questions to clubs', state: 'Blocked' },
    at: createdAt,
    fate: 'kept',
    fateReason: 'The hash of a blocked address stays until the block ends, a year after it was set.',
    content: { createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
