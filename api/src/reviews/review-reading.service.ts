import { Injectable } from '@nestjs/common';
import { parseClubReference } from '../clubs/club-reference.js';
import { ClubNotFoundError } from '../clubs/clubs.errors.js';
import type { Page, PageRequest } from '../common/pages.js';
import { refuseTooDeep } from '../common/pages.js';
import type { PublicReview } from './dto/public-review.dto.js';
import type { ClubReviewsQuery } from './review-queries.js';
import type { ReviewRow } from './review-columns.js';
import { ReviewReadingRepository } from './review-reading.repository.js';
import { toPublicReview } from './review.mapper.js';

/** Reviews for the public: visible ones only, newest first. */
@Injectable()
export class ReviewReadingService {
  constructor(private readonly reviews: ReviewReadingRepository) {}

  /** A page of all reviews. Throws InvalidInputError beyond the deepest entry. */
  async list(asked: PageRequest): Promise<Page<PublicReview>> {
    refuseTooDeep(asked);
    return toPublicPage(await this.reviews.findVisible(asked));
  }

  /** The newest reviews. */
  async recent(limit: number): Promise<PublicReview[]> {
    return toPublicPage(await this.reviews.findVisible({ limit, page: 1 })).items;
  }

  /** A page of a club's reviews. Throws ClubNotFoundError, or InvalidInputError beyond the deepest entry. */
  async ofClub(idOrSlug: string, { ageGroup, ...asked }: ClubReviewsQuery): Promise<Page<PublicReview>> {
    refuseTooDeep(asked);
    const reference = parseClubReference(idOrSlug);
    const found = reference && (await this.reviews.findVisibleOfClub(reference, ageGroup, asked));
    if (!found) throw new ClubNotFoundError();
    return toPublicPage(found);
  }
}

function toPublicPage({ items, total }: Page<ReviewRow>): Page<PublicReview> {
  return { items: items.map(toPublicReview), total };
}
