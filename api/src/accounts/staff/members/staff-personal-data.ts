import { STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { QueueFilter } from '../../../model/queue/queue-filter.js';
import { staffSubject } from '../../../platform/auth/session-subjects.js';
import { StoredSession } from '../../../platform/auth/stored-session.entity.js';
import { Database } from '../../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../../platform/personal-data/personal-data-source.js';
import { StaffAccounts } from '../staff-accounts.js';
import { getStaffMails } from '../account/staff-mail-choice.js';
import { StaffMember, StaffPasskey, StaffToken } from '../staff-member.entity.js';
import { LAST_OWNER, StaffMembersService } from './staff-members.service.js';

/** The logins of people on the staff, and invitations to it. */
@Injectable()
export class StaffPersonalData implements PersonalDataSource {
  readonly tables = [
    'staff_members',
    'staff_tokens',
    'staff_passkeys',
    'staff_recovery_codes',
    'staff_challenges',
    'desk_filters',
    'sessions',
  ];

  constructor(
    private readonly database: Database,
    private readonly accounts: StaffAccounts,
    private readonly members: StaffMembersService,
  ) {}

  async find(person: Person): Promise<PersonalDataEntry[]> {
    return Promise.all((await this.ofPerson(person)).map((member) => this.toEntry(member)));
  }

  async refusal(person: Person): Promise<string | null> {
    for (const { id } of await this.ofPerson(person))
      if (await this.members.isLastOwner(id)) return LAST_OWNER;
    return null;
  }

  async erase(person: Person): Promise<void> {
    for (const { id } of await this.ofPerson(person)) await this.members.erase(id);
  }

  private ofPerson({ addressHash, mailboxHash }: Person): Promise<StaffMember[]> {
    return this.database.reader.findBy(StaffMember, { emailHash: In([addressHash, mailboxHash]) });
  }

  private async toEntry(member: StaffMember): Promise<PersonalDataEntry> {
    const { reader } = this.database;
    const [passkeys, filters, links, sessions] = await Promise.all([
      reader.findBy(StaffPasskey, { accountId: member.id }),
      reader.findBy(QueueFilter, { owner: staffSubject(member.id) }),
      reader.findBy(StaffToken, { accountId: member.id }),
      reader.findBy(StoredSession, { role: 'site-admin', subject: staffSubject(member.id) }),
    ]);
    const isInvited = member.state === 'invited';
    return {
      kind: 'staff',
      id: member.id,
      title: member.name ?? STAFF_ROLE_LABELS[member.role].label,
      state: isInvited ? 'Invited' : 'Active',
      at: member.createdAt,
      clubId: null,
      fate: isInvited ? 'deleted' : 'emptied',
      fateReason: isInvited
        ? ''
        : 'The login ends straight away. The name and role stay, because the record of decisions says who decided.',
      content: {
        name: member.name,
        emailAddress: this.accounts.getEmail(member),
        role: member.role,
        state: member.state,
        createdAt: member.createdAt.toISOString(),
        invitedUntil: member.invitedUntil?.toISOString() ?? null,
        lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
        mails: getStaffMails(member),
        chosenMails: { safety: member.mailsSafety, summary: member.mailsSummary },
        hasAuthenticatorApp: member.totpSecret !== null,
        passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        savedFilters: filters.map(({ name }) => name),
        passwordLinks: links.map(({ purpose, expiresAt, usedAt }) => ({
          purpose,
          expiresAt: expiresAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        sessions: sessions.map(({ browser, createdAt, lastSeenAt, expiresAt }) => ({
          browser,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      },
    };
  }
}
