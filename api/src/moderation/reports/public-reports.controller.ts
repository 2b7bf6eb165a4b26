import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiAccepted, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { VisitorTraces } from '../../reviews/signals/visitor-trace.js';
import { ReportConfirmationService } from './report-confirmation.service.js';
import { ReportSubmissionService } from './report-submission.service.js';
import type { ReportBody } from './reports.dto.js';
import { reportBody, ReportStatus, SubmittedReport } from './reports.dto.js';
import type { TokenBody } from '../../platform/mailed-links/mailed-links.dto.js';
import { tokenBody } from '../../platform/mailed-links/mailed-links.dto.js';

/** How anyone can report a review, and follow the outcome with a mailed link. */
@ApiTags('public')
@Controller('reports')
export class PublicReportsController {
  constructor(
    private readonly submissions: ReportSubmissionService,
    private readonly confirmations: ReportConfirmationService,
    private readonly traces: VisitorTraces,
  ) {}

  /** Accepts a report of a public review. Moderators see it once its sender confirms it with the mailed link. */
  @Post()
  @ApiAccepted(SubmittedReport)
  @ApiFailures(404)
  submitReport(
    @ValidBody(reportBody) body: ReportBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedReport> {
    return this.submissions.submit(body, getClientAddress(request));
  }

  /** The report of a link; reading it confirms nothing. */
  @Post('mine')
  @ApiOk(ReportStatus, 'no-store')
  @ApiFailures(404)
  getMyReport(@ValidBody(tokenBody) { token }: TokenBody): Promise<ReportStatus> {
    return this.confirmations.get(token);
  }

  /** Confirms it; can be repeated. */
  @Post('confirm')
  @ApiOk(ReportStatus, 'no-store')
  @ApiFailures(404)
  confirmReport(
    @ValidBody(tokenBody) { token }: TokenBody,
    @Req() request: FastifyRequest,
  ): Promise<ReportStatus> {
    return this.confirmations.confirm(token, this.traces.of(request));
  }
}
