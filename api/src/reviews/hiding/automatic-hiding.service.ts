import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import type { HideSource } from '../../model/reviews/automatic-hide.js';
import { AutomaticHide } from '../../model/reviews/automatic-hide.js';
import { Settings } from '../../platform/config/settings.js';
import { databaseTime } from '../../platform/database/database-clock.js';
import { Database } from '../../platform/database/database.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { getClubTie, isDisposableAddress, ownDomain } from '../signals/address-checks.js';
import { SignalReads } from '../signals/signal-reads.js';
import type { VisitorTrace } from '../signals/visitor-trace.js';
import type { SenderHashes } from './hide-limits.js';
import { isClubFull, reachedLimit, SITE_LIMIT } from './hide-limits.js';

const DAY_MS = 24 * 3_600_000;
/** How long a review that silence removed counts for its club; also how long hides are kept. */
const CLUB_PERIOD_MS = 90 * DAY_MS;

/** Who would hide a review, as far as it can be checked before the transaction. */
export interface HideSender {
  /** Why nothing this sender says hides a review of the club; null if it may. */
  refusal: HideRefusal | null;
  hashes: SenderHashes;
}

/** The club itself: whatever it says about its reviews, a moderator decides. */
export const CLUB_SENDER: HideSender = {
  refusal: 'club-people',
  hashes: { mailboxHash: null, domainHash: null, browserHash: null, networkHash: null },
};

/** A review that a report or notice would take out of sight. */
export interface WantedHide {
  source: HideSource;
  reviewId: number;
  clubId: number;
  sender: HideSender;
}

/**
 * Decides whether a report or notice may take a review out of sight before a moderator has decided. See
 * docs/moderation.md for the limits.
 */
@Injectable()
export class AutomaticHiding {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly signals: SignalReads,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * Looks at who sends a report or notice about a club's review.
   * @param address null if it can't be read
   */
  async sender(clubId: number, address: string | null, visitor: VisitorTrace): Promise<HideSender> {
    if (address === null || isDisposableAddress(address))
      return { refusal: 'unknown-sender', hashes: { ...CLUB_SENDER.hashes, ...visitor } };
    const domain = ownDomain(address);
    const tie = getClubTie(address, await this.signals.getIdentity(clubId));
    return {
      refusal: tie === null ? null : 'club-people',
      hashes: {
        mailboxHash: this.protection.authorHash(address),
        domainHash: domain === null ? null : this.protection.hash(`@${domain}`),
        ...visitor,
      },
    };
  }

  /**
   * Counts a hide if it's allowed. The review is locked; the club is locked here, so nothing before the review may be
   * locked afterwards.
   * @returns why it isn't allowed; null if it is
   */
  async claim(manager: EntityManager, wanted: WantedHide): Promise<HideRefusal | null> {
    const { sender, ...hide } = wanted;
    if (sender.refusal !== null) return sender.refusal;
    const now = await this.lock(manager);
    const refusal = await this.getLimit(manager, wanted, now);
    if (refusal === null) await manager.insert(AutomaticHide, { ...hide, ...sender.hashes, createdAt: now });
    return refusal;
  }

  /** One at a time, or several at the same moment would all be the last within a limit. */
  private async lock(manager: EntityManager): Promise<Date> {
    const { dialect } = this.database;
    const now = await databaseTime(manager, dialect);
    await runSql(
      manager,
      dialect.upsert(
        'site_settings',
        { name: 'automatic_hide', value: now.toISOString() },
        ['name'],
        (excluded) => ({ value: excluded('value') }),
      ),
    );
    return now;
  }

  /** RATE_LIMITS=off leaves the club's limit, which protects its page, and not those that count what comes in. */
  private async getLimit(
    manager: EntityManager,
    { clubId, sender }: WantedHide,
    now: Date,
  ): Promise<HideRefusal | null> {
    const hidden = await this.getHidden(manager, clubId, now);
    const club = await this.database.transactions.lock(
      manager,
      Club,
      { id: clubId },
      { select: { id: true, reviewCount: true } },
    );
    if (isClubFull({ hidden, published: club?.reviewCount ?? 0 })) return 'club-limit';
    return this.settings.rateLimits ? reachedLimit(sender.hashes, await this.ofDay(manager, now)) : null;
  }

  /** How many reviews of a club are out of sight without a decision: by open reports, or by notices for good. */
  private async getHidden(manager: EntityManager, clubId: number, now: Date): Promise<number> {
    const since = toStoredTimestamp(new Date(now.getTime() - CLUB_PERIOD_MS));
    const hidden = await runSql<{ reviewId: number }>(
      manager,
      sql`SELECT h.review_id AS reviewId FROM automatic_hides h
          LEFT JOIN report_cases c ON c.review_id = h.review_id AND c.is_open = 1 AND c.hid_review = 1
          WHERE h.club_id = ${clubId} AND h.created_at > ${since} AND (h.source = 'notice' OR c.id IS NOT NULL)
          ${raw(this.database.dialect.lockRows)}`,
    );
    return new Set(hidden.map(({ reviewId }) => reviewId)).size;
  }

  private ofDay(manager: EntityManager, now: Date): Promise<SenderHashes[]> {
    const since = toStoredTimestamp(new Date(now.getTime() - DAY_MS));
    return runSql<SenderHashes>(
      manager,
      sql`SELECT mailbox_hash AS mailboxHash, domain_hash AS domainHash, network_hash AS networkHash,
            browser_hash AS browserHash
          FROM automatic_hides WHERE created_at > ${since} LIMIT ${SITE_LIMIT}
          ${raw(this.database.dialect.lockRows)}`,
    );
  }
}
