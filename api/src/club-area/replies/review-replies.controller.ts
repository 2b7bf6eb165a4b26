import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { REPLY_MISSING } from '@club-reviews/domain/review-form';
import { z } from 'zod';
import { textField } from '../../platform/http/text-fields.js';
import { ApiTags } from '@nestjs/swagger';
import { Controller, Post } from '@nestjs/common';
import { ForRole } from '../../platform/auth/for-role.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { ApiOk } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { ReviewRepliesService, ReviewReply } from './review-replies.service.js';

/** A club's public reply to a review. */
export const replyBody = z.object({
  responseText: textField({
    name: 'Your response',
    max: MAX_CLUB_TEXT_LENGTH,
    missing: REPLY_MISSING,
  }),
});

export type ReplyBody = z.output<typeof replyBody>;

/** How clubs answer parents. */
@ApiTags('club-admin')
@Controller('club-admin/reviews/:reviewId')
@ForRole('club-admin')
export class ReviewRepliesController {
  constructor(private readonly replies: ReviewRepliesService) {}

  /** Writes or edits the public reply to an approved review of the own club. */
  @Post('respond')
  @ApiOk(ReviewReply)
  respondToReview(
    @CurrentSession() { subject }: Session,
    @RowId(ReviewNotFoundError, 'reviewId') id: number,
    @ValidBody(replyBody) { responseText }: ReplyBody,
  ): Promise<ReviewReply> {
    return this.replies.respond(subject, id, responseText);
  }
}
