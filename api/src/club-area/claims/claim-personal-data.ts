import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClaimContacts } from './claim-contacts.js';
import { ClaimErasureService } from './claim-erasure.service.js';
import type { ClaimStatus } from './claim.entity.js';
import { Claim } from './claim.entity.js';

const STATES: Record<ClaimStatus, string> = {
  pending: 'Waiting for a decision',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** What people wrote when they claimed clubs. */
@Injectable()
export class ClaimPersonalData implements PersonalDataSource {
  readonly tables = ['claims'];

  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
    private readonly contacts: ClaimContacts,
    private readonly erasure: ClaimErasureService,
  ) {}

  async find(person: Person): Promise<PersonalDataEntry[]> {
    return (await this.ofPerson(person)).map((claim) => this.toEntry(this.contacts.open(claim)));
  }

  async erase(person: Person, at: Date): Promise<void> {
    for (const { id } of await this.ofPerson(person)) await this.erasure.eraseForGood(id, at);
  }

  private ofPerson({ mailboxHash }: Person): Promise<Claim[]> {
    return this.database.reader.find(Claim, {
      where: { contactEmailHash: mailboxHash },
      order: { id: 'ASC' },
    });
  }

  private toEntry({
    pendingKey: _key,
    contactEmailHash: _hash,
    contactErasedAt: _erased,
    contactEmailEncrypted,
    contactPhone,
    createdAt,
    decidedAt,
    ...claim
  }: ReturnType<ClaimContacts['open']>): PersonalDataEntry {
    return {
      kind: 'claim',
      id: claim.id,
      title: claim.clubName,
      state: STATES[claim.status],
      at: createdAt,
      clubId: claim.clubId,
      fate: 'emptied',
      fateReason:
        claim.status === 'pending'
          ? 'Erasing it closes it as rejected. We keep which club was claimed, without the claimant.'
          : 'We keep which club was claimed and what was decided, without the claimant.',
      content: {
        ...claim,
        phone: contactPhone,
        emailAddress: this.protection.tryDecrypt(contactEmailEncrypted),
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      },
    };
  }
}
