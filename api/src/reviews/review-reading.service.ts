import { Injectable } from '@nestjs/common';
import { ClubAddresses } from '../model/clubs/club-address.js';
import type { ClubReference } from '../model/clubs/club-reference.js';
import { ClubNotFoundError, parseClubReference } from '../model/clubs/club-reference.js';
import type { Page, UncountedPage } from '../platform/http/pages.js';
import { assertWithinMaxOffset } from '../platform/http/pages.js';
import type { ClubReviewsPage } from './club-review.repository.js';
import { ClubReviewRepository } from './club-review.repository.js';
import type { PublicReview, ReviewRow } from './public-review.js';
import { toPublicReview } from './public-review.js';
import { RatedReviewRepository } from './rated-review.repository.js';
import type {
  AgeGroupReviewsQuery,
  CategoryReviewsQuery,
  ClubReviewsQuery,
  ReviewListQuery,
} from './review-queries.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { ReviewReadingRepository } from './review-reading.repository.js';

/**
 * Reviews for the public: visible ones only, newest first unless another order is requested. Lists of
 * more than one club throw InvalidInputError beyond the last entry that can be read (see MAX_OFFSET).
 */
@Injectable()
export class ReviewReadingService {
  constructor(
    private readonly reviews: ReviewReadingRepository,
    private readonly rated: RatedReviewRepository,
    private readonly ofClubs: ClubReviewRepository,
    private readonly addresses: ClubAddresses,
  ) {}

  /** A page of all reviews, optionally of one age group. */
  async list({ ageGroup, ...asked }: ReviewListQuery): Promise<Page<PublicReview>> {
    if (ageGroup !== undefined) return this.ofAgeGroup(ageGroup, { sortBy: 'recent', ...asked });
    assertWithinMaxOffset(asked);
    return toPublicPage(await this.reviews.findVisible(asked));
  }

  /** A page of the reviews that rate a category at least this high. */
  async ofCategory(
    category: RatingCategory,
    { minRating, sortBy, ...asked }: CategoryReviewsQuery,
  ): Promise<UncountedPage<PublicReview>> {
    assertWithinMaxOffset(asked);
    const { items, hasMore } = await this.rated.findByCategory(category, minRating, sortBy, asked);
    return { items: items.map(toPublicReview), hasMore };
  }

  /** A page of the reviews for one age group. */
  async ofAgeGroup(
    ageGroup: string,
    { sortBy, ...asked }: AgeGroupReviewsQuery,
  ): Promise<Page<PublicReview>> {
    assertWithinMaxOffset(asked);
    return toPublicPage(await this.rated.findByAgeGroup(ageGroup, sortBy, asked));
  }

  /** The newest reviews. */
  async recent(limit: number): Promise<PublicReview[]> {
    return toPublicPage(await this.reviews.findVisible({ limit, page: 1 })).items;
  }

  /** One public review. Throws ReviewNotFoundError. */
  async one(id: number | undefined): Promise<PublicReview> {
    const review = id === undefined ? undefined : await this.reviews.findVisibleOne(id);
    if (!review) throw new ReviewNotFoundError();
    return toPublicReview(review);
  }

  /**
   * A page of a club's reviews, and which club that is. All pages can be read, as even the last one skips only this
   * club's reviews. Throws ClubNotFoundError.
   */
  async ofClub(idOrSlug: string, query: ClubReviewsQuery): Promise<Page<PublicReview> & { clubId: number }> {
    const reference = parseClubReference(idOrSlug);
    if (!reference) throw new ClubNotFoundError();
    const found = (await this.findOfClub(reference, query)) ?? (await this.findOfMovedClub(reference, query));
    if (!found) throw new ClubNotFoundError();
    return { clubId: found.clubId, ...toPublicPage(found) };
  }

  private findOfClub(
    reference: ClubReference,
    { ageGroup, stars, words = '', sortBy, ...asked }: ClubReviewsQuery,
  ): Promise<ClubReviewsPage | undefined> {
    const wanted = words.split(/\s+/).filter((word) => word !== '');
    // The list that nearly everyone reads: there's an index for exactly this.
    if (sortBy === 'recent' && stars === undefined && wanted.length === 0)
      return this.reviews.findVisibleOfClub(reference, ageGroup, asked);
    return this.ofClubs.find(reference, { ageGroup, stars, words: wanted }, sortBy, asked);
  }

  private async findOfMovedClub(
    reference: ClubReference,
    query: ClubReviewsQuery,
  ): Promise<ClubReviewsPage | undefined> {
    const club = await this.addresses.current(reference);
    return club && this.findOfClub({ id: club.id }, query);
  }
}

function toPublicPage({ items, total }: Page<ReviewRow>): Page<PublicReview> {
  return { items: items.map(toPublicReview), total };
}
