import { Inject, Injectable } from '@nestjs/common';
import { ArchivedReview, archivedContent } from '../../../model/reviews/archived-review.js';
import type { EditedContent } from '../../../model/reviews/review-edit.js';
import { editedContent, ReviewEdit } from '../../../model/reviews/review-edit.js';
import { ReviewLifecycle } from '../../../model/reviews/review-lifecycle.js';
import { Review } from '../../../model/reviews/review.entity.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { GoneError, NotFoundError } from '../../../platform/errors.js';
import { AuthorLinks } from '../author-links.js';
import type { MyReviewState } from './my-review.dto.js';

/** No review belongs to the link, or its author's data was erased. */
export class UnknownAuthorLinkError extends NotFoundError {
  constructor() {
    super('This link is not known. Please check that it is complete, or ask for new links.');
  }
}

/** The link was good once. */
class ExpiredAuthorLinkError extends GoneError {
  constructor() {
    super('This link has expired. Please ask for new links.');
  }
}

/** A review of an author, live or archived. */
export interface AuthoredReview {
  review: Omit<Review, 'club'>;
  clubName: string;
  clubSlug: string;
  /** Set where it was taken down. */
  archived: ArchivedReview | undefined;
  waitingEdit: { content: EditedContent; createdAt: Date } | undefined;
  state: MyReviewState | 'unconfirmed';
}

/** Finds reviews for their authors. */
@Injectable()
export class AuthoredReviews {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader'>,
    private readonly links: AuthorLinks,
    private readonly lifecycle: ReviewLifecycle,
  ) {}

  /** The review of a link. Throws UnknownAuthorLinkError or ExpiredAuthorLinkError. */
  async ofToken(token: string): Promise<AuthoredReview> {
    const link = this.links.read(token);
    if (!link) throw new UnknownAuthorLinkError();
    const found = (await this.live({ id: link.reviewId })).concat(
      await this.archived({ reviewId: link.reviewId }),
    );
    const [authored] = found;
    if (!authored || !link.belongsTo(authored.review.authorEmailHash)) throw new UnknownAuthorLinkError();
    if (link.expiresAt <= new Date()) throw new ExpiredAuthorLinkError();
    return authored;
  }

  /** Everything that is kept of an address, oldest first. */
  async ofAuthor(authorEmailHash: string): Promise<AuthoredReview[]> {
    if (authorEmailHash === '') return [];
    const [live, archived] = await Promise.all([
      this.live({ authorEmailHash }),
      this.archived({ authorEmailHash }),
    ]);
    return [...live, ...archived].sort(
      (a, b) => a.review.createdAt.getTime() - b.review.createdAt.getTime() || a.review.id - b.review.id,
    );
  }

  private async live(where: { id: number } | { authorEmailHash: string }): Promise<AuthoredReview[]> {
    const reviews = await this.database.reader.find(Review, { where, relations: { club: true } });
    return Promise.all(
      reviews.map(async ({ club, ...review }) => {
        const edit = await this.database.reader.findOneBy(ReviewEdit, { reviewId: review.id });
        return {
          review,
          clubName: club?.name ?? '',
          clubSlug: club?.slug ?? '',
          archived: undefined,
          waitingEdit: edit ? { content: editedContent(edit), createdAt: edit.createdAt } : undefined,
          state: this.stateOf(review),
        };
      }),
    );
  }

  private async archived(
    where: { reviewId: number } | { authorEmailHash: string },
  ): Promise<AuthoredReview[]> {
    const found = await this.database.reader.find(ArchivedReview, { where, relations: { club: true } });
    return found.map((archived) => ({
      review: archivedContent(archived),
      clubName: archived.club?.name ?? '',
      clubSlug: archived.club?.slug ?? '',
      archived,
      waitingEdit: undefined,
      state: archived.state,
    }));
  }

  private stateOf(review: Omit<Review, 'club'>): AuthoredReview['state'] {
    if (!review.isVerified) return 'unconfirmed';
    return this.lifecycle.isVisible(review) ? 'published' : 'waiting';
  }
}
