import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import { sql } from '../database/sql.js';
import type { Role } from './session.js';

/** The site's administrator is one: there is a password, and nobody's name. */
export const SITE_ADMIN_SUBJECT = 'site-admin';

const ID = /^\d{1,10}$/;

/** Which tokens of a subject are valid. */
export interface CurrentVersion {
  /** What tokens must carry, unless they belong to the session below. */
  version: string;
  /** The session in which the password was changed last: its tokens stay valid. */
  survivingSession: string | null;
}

/** Says which tokens still count: those that carry the present version of their subject. */
@Injectable()
export class SessionVersions {
  /** What tokens of the site's administrator must carry. */
  readonly siteAdminVersion: string;

  constructor(
    @Inject(SETTINGS) { secrets }: Settings,
    @Inject(READS) private readonly reads: PreparedReads,
  ) {
    // Changes with the password and, being keyed, tells nothing about it.
    this.siteAdminVersion = createHmac('sha256', secrets.jwtSecret)
      .update(`site-admin-password:${secrets.siteAdminPassword}`)
      .digest('base64url')
      .slice(0, 22);
  }

  /** Which tokens of this subject are valid; undefined if there is no such subject. */
  async current(role: Role, subject: string): Promise<CurrentVersion | undefined> {
    if (role === 'site-admin') {
      return subject === SITE_ADMIN_SUBJECT
        ? { version: this.siteAdminVersion, survivingSession: null }
        : undefined;
    }
    if (!ID.test(subject)) return undefined;
    const [admin] = await this.reads.all<{ version: number; survivingSession: string | null }>(sql`
      SELECT token_version AS version, surviving_session AS survivingSession FROM club_admins
      WHERE id = ${Number(subject)}`);
    return admin && { ...admin, version: String(admin.version) };
  }
}
