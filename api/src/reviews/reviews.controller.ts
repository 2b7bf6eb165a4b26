import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList, ApiCursorPage } from '../platform/http/api-list.js';
import { Paged, Pager } from '../platform/http/pager.js';
import { MAX_OFFSET } from '../platform/http/pages.js';
import { RowId } from '../platform/http/row-id-param.js';
import { ValidQuery } from '../platform/http/valid-query.js';
import { EnumParam } from '../platform/http/enum-param.js';
import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { PublicReview } from './public-review.js';
import type {
  AgeGroupReviewsQuery,
  CategoryReviewsQuery,
  ClubReviewsQuery,
  RecentReviewsQuery,
  ReviewListQuery,
} from './review-queries.js';
import {
  ageGroupReviewsQuery,
  categoryReviewsQuery,
  clubReviewsQuery,
  recentReviewsQuery,
  reviewListQuery,
} from './review-queries.js';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { ClubParam } from '../model/clubs/club-param.js';
import { setPageClubs } from '../model/clubs/page-clubs.js';
import { ReviewReadingService } from './review-reading.service.js';

/** Public reviews of all clubs. The first 10,000 of each list can be read. */
@ApiTags('public')
@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewReadingService) {}

  /** All reviews, newest first; optionally of one age group. */
  @Get()
  @ApiList(PublicReview)
  async listReviews(
    @ValidQuery(reviewListQuery) query: ReviewListQuery,
    @Paged() pager: Pager,
  ): Promise<PublicReview[]> {
    return pager.sendCounted(await this.reviews.list(query), query, MAX_OFFSET);
  }

  /** The newest reviews. */
  @Get('recent')
  @ApiOkResponse({ type: [PublicReview] })
  listRecentReviews(@ValidQuery(recentReviewsQuery) { limit }: RecentReviewsQuery): Promise<PublicReview[]> {
    return this.reviews.recent(limit);
  }

  /** One review, as long as it's public. */
  @Get(':id')
  @ApiOkResponse({ type: PublicReview })
  async getReview(
    @RowId() id: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicReview> {
    const review = await this.reviews.one(id);
    setPageClubs(reply, [review.clubId]);
    return review;
  }

  /** Reviews by their rating for one category; the length of the whole list isn't known. */
  @Get('category/:category')
  @ApiCursorPage(PublicReview)
  async listReviewsByCategory(
    @EnumParam('category', RATING_CATEGORIES, 'What is rated') category: RatingCategory,
    @ValidQuery(categoryReviewsQuery) query: CategoryReviewsQuery,
    @Paged() pager: Pager,
  ): Promise<PublicReview[]> {
    return pager.sendUncounted(await this.reviews.ofCategory(category, query), query, MAX_OFFSET);
  }

  /** Reviews for one age group. */
  @Get('age/:ageGroup')
  @ApiList(PublicReview)
  async listReviewsByAgeGroup(
    @EnumParam('ageGroup', AGE_GROUPS, 'The age group') ageGroup: string,
    @ValidQuery(ageGroupReviewsQuery) query: AgeGroupReviewsQuery,
    @Paged() pager: Pager,
  ): Promise<PublicReview[]> {
    return pager.sendCounted(await this.reviews.ofAgeGroup(ageGroup, query), query, MAX_OFFSET);
  }
}

/** A club's public reviews. */
@ApiTags('public')
@Controller('clubs/:id/reviews')
export class ClubReviewsController {
  constructor(private readonly reviews: ReviewReadingService) {}

  /**
   * The reviews of one club, newest first; optionally by rating, for an age group, with a number of stars or with
   * words.
   */
  @Get()
  @ApiList(PublicReview)
  async listClubReviews(
    @ClubParam('id') idOrSlug: string,
    @ValidQuery(clubReviewsQuery) query: ClubReviewsQuery,
    @Paged() pager: Pager,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicReview[]> {
    const found = await this.reviews.ofClub(idOrSlug, query);
    setPageClubs(reply, [found.clubId]);
    return pager.sendCounted(found, query);
  }
}
