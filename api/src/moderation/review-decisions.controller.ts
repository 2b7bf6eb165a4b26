import { Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiFailures, ApiNoContent, ApiOk } from '../platform/http/api-list.js';
import { ValidBody } from '../platform/http/valid-body.js';
import type { MailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import { mailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import type { ApprovalBody, RemovalBody } from './moderation.dto.js';
import { EditDecisionsService } from './edit-decisions.service.js';
import { AdminReview, approvalBody, removalBody } from './moderation.dto.js';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { ReviewRemovalService } from './review-removal.service.js';
import { RowId } from '../platform/http/row-id-param.js';

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
  @ApiOk(AdminReview)
  @ApiFailures(409)
  approveReview(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(approvalBody) body: ApprovalBody,
  ): Promise<AdminReview> {
    return this.decisions.approve(id, body);
  }

  /** Publishes the waiting edit, in place of the old text. */
  @Post('edit/approve')
  @ForStaff('moderator')
  @ApiOk(AdminReview)
  @ApiFailures(409)
  approveReviewEdit(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(approvalBody) body: ApprovalBody,
  ): Promise<AdminReview> {
    return this.edits.approve(id, body);
  }

  /** Drops the waiting edit; the old text stays. Its author is told why. */
  @Delete('edit')
  @ForStaff('moderator')
  @ApiNoContent()
  dropReviewEdit(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    return this.edits.drop(id, reason);
  }

  /**
   * Removes a review in any state, and tells its author why. A removal without a reason is recorded as such. For 30
   * days the review can be put back.
   */
  @Delete()
  @ForStaff('moderator')
  @ApiNoContent()
  deleteReview(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(removalBody) removal: RemovalBody,
  ): Promise<void> {
    return this.removals.remove(id, removal);
  }
}
