import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../platform/auth/for-role.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { DecisionBody } from './moderation.dto.js';
import { decisionBody, AdminReview } from './moderation.dto.js';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { parseRowId } from '../../platform/http/row-id.js';

/** What moderators decide. */
@ApiTags('site-admin')
@Controller('reviews/:id')
@ForRole('site-admin')
export class ReviewDecisionsController {
  constructor(private readonly decisions: ReviewDecisionsService) {}

  /** Approves a review that awaits it. */
  @Post('approve')
  @HttpCode(200)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: AdminReview })
  @ApiFailures(400, 404, 409)
  approveReview(
    @Param('id') id: string,
    @ValidBody(decisionBody) { reason }: DecisionBody,
  ): Promise<AdminReview> {
    return this.decisions.approve(existing(id), reason);
  }

  /** Deletes a review in whatever state. */
  @Delete()
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(400, 404)
  deleteReview(@Param('id') id: string, @ValidBody(decisionBody) { reason }: DecisionBody): Promise<void> {
    return this.decisions.delete(existing(id), reason);
  }
}

function existing(id: string): number {
  const reviewId = parseRowId(id);
  if (reviewId === undefined) throw new ReviewNotFoundError();
  return reviewId;
}
