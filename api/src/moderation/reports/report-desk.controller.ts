import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { ReportDecisionBody, ReportDeskQuery } from './report-desk.dto.js';
import { deskCursorText, reportDecisionBody, reportDeskQuery, ReportedReview } from './report-desk.dto.js';
import { ReportCaseNotFoundError, ReportDeskService } from './report-desk.service.js';

/** Reported reviews, and moderators' decisions on them. */
@ApiTags('site-admin')
@Controller('admin/reports')
export class ReportDeskController {
  constructor(private readonly desk: ReportDeskService) {}

  /** Waiting reported reviews, safety first and oldest first, or decided ones, newest first. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(ReportedReview)
  async listReportedReviews(
    @ValidQuery(reportDeskQuery) query: ReportDeskQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportedReview[]> {
    const { items, next } = await this.desk.list(query);
    if (next) {
      const [path, asked] = request.url.split('?', 2);
      const parameters = new URLSearchParams(asked);
      parameters.set('cursor', deskCursorText(next));
      void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
    }
    return items;
  }

  /** Removes a reported review, or keeps it. Everyone who reported it is told. */
  @Post(':id/decision')
  @ForStaff('moderator')
  @HttpCode(200)
  @ApiOkResponse({ type: ReportedReview })
  @ApiFailures(400, 404, 409, 413, 415)
  decideReportedReview(
    @RowId(ReportCaseNotFoundError) id: number,
    @ValidBody(reportDecisionBody) body: ReportDecisionBody,
  ): Promise<ReportedReview> {
    return this.desk.decide(id, body);
  }
}
