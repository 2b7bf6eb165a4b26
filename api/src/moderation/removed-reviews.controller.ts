import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiNoContent } from '../platform/http/api-list.js';
import { Paged, Pager } from '../platform/http/pager.js';
import { RowId } from '../platform/http/row-id-param.js';
import { ValidBody } from '../platform/http/valid-body.js';
import { ValidQuery } from '../platform/http/valid-query.js';
import type { MailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import { mailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import type { RemovedReviewsQuery } from './removed-reviews.dto.js';
import { RemovedReview, removedReviewsQuery } from './removed-reviews.dto.js';
import { RemovedReviewsService } from './removed-reviews.service.js';

/** Removed reviews that can still be put back, and the appeals of their authors. */
@ApiTags('site-admin')
@Controller('admin/removed-reviews')
export class RemovedReviewsController {
  constructor(private readonly removed: RemovedReviewsService) {}

  /** Those that aren't erased yet, last removed first; or only those with an open appeal, longest wait first. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(RemovedReview)
  async listRemovedReviews(
    @ValidQuery(removedReviewsQuery) query: RemovedReviewsQuery,
    @Paged() pager: Pager,
  ): Promise<RemovedReview[]> {
    return pager.sendByCursor(await this.removed.list(query));
  }

  /** Puts it back as it was, which also grants an appeal. Its author is told why. */
  @Post(':id/restore')
  @ForStaff('moderator')
  @ApiNoContent()
  @ApiFailures(409)
  restoreReview(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    return this.removed.restore(id, reason);
  }

  /** Turns down its author's appeal and tells them why: the review stays removed. */
  @Post(':id/turn-down-appeal')
  @ForStaff('moderator')
  @ApiNoContent()
  @ApiFailures(409)
  turnDownAppeal(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    return this.removed.turnDownAppeal(id, reason);
  }
}
