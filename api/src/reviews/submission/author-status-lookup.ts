import { Injectable } from '@nestjs/common';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import type { PlaceKey } from '../../model/reviews/season-slot.js';
import { getPlaceKey, SeasonSlot } from '../../model/reviews/season-slot.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { AuthorLinks } from '../author-links.js';

/** What an address has done with a club's season so far, for the mail to it. */
export interface AuthorStatus {
  /**
   * `first`: nothing. `another-waits`: further unconfirmed reviews. `reviewed`: a review that a new one would replace.
   * `taken`: a review that was removed or erased, which no other one can replace.
   */
  kind: 'first' | 'another-waits' | 'reviewed' | 'taken';
  /** Where the earlier review can be managed. */
  manageLink?: string;
}

/** Looks up what an address has done with a club's season; always with the same three reads. */
@Injectable()
export class AuthorStatusLookup {
  constructor(
    private readonly database: Database,
    private readonly links: AuthorLinks,
  ) {}

  /**
   * @param now links are valid from here on
   * @param exceptId a review to leave out, such as the one in question
   */
  async of(key: PlaceKey, now: Date, exceptId?: number): Promise<AuthorStatus> {
    const where = getPlaceKey(key);
    const [place, reviews, archived] = await Promise.all([
      this.database.reader.findOneBy(SeasonSlot, where),
      this.database.reader.find(Review, { where, select: { id: true, isVerified: true }, take: 50 }),
      this.database.reader.find(ArchivedReview, { where, select: { reviewId: true, state: true }, take: 50 }),
    ]);
    const reviewId = place?.reviewId ?? null;
    const others = reviews.filter(({ id }) => id !== exceptId);
    if (reviewId === null) return { kind: others.length > 0 ? 'another-waits' : 'first' };
    const manageLink = this.links.manage({ id: reviewId, authorEmailHash: key.authorEmailHash }, now);
    const state = archived.find((review) => review.reviewId === reviewId)?.state;
    const isThere = reviews.some(({ id }) => id === reviewId);
    if (isThere || state === 'withdrawn') return { kind: 'reviewed', manageLink };
    return { kind: 'taken', ...(state === 'removed' ? { manageLink } : {}) };
  }
}
