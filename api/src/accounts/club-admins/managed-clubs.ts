import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { ForbiddenError } from '../../platform/auth/session.js';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClubAdmin, ManagedClub } from './club-admin.entity.js';
import type { ManagedClubSummary } from './account.dto.js';

/** Someone who is to manage a club. */
export interface Grant {
  clubId: number;
  name: string;
  email: string;
  since: Date;
}

/** Someone who manages a club now. */
export interface Granted {
  account: ClubAdmin;
  /** False if they managed it already. */
  isNew: boolean;
}

/** The refusal of a club that someone else manages, or nobody. */
export const NOT_MANAGED = 'You don’t manage this club';

/** At most this many managers of a club get mail. */
const MAX_MAILED = 50;

/** Which clubs people manage. */
@Injectable()
export class ManagedClubs {
  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * The clubs of an account. The one they have managed longest comes first, which is what club_admins.club_id says too.
   */
  async of(adminId: number): Promise<ManagedClubSummary[]> {
    const managed = await this.database.reader.find(ManagedClub, {
      where: { adminId },
      relations: { club: true },
      order: { since: 'ASC', clubId: 'ASC' },
    });
    return managed.flatMap(({ club }) => (club ? { id: club.id, name: club.name, slug: club.slug } : []));
  }

  /** Whether an account manages a club. */
  has(adminId: number, clubId: number): Promise<boolean> {
    return this.database.reader.existsBy(ManagedClub, { adminId, clubId });
  }

  /** The chosen one of a person's clubs, otherwise their first. Throws ForbiddenError if they don't manage it. */
  async choose(subject: string, clubId: number | undefined): Promise<number> {
    const chosen = clubId ?? (await this.of(Number(subject)))[0]?.id;
    await this.assertManages(subject, chosen ?? 0, NOT_MANAGED);
    return chosen ?? 0;
  }

  /** Throws ForbiddenError with this message unless a person manages a club. */
  async assertManages(subject: string, clubId: number, message: string): Promise<void> {
    if (!(await this.has(Number(subject), clubId))) throw new ForbiddenError(message);
  }

  /** Those of the clubs that someone manages. */
  async managedAmong(clubIds: readonly number[]): Promise<Set<number>> {
    const managed = await this.database.reader.findBy(ManagedClub, { clubId: In([...new Set(clubIds)]) });
    return new Set(managed.map(({ clubId }) => clubId));
  }

  /** Makes someone a manager of a club, with the account of their address or a new one without a password. */
  async grant(manager: EntityManager, { clubId, name, email, since }: Grant): Promise<Granted> {
    const account = await this.lockOrCreateAccount(manager, { clubId, name, email, since });
    const managed = { adminId: account.id, clubId };
    const isNew = !(await manager.existsBy(ManagedClub, managed));
    if (isNew) {
      await manager.insert(ManagedClub, { ...managed, since });
      invalidateClubs(manager, [clubId]);
    }
    return { account, isNew };
  }

  /** The addresses of a club's other managers, as far as they can be read. */
  async addressesBeside(
    manager: EntityManager,
    { id, clubId }: { id: number; clubId: number },
  ): Promise<string[]> {
    // Locked, to read the current state: someone else may have joined since this transaction began.
    const { transactions } = this.database;
    const managed = await transactions.lockAll(manager, ManagedClub, { clubId });
    const ids = managed.map(({ adminId }) => adminId).filter((adminId) => adminId !== id);
    const where = { id: In(ids.slice(0, MAX_MAILED)) };
    const admins = await transactions.lockAll(manager, ClubAdmin, where, { order: { id: 'ASC' } });
    return admins.flatMap(({ emailEncrypted }) => this.protection.tryDecrypt(emailEncrypted) ?? []);
  }

  private async lockOrCreateAccount(
    manager: EntityManager,
    { clubId, name, email, since }: Grant,
  ): Promise<ClubAdmin> {
    const emailHash = this.protection.hash(email);
    const existing = await this.database.transactions.lock(manager, ClubAdmin, { emailHash });
    if (existing) return existing;
    const emailEncrypted = this.protection.encrypt(email);
    return manager.save(
      manager.create(ClubAdmin, {
        clubId,
        emailHash,
        emailEncrypted,
        name,
        passwordHash: null,
        createdAt: since,
      }),
    );
  }
}
