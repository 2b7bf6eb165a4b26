import { Injectable } from '@nestjs/common';
import { parseClubReference } from '../clubs/club-reference.js';
import { ClubNotFoundError } from '../clubs/clubs.errors.js';
import type { Page, PageRequest } from '../common/pages.js';
import { refuseTooDeep } from '../common/pages.js';
import type { PublicReview } from './dto/public-review.dto.js';
import type { ClubReviewsQuery } from './review-queries.js';
import { ReviewReadingRepository } from './review-reading.repository.js';
import { toPublicReview } from './review.mapper.js';

/** Reviews for the public: visible ones only, newest first. */
@Injectable()
export class ReviewReadingService {
  constructor(private readonly reviews: ReviewReadingRepository) {}

  /** A page of all reviews. Throws InvalidInputError beyond the deepest entry. */
  async list(asked: PageRequest): Promise<Page<PublicReview>> {
    refuseTooDeep(asked);
    const [rows, total] = await Promise.all([this.reviews.findVisible(asked), this.reviews.countVisible()]);
    return { items: rows.map(toPublicReview), total };
  }

  /** The newest reviews. */
  async recent(limit: number): Promise<PublicReview[]> {
    return (await this.reviews.findVisible({ limit, page: 1 })).map(toPublicReview);
  }

  /** A page of a club's reviews. Throws ClubNotFoundError, or InvalidInputError beyond the deepest entry. */
  async ofClub(idOrSlug: string, { ageGroup, ...asked }: ClubReviewsQuery): Promise<Page<PublicReview>> {
    refuseTooDeep(asked);
    const reference = parseClubReference(idOrSlug);
    const club = reference && (await this.reviews.findClub(reference));
    if (!club) throw new ClubNotFoundError();
    if (ageGroup === undefined) {
      const rows = await this.reviews.findVisibleOfClub(club.id, asked);
      return { items: rows.map(toPublicReview), total: club.reviewCount };
    }
    const [rows, total] = await Promise.all([
      this.reviews.findVisibleOfAgeGroup(club.id, ageGroup, asked),
      this.reviews.countOfAgeGroup(club.id, ageGroup),
    ]);
    return { items: rows.map(toPublicReview), total };
  }
}
