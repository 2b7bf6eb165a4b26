import { Injectable } from '@nestjs/common';
import { InvitationRefusal, ReviewInvitation } from '../../model/reviews/review-invitation.entity.js';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';

/** The invitations that clubs have mailed to a person, and whether they want no more. */
@Injectable()
export class InvitationPersonalData implements PersonalDataSource {
  readonly tables = ['review_invitations', 'invitation_refusals'];

  constructor(private readonly database: Database) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const { reader } = this.database;
    const [invitations, refusal] = await Promise.all([
      reader.find(ReviewInvitation, {
        where: { emailHash: mailboxHash },
        relations: { club: true },
        order: { id: 'ASC' },
      }),
      reader.findOneBy(InvitationRefusal, { emailHash: mailboxHash }),
    ]);
    return [...invitations.map(toEntry), ...(refusal ? [toRefusalEntry(refusal)] : [])];
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(ReviewInvitation, { emailHash: mailboxHash }, { emailHash: null }),
    );
  }
}

function toEntry({ id, clubId, club, createdAt, expiresAt }: ReviewInvitation): PersonalDataEntry {
  const clubName = club?.name ?? '';
  return {
    ...{ kind: 'invitation', id, clubId, title: clubName, at: createdAt },
    state: `Until ${expiresAt.toISOString().slice(0, 10)}`,
    fate: 'emptied',
    fateReason: 'The club’s count of invitations stays; nothing in it is about the person.',
    content: { clubName, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
  };
}

function toRefusalEntry({ createdAt }: InvitationRefusal): PersonalDataEntry {
  return {
    ...{ kind: 'invitation-refusal', id: 1, clubId: null, title: 'Invitations from clubs', at: createdAt },
    state: 'Refused',
    fate: 'kept',
    fateReason: 'Without the hash of the address, clubs could invite it again.',
    content: { createdAt: createdAt.toISOString() },
  };
}
