import { Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures } from '../../../platform/http/api-list.js';
import { Paged, Pager } from '../../../platform/http/pager.js';
import { RowId } from '../../../platform/http/row-id-param.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ValidQuery } from '../../../platform/http/valid-query.js';
import { EnquiryNotFoundError } from '../answering/club-enquiries.service.js';
import type { AdminEnquiriesQuery, EnquiryBlockBody, EnquiryDecisionBody } from './admin-enquiries.dto.js';
import {
  adminEnquiriesQuery,
  AdminEnquiry,
  enquiryBlockBody,
  enquiryDecisionBody,
} from './admin-enquiries.dto.js';
import { AdminEnquiriesService } from './admin-enquiries.service.js';
import { EnquiryDecisionsService } from './enquiry-decisions.service.js';

/** Questions to clubs that were held or reported, as moderators see them. */
@ApiTags('site-admin')
@Controller('admin/enquiries')
export class AdminEnquiriesController {
  constructor(
    private readonly enquiries: AdminEnquiriesService,
    private readonly decisions: EnquiryDecisionsService,
  ) {}

  /** All of them, newest first. With a state a page can be short although more follow. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(AdminEnquiry)
  async listAdminEnquiries(
    @ValidQuery(adminEnquiriesQuery) query: AdminEnquiriesQuery,
    @Paged() pager: Pager,
  ): Promise<AdminEnquiry[]> {
    return pager.sendByCursor(await this.enquiries.list(query));
  }

  /** One of them. */
  @Get(':id')
  @ForStaff('reader')
  @ApiOkResponse({ type: AdminEnquiry })
  getAdminEnquiry(@RowId(EnquiryNotFoundError) id: number): Promise<AdminEnquiry> {
    return this.enquiries.get(id);
  }

  /**
   * Passes a held question on, dismisses a report, or removes the question; the parent is told about a removal by mail.
   */
  @Patch(':id')
  @ForStaff('moderator')
  @ApiOkResponse({ type: AdminEnquiry })
  @ApiFailures(409)
  decideEnquiry(
    @RowId(EnquiryNotFoundError) id: number,
    @ValidBody(enquiryDecisionBody) decision: EnquiryDecisionBody,
  ): Promise<AdminEnquiry> {
    return this.decisions.decide(id, decision);
  }

  /** Blocks questions from the parent's address, or allows them again. A block ends on its own after a year. */
  @Put(':id/block')
  @ForStaff('moderator')
  @ApiOkResponse({ type: AdminEnquiry })
  @ApiFailures(409)
  putEnquiryBlock(
    @RowId(EnquiryNotFoundError) id: number,
    @ValidBody(enquiryBlockBody) { isBlocked }: EnquiryBlockBody,
  ): Promise<AdminEnquiry> {
    return this.decisions.putBlock(id, isBlocked);
  }
}
