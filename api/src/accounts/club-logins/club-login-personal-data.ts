import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ClubEditor } from '../../model/clubs/club-editor.js';
import type { Club } from '../../model/clubs/club.entity.js';
import { StoredSession } from '../../platform/auth/stored-session.entity.js';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import {
  ClubAdmin,
  ClubAdminPasskey,
  ClubAdminToken,
  ManagedClub,
} from '../club-admins/club-admin.entity.js';
import { EndedLoginsService } from './ended-logins.service.js';

/** The logins of people who manage clubs, and their address where those clubs' entries hold it too. */
@Injectable()
export class ClubLoginPersonalData implements PersonalDataSource {
  readonly tables = [
    'club_admins',
    'managed_clubs',
    'club_admin_tokens',
    'club_admin_passkeys',
    'club_admin_recovery_codes',
    'club_admin_challenges',
    'sessions',
    'clubs',
  ];

  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
    private readonly endings: EndedLoginsService,
    private readonly editor: ClubEditor,
  ) {}

  async find(person: Person): Promise<PersonalDataEntry[]> {
    const entries: PersonalDataEntry[] = [];
    for (const login of await this.getLogins(person)) {
      const managed = await this.managedBy(login);
      entries.push(await this.toEntry(login, managed));
      for (const { club } of managed) if (club) entries.push(...this.contactsIn(club, person));
    }
    return entries;
  }

  async erase(person: Person, at: Date): Promise<void> {
    for (const login of await this.getLogins(person)) {
      for (const { clubId } of await this.managedBy(login)) await this.emptyContacts(clubId, person, at);
      await this.endings.erase(login.id);
    }
  }

  private getLogins({ addressHash, mailboxHash }: Person): Promise<ClubAdmin[]> {
    return this.database.reader.findBy(ClubAdmin, { emailHash: In([addressHash, mailboxHash]) });
  }

  private managedBy({ id }: ClubAdmin): Promise<ManagedClub[]> {
    return this.database.reader.find(ManagedClub, {
      where: { adminId: id },
      relations: { club: true },
      order: { since: 'ASC', clubId: 'ASC' },
    });
  }

  private async toEntry(login: ClubAdmin, managed: readonly ManagedClub[]): Promise<PersonalDataEntry> {
    const { reader } = this.database;
    const [passkeys, links, sessions] = await Promise.all([
      reader.findBy(ClubAdminPasskey, { accountId: login.id }),
      reader.findBy(ClubAdminToken, { accountId: login.id }),
      reader.findBy(StoredSession, { role: 'club-admin', subject: String(login.id) }),
    ]);
    const clubNames = managed.map(({ club }) => club?.name ?? '');
    return {
      kind: 'club-login',
      id: login.id,
      title: clubNames.join(', '),
      state: login.passwordHash === null ? 'Invited, no password yet' : 'Active',
      at: login.createdAt,
      clubId: managed[0]?.clubId ?? null,
      fate: 'deleted',
      fateReason: 'Pages and replies stay. A club without another login can be claimed again.',
      content: {
        name: login.name,
        emailAddress: this.protection.tryDecrypt(login.emailEncrypted),
        createdAt: login.createdAt.toISOString(),
        clubs: managed.map(({ club, since }) => ({ name: club?.name ?? '', since: since.toISOString() })),
        hasAuthenticatorApp: login.totpSecret !== null,
        passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
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

  private contactsIn(club: Club, person: Person): PersonalDataEntry[] {
    const { contactEmail, welfareOfficer } = this.getContacts(club, person);
    if (contactEmail === null && welfareOfficer === null) return [];
    const state = [contactEmail && 'Contact address', welfareOfficer && 'Welfare officer'];
    return [
      {
        kind: 'club-contact',
        id: club.id,
        title: club.name,
        state: state.filter(Boolean).join(', '),
        at: club.updatedAt,
        clubId: club.id,
        fate: 'emptied',
        fateReason: 'The club’s page stays without it.',
        content: {
          clubName: club.name,
          contactAddress: contactEmail,
          welfareOfficer: welfareOfficer && {
            name: welfareOfficer.name,
            emailAddress: welfareOfficer.email,
            phone: welfareOfficer.phone,
          },
        },
      },
    ];
  }

  /** A person's data in a directory entry. */
  private getContacts(
    { contactEmail, welfareOfficer }: Club,
    { mailboxHash }: Person,
  ): Pick<Club, 'contactEmail' | 'welfareOfficer'> {
    const isTheirs = (address: string | null | undefined): boolean =>
      Boolean(address) && this.protection.authorHash(address ?? '') === mailboxHash;
    const contact = contactEmail === null ? null : this.protection.tryDecryptOrRead(contactEmail);
    return {
      contactEmail: isTheirs(contact) ? contact : null,
      welfareOfficer: isTheirs(welfareOfficer?.email) ? welfareOfficer : null,
    };
  }

  private async emptyContacts(clubId: number, person: Person, at: Date): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const club = await this.editor.lock(manager, clubId);
      if (!club) return;
      const theirs = this.getContacts(club, person);
      await this.editor.change(
        manager,
        club,
        {
          ...(theirs.contactEmail === null ? {} : { contactEmail: null }),
          ...(theirs.welfareOfficer === null ? {} : { welfareOfficer: null }),
        },
        { actor: 'site-admin', at },
      );
    });
  }
}
