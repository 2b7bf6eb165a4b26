import type { HoldReason } from '@club-reviews/domain/hold-reasons';
import type { ReviewState } from '@club-reviews/domain/review-status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import type { Club } from '../../model/clubs/club.entity.js';
import type { StoredReview } from '../../model/reviews/review-change.js';
import { isHiddenByReport, stateAfter, toStoredReview } from '../../model/reviews/review-change.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { ArchivedReview, archivedContent } from '../../model/reviews/archived-review.js';
import { raiseAlert, SafetyAlert } from '../../model/queue/alerts.js';
import { assertInPlace, lockPlace, getPlaceKey, SeasonSlot } from '../../model/reviews/season-slot.js';
import { takeInvitation } from '../../model/reviews/used-invitations.js';
import { isHeldForSafety, Review, ReviewToken } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import { hashToken } from '../../platform/mailed-links/link-token.js';
import { ExpiredLinkError, UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { RejectedSenders } from '../signals/rejected-senders.js';
import type { AssessedReview } from '../signals/review-signals.service.js';
import { ReviewSignals } from '../signals/review-signals.service.js';
import { toReviewContent } from '../review-content.js';
import type { LinkSent, RejectedReview, ReviewPreview, VerifiedReview } from './review-submission.dto.js';
import { WaitingReviewService } from './waiting-review.service.js';

const EXPIRED = 'This link has expired. Please ask for a new one.';

const PLACE_TAKEN =
  'Your earlier review this season was taken down. Another one can’t take its place before 1 August.';

interface Link {
  tokenHash: string;
  expiresAt: Date;
  review: Review;
  club: Club;
}

/** What the mailed link of a review can do: show it, publish it, disown it, or ask for another link. */
@Injectable()
export class ReviewVerificationService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly waiting: WaitingReviewService,
    private readonly signals: ReviewSignals,
    private readonly rejected: RejectedSenders,
  ) {}

  /** What a link would publish. Throws UnknownLinkError, ExpiredLinkError or ConflictError. */
  async preview(token: string): Promise<ReviewPreview> {
    const link = await this.find(token);
    const { review, club } = link;
    const now = new Date();
    if (!review.isVerified && link.expiresAt <= now) throw new ExpiredLinkError(EXPIRED);
    const [earlier, assessed] = review.isVerified
      ? []
      : await Promise.all([this.earlierReview(review), this.signals.ofStored(review, now)]);
    const replacesReported = earlier !== undefined && isHiddenByReport(toStoredReview(earlier));
    const confirmation = toConfirmation(toStoredReview(review), assessed, replacesReported, now);
    return {
      status: review.isVerified ? 'already-verified' : 'unconfirmed',
      clubSlug: club.slug,
      clubName: club.name,
      review: toReviewContent(review),
      replaces: earlier ? toReviewContent(earlier) : null,
      isHeld: !this.isPublic(link, review.isVerified ? review : stateAfter(confirmation)),
    };
  }

  /**
   * Publishes the review of a link, in place of the author's earlier one for the club and season, and drops the others
   * that are waiting; a confirmed one stays as it is, whatever has happened to the link. Throws UnknownLinkError,
   * ExpiredLinkError or ConflictError.
   */
  async verify(token: string): Promise<VerifiedReview> {
    const link = await this.find(token);
    const now = new Date();
    const assessed = await this.assess(link, now);
    const outcome = await this.database.transactions.runInTransaction((manager) =>
      this.confirm(manager, link, assessed, now),
    );
    return { ...outcome, clubSlug: link.club.slug, clubName: link.club.name };
  }

  /**
   * Removes a review that its address's owner didn't write, and blocks its text and its sender. Throws UnknownLinkError or ConflictError.
   */
  async reject(token: string): Promise<RejectedReview> {
    const { tokenHash, review, club } = await this.find(token);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const key = getPlaceKey(review);
      await lockPlace(manager, this.database.dialect, key);
      const stored = await this.lifecycle.lock(manager, review.id);
      if (!stored) throw new UnknownLinkError();
      assertInPlace(key, stored);
      await this.assertStillLinked(manager, tokenHash);
      if (stored.isVerified)
        throw new ConflictError('This review was published from this link. You can withdraw it at any time.');
      await this.lifecycle.transition(manager, { action: 'rejected', actor: 'reviewer', at, review: stored });
      await this.rejected.note(manager, review.id, at);
    });
    return { clubName: club.name };
  }

  /** Mails a new link. Throws UnknownLinkError, ConflictError or TooManyRequestsError. */
  async resend(token: string, client: string): Promise<LinkSent> {
    const { review, expiresAt } = await this.find(token);
    if (review.isVerified || expiresAt > new Date())
      throw new ConflictError('You don’t need a new link: the one you have still works.');
    return this.waiting.renew(review, client);
  }

  /** The verdict about a review that a valid link is about to publish; from now on it counts against others. */
  private async assess(
    { tokenHash, expiresAt, review }: Link,
    now: Date,
  ): Promise<AssessedReview | undefined> {
    if (review.isVerified || expiresAt <= now) return undefined;
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.assertStillLinked(manager, tokenHash);
      await this.signals.prove(manager, review, now);
    });
    return this.signals.ofStored(review, now);
  }

  private async confirm(
    manager: EntityManager,
    link: Link,
    assessed: AssessedReview | undefined,
    at: Date,
  ): Promise<Pick<VerifiedReview, 'status' | 'isHeld'>> {
    const { tokenHash, expiresAt } = link;
    const { id, ...known } = link.review;
    const key = getPlaceKey(known);
    const place = await lockPlace(manager, this.database.dialect, key);
    const review = await this.lifecycle.lock(manager, id);
    if (!review) throw new UnknownLinkError();
    assertInPlace(key, review);
    await this.assertStillLinked(manager, tokenHash);
    if (review.isVerified) return { status: 'already-verified', isHeld: !this.isPublic(link, review) };
    if (expiresAt <= at) throw new ExpiredLinkError(EXPIRED);
    const replacesReported = await this.makeRoom(manager, place, id, at);
    const confirmation = toConfirmation(review, assessed, replacesReported, at);
    const isInvited = await takeInvitation(manager, known.invitationHash);
    await this.lifecycle.transition(manager, { ...confirmation, isInvited });
    const isVisible = this.isPublic(link, stateAfter(confirmation));
    if (assessed) await this.signals.update(manager, id, assessed, isVisible);
    const { clubId } = review;
    if (isHeldForSafety(known.holdReason))
      await raiseAlert(manager, SafetyAlert, { kind: 'held', entryId: id, clubId, at });
    await manager.update(SeasonSlot, key, { reviewId: id });
    await manager.update(ReviewToken, { tokenHash }, { usedAt: at });
    return { status: 'verified', isHeld: !isVisible };
  }

  /** Whether a link's review is public in this state: not while its club is hidden. */
  private isPublic({ club }: Link, state: ReviewState | undefined): boolean {
    return (
      state !== undefined && this.lifecycle.isVisible({ ...state, isClubHidden: club.state === 'hidden' })
    );
  }

  /**
   * Removes the place's earlier review, and whatever else is waiting for the place.
   * @returns whether a report had hidden the earlier one
   */
  private async makeRoom(manager: EntityManager, place: SeasonSlot, id: number, at: Date): Promise<boolean> {
    let replacesReported = false;
    if (place.reviewId !== null) {
      const earlier = await this.lifecycle.lock(manager, place.reviewId);
      if (earlier) {
        replacesReported = isHiddenByReport(earlier);
        await this.lifecycle.transition(manager, {
          action: 'replaced',
          actor: 'reviewer',
          at,
          review: earlier,
        });
      } else {
        const where = { reviewId: place.reviewId, state: 'withdrawn' as const };
        const withdrawn = await this.database.transactions.lock(manager, ArchivedReview, where);
        if (!withdrawn) throw new ConflictError(PLACE_TAKEN);
        replacesReported = isHiddenByReport(toStoredReview(archivedContent(withdrawn)));
        await manager.delete(ArchivedReview, where);
      }
    }
    const others = await manager.find(Review, {
      where: { ...getPlaceKey(place), isVerified: false, id: Not(id) },
      select: { id: true },
      order: { id: 'ASC' },
    });
    for (const other of others) {
      const review = await this.lifecycle.lock(manager, other.id);
      if (review && !review.isVerified)
        await this.lifecycle.transition(manager, { action: 'dropped', actor: 'system', at, review });
    }
    return replacesReported;
  }

  /** The review that has the place of `review`; undefined if none has. Throws ConflictError. */
  private async earlierReview(review: Review): Promise<Omit<Review, 'club'> | undefined> {
    const place = await this.database.reader.findOneBy(SeasonSlot, getPlaceKey(review));
    if (!place || place.reviewId === null) return undefined;
    const live = await this.database.reader.findOneBy(Review, { id: place.reviewId });
    if (live) return live;
    const withdrawn = await this.database.reader.findOneBy(ArchivedReview, {
      reviewId: place.reviewId,
      state: 'withdrawn',
    });
    if (!withdrawn) throw new ConflictError(PLACE_TAKEN);
    return archivedContent(withdrawn);
  }

  /**
   * A link ends when the address it was sent to is corrected. Call this once the review is locked. Throws
   * UnknownLinkError.
   */
  private async assertStillLinked(manager: EntityManager, tokenHash: string): Promise<void> {
    if (!(await manager.existsBy(ReviewToken, { tokenHash }))) throw new UnknownLinkError();
  }

  private async find(token: string): Promise<Link> {
    const tokenHash = hashToken(token);
    const [found] = await this.database.reader.find(ReviewToken, {
      where: { tokenHash },
      relations: { review: { club: true } },
    });
    const { review } = found ?? {};
    if (!found || !review?.club) throw new UnknownLinkError();
    return { tokenHash, expiresAt: found.expiresAt, review, club: review.club };
  }
}

function toConfirmation(
  review: StoredReview,
  assessed: AssessedReview | undefined,
  replacesReported: boolean,
  at: Date,
) {
  const heldFor: HoldReason[] = [];
  if (assessed?.isSuspect) heldFor.push('signals');
  // What a report has hidden doesn't come back as a new review.
  if (replacesReported) heldFor.push('reported');
  return { action: 'verified', actor: 'reviewer', at, review, heldFor } as const;
}
