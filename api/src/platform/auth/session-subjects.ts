import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import type { Sql } from '../database/sql.js';
import { sql } from '../database/sql.js';
import type { Role } from './session.js';

/** The subject of sessions opened with the site's password, which belongs to no particular person. */
export const SITE_ADMIN_SUBJECT = 'site-admin';

const ID = /^\d{1,10}$/;
const STAFF_SUBJECT = /^staff:(\d{1,10})$/;

/** The subject of sessions of a member of staff. */
export function staffSubject(id: number): string {
  return `staff:${id}`;
}

/** The member of staff who is the subject of a session; undefined if it's someone else. */
export function getStaffId(subject: string): number | undefined {
  const id = STAFF_SUBJECT.exec(subject)?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Knows who can have sessions. Each subject has a version, which changes with its password: sessions with another
 * version have ended, even one opened at the exact moment of the change.
 */
@Injectable()
export class SessionSubjects {
  /** The version of the site's password. */
  readonly siteAdminVersion: string;

  constructor({ secrets }: Settings) {
    // Changes with the password and, being keyed, reveals nothing about it. Keyed with the oldest secret: adding a new
    // one in front ends no session.
    this.siteAdminVersion = createHmac('sha256', secrets.jwtSecrets.at(-1) ?? '')
      .update(`site-admin-password:${secrets.siteAdminPassword}`)
      .digest('base64url')
      .slice(0, 22);
  }

  /**
   * The current version of a subject, as an expression for the statement that reads its session: null if there is no
   * such subject. Undefined if there can't be one.
   */
  currentVersion(role: Role, subject: string): Sql | undefined {
    if (role === 'site-admin') {
      if (subject === SITE_ADMIN_SUBJECT) return sql`${this.siteAdminVersion}`;
      const id = getStaffId(subject);
      return id === undefined
        ? undefined
        : sql`(SELECT token_version FROM staff_members WHERE id = ${id} AND state = 'active')`;
    }
    if (!ID.test(subject)) return undefined;
    return sql`(SELECT token_version FROM club_admins WHERE id = ${Number(subject)})`;
  }
}
