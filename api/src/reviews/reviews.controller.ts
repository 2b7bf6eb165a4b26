import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailures, ApiListOf } from '../common/api-list.js';
import type { PageRequest } from '../common/pages.js';
import { announcePage, DEEPEST_ENTRY } from '../common/pages.js';
import { ValidQuery } from '../common/valid-query.js';
import { PublicReview } from './dto/public-review.dto.js';
import type { RecentReviewsQuery } from './review-queries.js';
import { recentReviewsQuery, reviewListQuery } from './review-queries.js';
import { ReviewReadingService } from './review-reading.service.js';

/** Reviews of all clubs as anybody may read them, newest first. */
@ApiTags('public')
@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewReadingService) {}

  /** All reviews, newest first; the first 10,000 can be read. */
  @Get()
  @ApiListOf(PublicReview)
  async listReviews(
    @ValidQuery(reviewListQuery) query: PageRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicReview[]> {
    const { items, total } = await this.reviews.list(query);
    announcePage(request, reply, query, total, DEEPEST_ENTRY);
    return items;
  }

  /** The newest reviews. */
  @Get('recent')
  @ApiOkResponse({ type: [PublicReview] })
  @ApiFailures(400)
  listRecentReviews(@ValidQuery(recentReviewsQuery) { limit }: RecentReviewsQuery): Promise<PublicReview[]> {
    return this.reviews.recent(limit);
  }
}
