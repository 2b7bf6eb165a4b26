import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { ManagedClub } from '../managed-club.entity.js';
import type { ManagedClubSummary } from './account.dto.js';

// The one they have managed longest is what club_admins.club_id says, too.
const CLUBS = `
  SELECT c.id, c.name, c.slug FROM managed_clubs m JOIN clubs c ON c.id = m.club_id
  WHERE m.admin_id = ? ORDER BY m.since, m.club_id`;
const MANAGES = 'SELECT club_id FROM managed_clubs WHERE admin_id = ? AND club_id = ?';

/** Which clubs people manage. */
@Injectable()
export class ManagedClubs {
  constructor(@Inject(DATABASE) private readonly database: Pick<Database, 'reads'>) {}

  /** The clubs of an account, the one that is shown first at the start. */
  of(adminId: number): Promise<ManagedClubSummary[]> {
    return this.database.reads.all<ManagedClubSummary>(CLUBS, [adminId]);
  }

  /** Whether an account manages a club. */
  async has(adminId: number, clubId: number): Promise<boolean> {
    const rows = await this.database.reads.all(MANAGES, [adminId, clubId]);
    return rows.length > 0;
  }

  /** Lets an account, which the transaction has locked or made, manage a club; false if it does so already. */
  async add(
    manager: EntityManager,
    managed: Pick<ManagedClub, 'adminId' | 'clubId' | 'since'>,
  ): Promise<boolean> {
    const { adminId, clubId } = managed;
    if (await manager.existsBy(ManagedClub, { adminId, clubId })) return false;
    await manager.insert(ManagedClub, managed);
    return true;
  }
}
