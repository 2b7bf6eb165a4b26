import { Injectable } from '@nestjs/common';
import type { Cursor, CursorPage } from '../../platform/database/newest-first.js';
import { parseCursor } from '../../platform/http/cursors.js';
import { In } from 'typeorm';
import { ManagedClubs } from '../../accounts/club-admins/managed-clubs.js';
import { Club } from '../../model/clubs/club.entity.js';
import { Claim } from './claim.entity.js';
import { ClaimCandidates } from './claim-candidates.js';
import { ClaimContacts } from './claim-contacts.js';
import { ClubLogins } from '../../accounts/club-logins/club-logins.js';
import { Database } from '../../platform/database/database.js';
import { describeNewestFirst, PLACE_COLUMNS, readNewestFirst } from '../../platform/database/newest-first.js';
import { caseless, sql } from '../../platform/database/sql.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { AdminClaimsQuery, AdminClaim } from './admin-claims.dto.js';

const SEARCHED = `${PLACE_COLUMNS}, t.club_name AS clubName, t.contact_name AS contactName,
  t.contact_encrypted AS contactEncrypted, t.contact_erased_at AS contactErasedAt`;

/** A whole e-mail address; it's found by its hash. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Decrypting them takes some ten milliseconds. A page can hold fewer than were asked for, with more to follow. */
const SEARCHED_AT_ONCE = 1000;

/** Where a claim is in the list; with a search, what that looks at too. */
interface ListedClaim extends Cursor, Pick<Claim, 'clubName' | 'contactName' | 'contactEncrypted'> {
  contactErasedAt: unknown;
}

/** Claims of clubs, for the site's administrator. */
@Injectable()
export class AdminClaimsService {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailProtection,
    private readonly contacts: ClaimContacts,
    private readonly managedClubs: ManagedClubs,
    private readonly clubLogins: ClubLogins,
    private readonly candidates: ClaimCandidates,
  ) {}

  /** A page of the claims that match the filters, newest first. */
  async list(query: AdminClaimsQuery): Promise<CursorPage<AdminClaim>> {
    const { search, status, limit, cursor } = query;
    if (search && ADDRESS.test(search)) return this.listByAddress(search, query);
    const { items, next } = await readNewestFirst<ListedClaim>(
      this.database,
      {
        table: 'claims',
        columns: search ? SEARCHED : PLACE_COLUMNS,
        index: status ? 'ix_claims_status' : 'ix_claims_created',
        along: status ? [sql`t.status = ${status}`] : [],
      },
      search ? SEARCHED_AT_ONCE : limit,
      parseCursor(cursor),
    );
    const found = search ? items.filter((claim) => this.contains(claim, caseless(search))) : items;
    const page = found.slice(0, limit);
    return {
      items: await this.byIds(page.map(({ id }) => id)),
      next: found.length > limit ? page.at(-1) : next,
    };
  }

  private listByAddress(
    address: string,
    { status, limit, cursor }: AdminClaimsQuery,
  ): Promise<CursorPage<AdminClaim>> {
    const list = {
      table: 'claims',
      index: 'ix_claims_contact_email',
      along: [sql`t.contact_email_hash = ${this.emails.authorHash(address)}`],
      checks: status ? [sql`t.status = ${status}`] : [],
    };
    return describeNewestFirst(this.database, list, limit, parseCursor(cursor), (ids) => this.byIds(ids));
  }

  /** Not in SQL, because names are encrypted. */
  private contains(claim: ListedClaim, text: string): boolean {
    const { contactName } = this.contacts.read(claim) ?? claim;
    return [claim.clubName, contactName].some((name) => caseless(name).includes(text));
  }

  /** One claim; undefined if there is none. */
  async find(id: number): Promise<AdminClaim | undefined> {
    const [claim] = await this.byIds([id]);
    return claim;
  }

  /**
   * Those of these claims that exist, with their clubs' websites and who manages them, or with the clubs they can mean;
   * logins only for approved ones, as the others gave nobody access.
   */
  async byIds(ids: number[]): Promise<AdminClaim[]> {
    const claims = await this.database.reader.find(Claim, {
      where: { id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const clubIds = claims.flatMap(({ clubId }) => clubId ?? []);
    const [clubs, managed, logins, candidates] = await Promise.all([
      this.database.reader.find(Club, { select: { id: true, website: true }, where: { id: In(clubIds) } }),
      this.managedClubs.managedAmong(clubIds),
      this.clubLogins.ofClubs(claims.flatMap((claim) => getApprovedClub(claim) ?? [])),
      this.candidates.of(claims),
    ]);
    const websites = new Map(clubs.map(({ id, website }) => [id, website]));
    return claims.map((claim) =>
      this.toAdminClaim(this.contacts.open(claim), {
        clubWebsite: websites.get(claim.clubId ?? 0) ?? null,
        isClubManaged: claim.clubId !== null && managed.has(claim.clubId),
        clubLogins: logins.get(getApprovedClub(claim) ?? 0) ?? [],
        candidates: candidates.get(claim.id) ?? [],
      }),
    );
  }

  private toAdminClaim(
    {
      pendingKey: _key,
      urgency: _urgency,
      decidedAt: _decidedAt,
      contactEmailHash: _hash,
      contactEmailEncrypted,
      ...claim
    }: ReturnType<ClaimContacts['open']>,
    club: Pick<AdminClaim, 'isClubManaged' | 'clubLogins' | 'clubWebsite' | 'candidates'>,
  ): AdminClaim {
    return {
      ...claim,
      ...club,
      contactEmail: this.emails.tryDecrypt(contactEmailEncrypted),
      contactErasedAt: claim.contactErasedAt?.toISOString() ?? null,
      createdAt: claim.createdAt.toISOString(),
    };
  }
}

/** The club that an approval gave access to; none for other claims. */
function getApprovedClub({ status, clubId }: Claim): number | null {
  return status === 'approved' ? clubId : null;
}
