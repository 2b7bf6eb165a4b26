import { Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { AdminNoticesQuery, NoticeDecisionBody } from './admin-notices.dto.js';
import { AdminNotice, AdminNoticeEntry, adminNoticesQuery, noticeDecisionBody } from './admin-notices.dto.js';
import { AdminNoticesService } from './admin-notices.service.js';
import { UnknownNoticeError } from './notice-cases.js';

/** Notices, as the site's administrator sees them. */
@ApiTags('site-admin')
@Controller('admin/notices')
export class AdminNoticesController {
  constructor(private readonly notices: AdminNoticesService) {}

  /** Open notices by their next deadline, or closed ones from the newest. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(AdminNoticeEntry)
  async listAdminNotices(
    @ValidQuery(adminNoticesQuery) query: AdminNoticesQuery,
    @Paged() pager: Pager,
  ): Promise<AdminNoticeEntry[]> {
    return pager.sendUncounted(await this.notices.list(query), query);
  }

  /** One notice with its timeline. */
  @Get(':id')
  @ForStaff('reader')
  @ApiOkResponse({ type: AdminNotice })
  getAdminNotice(@RowId(UnknownNoticeError) id: number): Promise<AdminNotice> {
    return this.notices.get(id);
  }

  /** Takes the next step of a notice, with the letters to both sides. 409 if it has moved on meanwhile. */
  @Post(':id/decision')
  @ForStaff('moderator')
  @ApiOk(AdminNotice)
  @ApiFailures(409)
  decideNotice(
    @RowId(UnknownNoticeError) id: number,
    @ValidBody(noticeDecisionBody) decision: NoticeDecisionBody,
  ): Promise<AdminNotice> {
    return this.notices.decide(id, decision);
  }
}
