import { SITE_PASSWORD_NAME } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { Injectable } from '@nestjs/common';
import { PreparedReads } from '../database/prepared-reads.js';
import { sql } from '../database/sql.js';
import { SITE_ADMIN_SUBJECT, getStaffId } from './session-subjects.js';

/** Who works in the site administration, and what they may do. */
export interface StaffIdentity {
  /** Null for someone who logged in with the site password. */
  id: number | null;
  name: string;
  role: StaffRole;
  /** The role requires a second factor, and there is none yet. */
  needsSecondFactor: boolean;
}

interface MemberRow {
  name: string;
  role: StaffRole;
  hasSecondFactor: number;
}

/** Knows who the sessions of the site administration belong to. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly reads: PreparedReads) {}

  /** Who a session's subject is at the moment; undefined if the person or the site password is no longer let in. */
  async find(subject: string): Promise<StaffIdentity | undefined> {
    if (subject === SITE_ADMIN_SUBJECT) {
      if (await this.isSitePasswordLocked()) return undefined;
      return { id: null, name: SITE_PASSWORD_NAME, role: 'owner', needsSecondFactor: false };
    }
    const id = getStaffId(subject);
    if (id === undefined) return undefined;
    const [member] = await this.reads.all<MemberRow>(sql`
      SELECT name, role, totp_secret IS NOT NULL
        OR EXISTS (SELECT 1 FROM staff_passkeys WHERE member_id = staff_members.id) AS hasSecondFactor
      FROM staff_members WHERE id = ${id} AND state = 'active'`);
    if (!member) return undefined;
    const { name, role, hasSecondFactor } = member;
    return { id, name, role, needsSecondFactor: role === 'owner' && hasSecondFactor === 0 };
  }

  /** Whether an owner has locked the site password. */
  async isSitePasswordLocked(): Promise<boolean> {
    const locks = await this.reads.all(
      sql`SELECT value FROM site_settings WHERE name = 'site_password_locked' AND value = 'yes'`,
    );
    return locks.length > 0;
  }
}
