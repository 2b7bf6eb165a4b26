import { Controller, Get, Req, Res, Delete } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import { mailedReasonBody } from '../accounts/club-logins/club-login.dto.js';
import { ContactDetailsAudit } from '../platform/auth/contact-details.js';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiNoContent } from '../platform/http/api-list.js';
import { Paged, Pager } from '../platform/http/pager.js';
import { sendCsv } from '../platform/http/csv-file.js';
import { ValidQuery } from '../platform/http/valid-query.js';
import type { AdminReviewFilters, AdminReviewsQuery } from './moderation.dto.js';
import {
  adminReviewFilters,
  adminReviewsQuery,
  AdminReview,
  AdminStats,
  HistoryEntry,
} from './moderation.dto.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { AdminStatsService } from './admin-stats.service.js';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { ReviewExportService } from './review-export.service.js';
import { RowId } from '../platform/http/row-id-param.js';
import { ValidBody } from '../platform/http/valid-body.js';
import { ReplyRemovalService } from './reply-removal.service.js';

/** What moderators see, and the removal of clubs' replies. */
@ApiTags('site-admin')
@Controller('admin')
export class ModerationController {
  constructor(
    private readonly reviews: AdminReviewsService,
    private readonly exports: ReviewExportService,
    private readonly stats: AdminStatsService,
    private readonly removal: ReplyRemovalService,
    private readonly contactDetails: ContactDetailsAudit,
  ) {}

  /** What there is, and what is waiting for a decision. */
  @Get('stats')
  @ForStaff('reader')
  @ApiOkResponse({ type: AdminStats })
  getAdminStats(): Promise<AdminStats> {
    return this.stats.get();
  }

  /**
   * Reviews of every state, newest first. A rare text is searched for in a limited number of reviews per call: a page
   * can be short, or empty, while its Link header says that more follow.
   */
  @Get('reviews')
  @ForStaff('reader')
  @ApiCursorPage(AdminReview)
  async listAdminReviews(
    @ValidQuery(adminReviewsQuery) query: AdminReviewsQuery,
    @Paged() pager: Pager,
  ): Promise<AdminReview[]> {
    return pager.sendByCursor(await this.reviews.list(query));
  }

  /** The reviews that match the filters as a CSV file. Who downloads it is logged. */
  @Get('reviews/export')
  @ForStaff('moderator')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  async exportReviews(
    @ValidQuery(adminReviewFilters) filters: AdminReviewFilters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.exports.export(filters);
    await this.contactDetails.noteExport(request);
    sendCsv(reply, 'reviews', file);
  }

  /** Every change of a review's state, even for a deleted one. */
  @Get('reviews/:id/history')
  @ForStaff('reader')
  @ApiOkResponse({ type: [HistoryEntry] })
  getReviewHistory(@RowId(ReviewNotFoundError) id: number): Promise<HistoryEntry[]> {
    return this.reviews.getHistory(id);
  }

  /** Removes the club's reply to a review, and tells the club why. The club may write another one. */
  @Delete('reviews/:id/response')
  @ForStaff('moderator')
  @ApiNoContent()
  @ApiFailures(409)
  removeReply(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    return this.removal.remove(id, reason);
  }
}
