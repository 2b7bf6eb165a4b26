import { Inject, Injectable } from '@nestjs/common';
import type { CursorPage } from '../../platform/database/newest-first.js';
import { parseCursor } from '../../platform/http/cursors.js';
import type { ClubLogin } from '../club-admins/logins/club-login.dto.js';
import { ClubLogins } from '../club-admins/logins/club-logins.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import { condition, readNewestFirst } from '../../platform/database/newest-first.js';
import { containsText } from '../../platform/database/text-condition.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { AdminClaimsQuery } from './admin-claims-query.js';
import type { AdminClaim } from './dto/admin-claim.dto.js';

type ClaimRow = Omit<AdminClaim, 'contactEmail' | 'isClubManaged' | 'clubLogins'> & {
  contactEmailEncrypted: string;
  isClubManaged: 0 | 1;
};

const COLUMNS = `t.id, t.club_name AS clubName, t.club_id AS clubId, t.contact_name AS contactName,
  t.contact_email_encrypted AS contactEmailEncrypted, t.contact_phone AS contactPhone, t.position,
  t.club_description AS clubDescription, t.facilities, t.age_groups AS ageGroups, t.training_days AS trainingDays,
  t.website_url AS websiteUrl, t.social_media AS socialMedia, t.verification_method AS verificationMethod,
  t.additional_info AS additionalInfo, t.status, t.rejection_reason AS rejectionReason,
  t.contact_erased_at AS contactErasedAt, t.created_at AS createdAt,
  EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = t.club_id) AS isClubManaged`;

const ONE = `SELECT ${COLUMNS} FROM claims t WHERE t.id = ?`;

/** Claims of clubs, for the site's administrator. */
@Injectable()
export class AdminClaimsService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reads' | 'dialect'>,
    private readonly emails: EmailProtection,
    private readonly clubLogins: ClubLogins,
  ) {}

  /** A run of the claims that the filters let through, newest first. */
  async list({ search, status, limit, cursor }: AdminClaimsQuery): Promise<CursorPage<AdminClaim>> {
    const { items, next } = await readNewestFirst<ClaimRow>(
      this.database,
      {
        table: 'claims',
        columns: COLUMNS,
        joins: '',
        index: status ? 'ix_claims_status' : 'ix_claims_created',
        along: status ? [condition('t.status = ?', status)] : [],
        checks: search
          ? [containsText(this.database.dialect, ['t.club_name', 't.contact_name'], search)]
          : [],
      },
      limit,
      parseCursor(cursor),
    );
    return { items: await this.toAdminClaims(items), next };
  }

  /** One claim; undefined: there is none. */
  async find(id: number): Promise<AdminClaim | undefined> {
    const [row] = await this.database.reads.all<ClaimRow>(ONE, [id]);
    if (!row) return undefined;
    const [claim] = await this.toAdminClaims([row]);
    return claim;
  }

  /** Adds whom a moderator let in: only to approved claims, the others have let nobody in. */
  private async toAdminClaims(rows: readonly ClaimRow[]): Promise<AdminClaim[]> {
    const logins = await this.clubLogins.ofClubs(rows.flatMap(approvedClubOf));
    return rows.map((row) =>
      this.toAdminClaim(
        row,
        approvedClubOf(row).flatMap((clubId) => logins.get(clubId) ?? []),
      ),
    );
  }

  private toAdminClaim({ contactEmailEncrypted, ...row }: ClaimRow, clubLogins: ClubLogin[]): AdminClaim {
    return {
      ...row,
      contactEmail: this.emails.tryDecrypt(contactEmailEncrypted),
      isClubManaged: row.isClubManaged === 1,
      clubLogins,
      contactErasedAt: row.contactErasedAt && toIsoTimestamp(row.contactErasedAt),
      createdAt: toIsoTimestamp(row.createdAt),
    };
  }
}

/** The club to whose page an approval let somebody in; none for other claims. */
function approvedClubOf({ status, clubId }: ClaimRow): number[] {
  return status === 'approved' && clubId !== null ? [clubId] : [];
}
