import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailures, ApiListOf } from '../../platform/http/api-list.js';
import { setPaginationHeaders, MAX_OFFSET } from '../../platform/http/pages.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { PublicReview } from './dto/public-review.dto.js';
import type { ReviewListQuery } from './review-queries.js';
import { reviewListQuery } from './review-queries.js';
import { ReviewReadingService } from './review-reading.service.js';

/** A club's reviews as anybody may read them. */
@ApiTags('public')
@Controller('clubs/:id/reviews')
export class ClubReviewsController {
  constructor(private readonly reviews: ReviewReadingService) {}

  /** The reviews of one club, newest first; of one age group on request. */
  @Get()
  @ApiParam({ name: 'id', schema: { type: 'string' }, description: "The club's id or slug" })
  @ApiListOf(PublicReview)
  @ApiFailures(404)
  async listClubReviews(
    @Param('id') idOrSlug: string,
    @ValidQuery(reviewListQuery) query: ReviewListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicReview[]> {
    const { items, total } = await this.reviews.ofClub(idOrSlug, query);
    setPaginationHeaders(request, reply, query, total, MAX_OFFSET);
    return items;
  }
}
