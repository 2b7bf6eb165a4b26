import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { ForRole } from '../../platform/auth/for-role.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { ApiCursorPage, ApiFailures } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { ClubReportsService } from './club-reports.service.js';
import type { ClubReportBody, ClubReportsQuery } from './reports.dto.js';
import { ClubReport, clubReportBody, clubReportsQuery } from './reports.dto.js';

/** Clubs' reports of their own reviews, and the outcomes. */
@ApiTags('club-admin')
@Controller('club-admin')
@ForRole('club-admin')
export class ClubReportsController {
  constructor(private readonly reports: ClubReportsService) {}

  /** The club's reports, newest first. */
  @Get('reports')
  @ApiCursorPage(ClubReport)
  async listClubReports(
    @CurrentSession() { subject }: Session,
    @ValidQuery(clubReportsQuery) query: ClubReportsQuery,
    @Paged() pager: Pager,
  ): Promise<ClubReport[]> {
    return pager.sendByCursor(await this.reports.list(subject, query));
  }

  /** Reports a public review of the person's own club to the moderators. It stays public while they decide. */
  @Post('reviews/:reviewId/report')
  @HttpCode(HttpStatus.CREATED)
  @ApiCreatedResponse({ type: ClubReport })
  @ApiFailures(409)
  reportOwnReview(
    @CurrentSession() { subject }: Session,
    @RowId(ReviewNotFoundError, 'reviewId') id: number,
    @ValidBody(clubReportBody) body: ClubReportBody,
  ): Promise<ClubReport> {
    return this.reports.report(subject, id, body);
  }
}
