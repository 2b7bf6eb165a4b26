import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { AccessRecordQuery } from './access-record.dto.js';
import { AccessEntry, accessRecordQuery } from './access-record.dto.js';
import { AccessRecordService } from './access-record.service.js';

/** Which staff have seen contact details. */
@ApiTags('site-admin')
@Controller('admin/access-record')
@ForStaff('owner')
export class AccessRecordController {
  constructor(private readonly record: AccessRecordService) {}

  /** Who has read or exported contact details, and answered data requests; newest first. */
  @Get()
  @ApiCursorPage(AccessEntry)
  async listAccessRecord(
    @ValidQuery(accessRecordQuery) query: AccessRecordQuery,
    @Paged() pager: Pager,
  ): Promise<AccessEntry[]> {
    return pager.sendByCursor(await this.record.list(query));
  }
}
