import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { READS } from '../database/database.module.js';
import type { PreparedReads } from '../database/prepared-reads.js';
import type { Role } from './roles.js';

/** The site's administrator is one: there is a password, and nobody's name. */
export const SITE_ADMIN_SUBJECT = 'site-admin';

const CLUB_ADMIN_VERSION = 'SELECT token_version AS version FROM club_admins WHERE id = ?';
const ID = /^\d{1,10}$/;

/** Says which tokens still count: those that carry the present version of their subject. */
@Injectable()
export class SessionVersions {
  private readonly siteAdminVersion: string;

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

  /** The version that tokens of this subject must carry; undefined: there is no such subject. */
  async current(role: Role, subject: string): Promise<string | undefined> {
    if (role === 'site-admin') return subject === SITE_ADMIN_SUBJECT ? this.siteAdminVersion : undefined;
    if (!ID.test(subject)) return undefined;
    const [admin] = await this.reads.all<{ version: number }>(CLUB_ADMIN_VERSION, [Number(subject)]);
    return admin && String(admin.version);
  }
}
