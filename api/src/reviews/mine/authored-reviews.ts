import { Injectable } from '@nestjs/common';
import { ArchivedReview, archivedContent } from '../../model/reviews/archived-review.js';
import { appealAgainst, ReviewAppeal } from '../../model/reviews/review-appeal.js';
import type { EditedContent } from '../../model/reviews/review-edit.js';
import { editedContent, ReviewEdit } from '../../model/reviews/review-edit.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { ExpiredLinkError, UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { AuthorLinks } from '../author-links.js';
import type { MyReviewState } from './my-review.dto.js';

/** What a link that belongs to no review is answered. */
export const UNKNOWN_AUTHOR_LINK =
  'This link doesn’t work. Please check that it’s complete, or ask for new links.';
const EXPIRED = 'This link has expired. Please ask for new links.';

/** An author's review, live or archived. */
export interface AuthoredReview {
  review: Omit<Review, 'club'>;
  clubName: string;
  clubSlug: string;
  /** Set if it was taken down. */
  archived: ArchivedReview | undefined;
  /** Against its removal; it may have been restored since. */
  appeal: ReviewAppeal | undefined;
  waitingEdit: { content: EditedContent; createdAt: Date } | undefined;
  state: MyReviewState | 'unconfirmed';
}

type LiveReviews = { id: number } | { authorEmailHash: string };
type ArchivedReviews = { reviewId: number } | { authorEmailHash: string };

/** Finds reviews for their authors. */
@Injectable()
export class AuthoredReviews {
  constructor(
    private readonly database: Database,
    private readonly links: AuthorLinks,
    private readonly lifecycle: ReviewLifecycle,
  ) {}

  /** The review of a link. Throws UnknownLinkError or ExpiredLinkError. */
  async ofToken(token: string): Promise<AuthoredReview> {
    const link = this.links.read(token);
    if (!link) throw new UnknownLinkError(UNKNOWN_AUTHOR_LINK);
    const [authored] = await this.find({ id: link.id }, { reviewId: link.id });
    if (!authored || !link.isFor(authored.review.authorEmailHash))
      throw new UnknownLinkError(UNKNOWN_AUTHOR_LINK);
    if (link.expiresAt <= new Date()) throw new ExpiredLinkError(EXPIRED);
    return authored;
  }

  /** Everything stored about an address, oldest first. */
  async ofAuthor(authorEmailHash: string): Promise<AuthoredReview[]> {
    if (authorEmailHash === '') return [];
    const found = await this.find({ authorEmailHash }, { authorEmailHash });
    return found.sort(
      (a, b) => a.review.createdAt.getTime() - b.review.createdAt.getTime() || a.review.id - b.review.id,
    );
  }

  /** Reads the live ones twice: otherwise a review removed or restored meanwhile could be in neither place. */
  private async find(live: LiveReviews, archived: ArchivedReviews): Promise<AuthoredReview[]> {
    const found = [
      ...(await this.live(live)),
      ...(await this.archived(archived)),
      ...(await this.live(live)),
    ];
    return [...new Map(found.map((authored) => [authored.review.id, authored])).values()];
  }

  private async live(where: LiveReviews): Promise<AuthoredReview[]> {
    const reviews = await this.database.reader.find(Review, { where, relations: { club: true } });
    return Promise.all(
      reviews.map(async ({ club, ...review }) => {
        const [edit, appeal] = await Promise.all([
          this.database.reader.findOneBy(ReviewEdit, { reviewId: review.id }),
          this.getAppeal(review.id),
        ]);
        return {
          review,
          clubName: club?.name ?? '',
          clubSlug: club?.slug ?? '',
          archived: undefined,
          appeal: appeal ?? undefined,
          waitingEdit: edit ? { content: editedContent(edit), createdAt: edit.createdAt } : undefined,
          state: this.getState(review),
        };
      }),
    );
  }

  private async archived(where: ArchivedReviews): Promise<AuthoredReview[]> {
    const found = await this.database.reader.find(ArchivedReview, { where, relations: { club: true } });
    return Promise.all(
      found.map(async (archived) => ({
        review: archivedContent(archived),
        clubName: archived.club?.name ?? '',
        clubSlug: archived.club?.slug ?? '',
        archived,
        appeal: appealAgainst(archived, await this.getAppeal(archived.reviewId)),
        waitingEdit: undefined,
        state: archived.state,
      })),
    );
  }

  private getAppeal(reviewId: number): Promise<ReviewAppeal | null> {
    return this.database.reader.findOneBy(ReviewAppeal, { reviewId });
  }

  private getState(review: Omit<Review, 'club'>): AuthoredReview['state'] {
    if (!review.isVerified) return 'unconfirmed';
    return this.lifecycle.isVisible(review) ? 'published' : 'waiting';
  }
}
