import { Inject, Injectable } from '@nestjs/common';
import { READS } from '../../../platform/database/database.module.js';
import type { PreparedReads } from '../../../platform/database/prepared-reads.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import type { ClubLogin } from './club-login.dto.js';

interface LoginRow {
  id: number;
  clubId: number;
  name: string;
  emailEncrypted: string;
  clubCount: number;
}

/** Asked about in one statement, whose text is always the same; the rest of it is filled with a club that is none. */
const CLUBS_AT_ONCE = 50;
const NO_CLUB = 0;

const LOGINS = `
  SELECT a.id, m.club_id AS clubId, a.name, a.email_encrypted AS emailEncrypted,
    (SELECT COUNT(*) FROM managed_clubs n WHERE n.admin_id = a.id) AS clubCount
  FROM managed_clubs m JOIN club_admins a ON a.id = m.admin_id
  WHERE m.club_id IN (${Array<string>(CLUBS_AT_ONCE).fill('?').join(', ')}) ORDER BY a.id`;

/** Who manages which club, for the site's administrator. */
@Injectable()
export class ClubLogins {
  constructor(
    @Inject(READS) private readonly reads: PreparedReads,
    private readonly protection: EmailProtection,
  ) {}

  /** The logins of each of these clubs, the oldest first; a club without one is missing. */
  async ofClubs(clubIds: readonly number[]): Promise<Map<number, ClubLogin[]>> {
    const asked = [...new Set(clubIds)];
    const logins = new Map<number, ClubLogin[]>();
    for (let first = 0; first < asked.length; first += CLUBS_AT_ONCE) {
      const places = Array.from({ length: CLUBS_AT_ONCE }, (_, place) => asked[first + place] ?? NO_CLUB);
      for (const row of await this.reads.all<LoginRow>(LOGINS, places)) {
        const { id, clubId, name, emailEncrypted, clubCount } = row;
        const login = { id, name, email: this.protection.tryDecrypt(emailEncrypted), clubCount };
        logins.set(clubId, [...(logins.get(clubId) ?? []), login]);
      }
    }
    return logins;
  }
}
