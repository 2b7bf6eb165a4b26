import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { MailedReasonBody } from '../club-admins/logins/club-login.dto.js';
import { mailedReasonBody } from '../club-admins/logins/club-login.dto.js';
import type { ApprovalBody, RemovalBody } from './moderation.dto.js';
import { EditDecisionsService } from './edit-decisions.service.js';
import { AdminReview, approvalBody, removalBody } from './moderation.dto.js';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { ReviewRemovalService } from './review-removal.service.js';
import { parseRowId } from '../../platform/http/row-id.js';

/** Moderators' decisions. */
@ApiTags('site-admin')
@Controller('reviews/:id')
export class ReviewDecisionsController {
  constructor(
    private readonly decisions: ReviewDecisionsService,
    private readonly edits: EditDecisionsService,
    private readonly removals: ReviewRemovalService,
  ) {}

  /** Approves a review that awaits it. */
  @Post('approve')
  @ForStaff('moderator')
  @HttpCode(200)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: AdminReview })
  @ApiFailures(400, 404, 409)
  approveReview(@Param('id') id: string, @ValidBody(approvalBody) body: ApprovalBody): Promise<AdminReview> {
    return this.decisions.approve(existing(id), body);
  }

  /** Publishes the waiting edit, in place of the old text. */
  @Post('edit/approve')
  @ForStaff('moderator')
  @HttpCode(200)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: AdminReview })
  @ApiFailures(400, 404, 409)
  approveReviewEdit(
    @Param('id') id: string,
    @ValidBody(approvalBody) body: ApprovalBody,
  ): Promise<AdminReview> {
    return this.edits.approve(existing(id), body);
  }

  /** Drops the waiting edit; the old text stays. Its author is told why. */
  @Delete('edit')
  @ForStaff('moderator')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(400, 404, 413, 415)
  dropReviewEdit(
    @Param('id') id: string,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    return this.edits.drop(existing(id), reason);
  }

  /**
   * Removes a review in any state, and tells its author why. A removal without a reason is recorded as such. For 30
   * days the review can be put back.
   */
  @Delete()
  @ForStaff('moderator')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(400, 404)
  deleteReview(@Param('id') id: string, @ValidBody(removalBody) removal: RemovalBody): Promise<void> {
    return this.removals.remove(existing(id), removal);
  }
}

function existing(id: string): number {
  const reviewId = parseRowId(id);
  if (reviewId === undefined) throw new ReviewNotFoundError();
  return reviewId;
}
