import { Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../../platform/auth/for-role.js';
import type { Session } from '../../../platform/auth/session.js';
import { CurrentSession } from '../../../platform/auth/session.js';
import { ApiCursorPage, ApiFailures, ApiOk } from '../../../platform/http/api-list.js';
import { Paged, Pager } from '../../../platform/http/pager.js';
import { RowId } from '../../../platform/http/row-id-param.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ValidQuery } from '../../../platform/http/valid-query.js';
import type { OwnClubQuery } from '../../dashboard/dashboard.dto.js';
import { ownClubQuery } from '../../dashboard/dashboard.dto.js';
import type { ClubEnquiriesQuery, EnquiryAnswerBody, EnquiryReportBody } from './club-enquiries.dto.js';
import {
  ClubEnquiry,
  clubEnquiriesQuery,
  enquiryAnswerBody,
  enquiryReportBody,
  WaitingEnquiries,
} from './club-enquiries.dto.js';
import { ClubEnquiriesService, EnquiryNotFoundError } from './club-enquiries.service.js';
import { EnquiryAnswersService } from './enquiry-answers.service.js';

/** What parents ask a person's own club, and its replies. */
@ApiTags('club-admin')
@Controller('club-admin/enquiries')
@ForRole('club-admin')
export class ClubEnquiriesController {
  constructor(
    private readonly enquiries: ClubEnquiriesService,
    private readonly answers: EnquiryAnswersService,
  ) {}

  /** The club's questions of one list, newest first. */
  @Get()
  @ApiCursorPage(ClubEnquiry)
  async listClubEnquiries(
    @CurrentSession() { subject }: Session,
    @ValidQuery(clubEnquiriesQuery) query: ClubEnquiriesQuery,
    @Paged() pager: Pager,
  ): Promise<ClubEnquiry[]> {
    return pager.sendByCursor(await this.enquiries.list(subject, query));
  }

  /** How many of them are waiting for the club. */
  @Get('waiting')
  @ApiOkResponse({ type: WaitingEnquiries })
  countWaitingEnquiries(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<WaitingEnquiries> {
    return this.enquiries.countWaiting(subject, clubId);
  }

  /** Mails an answer to the parent, who can write back to the caller's address. 409 once someone has answered. */
  @Post(':enquiryId/answer')
  @ApiOk(ClubEnquiry)
  @ApiFailures(409)
  answerEnquiry(
    @CurrentSession() { subject }: Session,
    @RowId(EnquiryNotFoundError, 'enquiryId') id: number,
    @ValidBody(enquiryAnswerBody) { answer }: EnquiryAnswerBody,
  ): Promise<ClubEnquiry> {
    return this.answers.answer(subject, id, answer);
  }

  /** Marks a question as needing no reply. It can still be answered later. */
  @Post(':enquiryId/close')
  @ApiOk(ClubEnquiry)
  @ApiFailures(400, 409)
  closeEnquiry(
    @CurrentSession() { subject }: Session,
    @RowId(EnquiryNotFoundError, 'enquiryId') id: number,
  ): Promise<ClubEnquiry> {
    return this.answers.close(subject, id);
  }

  /** Reports a question to the moderators, who can read it from then on. */
  @Post(':enquiryId/report')
  @ApiOk(ClubEnquiry)
  @ApiFailures(409)
  reportEnquiry(
    @CurrentSession() { subject }: Session,
    @RowId(EnquiryNotFoundError, 'enquiryId') id: number,
    @ValidBody(enquiryReportBody) body: EnquiryReportBody,
  ): Promise<ClubEnquiry> {
    return this.answers.report(subject, id, body);
  }
}
