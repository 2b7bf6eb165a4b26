import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../../platform/auth/for-role.js';
import { CurrentSession } from '../../../platform/auth/session.js';
import type { Session } from '../../../platform/auth/session.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { parseRowId } from '../../../platform/http/row-id.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ReviewNotFoundError } from '../../moderation/moderation.errors.js';
import type { ReplyBody } from './reply-body.js';
import { replyBody } from './reply-body.js';
import { ReviewReply } from './reply.dto.js';
import { ReviewRepliesService } from './review-replies.service.js';

/** How clubs answer parents. */
@ApiTags('club-admin')
@Controller('club-admin/reviews/:reviewId')
@ForRole('club-admin')
export class ReviewRepliesController {
  constructor(private readonly replies: ReviewRepliesService) {}

  /** Writes or edits the public reply to an approved review of the own club. */
  @Post('respond')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'reviewId', schema: { type: 'integer' } })
  @ApiOkResponse({ type: ReviewReply })
  @ApiFailures(400, 404, 413, 415)
  respondToReview(
    @CurrentSession() { subject }: Session,
    @Param('reviewId') reviewId: string,
    @ValidBody(replyBody) { responseText }: ReplyBody,
  ): Promise<ReviewReply> {
    const id = parseRowId(reviewId);
    if (id === undefined) throw new ReviewNotFoundError();
    return this.replies.respond(subject, id, responseText);
  }
}
