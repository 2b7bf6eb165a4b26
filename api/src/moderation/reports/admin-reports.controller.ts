import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { ReportDecisionBody, AdminReportsQuery } from './admin-reports.dto.js';
import {
  toReportCursor,
  reportDecisionBody,
  adminReportsQuery,
  ReportedReview,
} from './admin-reports.dto.js';
import { ReportCaseNotFoundError, AdminReportsService } from './admin-reports.service.js';

/** Reported reviews, and moderators' decisions on them. */
@ApiTags('site-admin')
@Controller('admin/reports')
export class AdminReportsController {
  constructor(private readonly reports: AdminReportsService) {}

  /** Waiting reported reviews, safety first and oldest first, or decided ones, newest first. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(ReportedReview)
  async listReportedReviews(
    @ValidQuery(adminReportsQuery) query: AdminReportsQuery,
    @Paged() pager: Pager,
  ): Promise<ReportedReview[]> {
    const { items, next } = await this.reports.list(query);
    return pager.send(items, next && { cursor: toReportCursor(next) });
  }

  /** Removes a reported review, or keeps it. Everyone who reported it is told. */
  @Post(':id/decision')
  @ForStaff('moderator')
  @ApiOk(ReportedReview)
  @ApiFailures(409)
  decideReportedReview(
    @RowId(ReportCaseNotFoundError) id: number,
    @ValidBody(reportDecisionBody) body: ReportDecisionBody,
  ): Promise<ReportedReview> {
    return this.reports.decide(id, body);
  }
}
