import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../platform/auth/for-role.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { parseRowId } from '../../platform/http/row-id.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { MailedReasonBody } from './mailed-reason-body.js';
import { mailedReasonBody } from './mailed-reason-body.js';
import { ReviewNotFoundError } from './moderation.errors.js';
import { ReplyRemovalService } from './reply-removal.service.js';

/** What moderators decide about clubs' replies. */
@ApiTags('site-admin')
@Controller('admin/reviews/:id/response')
@ForRole('site-admin')
export class ReplyRemovalController {
  constructor(private readonly removal: ReplyRemovalService) {}

  /** Removes the club's reply to a review, and tells the club why. The club may write another one. */
  @Delete()
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(400, 404, 409, 413, 415)
  removeReply(
    @Param('id') id: string,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    const reviewId = parseRowId(id);
    if (reviewId === undefined) throw new ReviewNotFoundError();
    return this.removal.remove(reviewId, reason);
  }
}
