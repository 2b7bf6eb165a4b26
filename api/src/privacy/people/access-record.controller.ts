import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage } from '../../platform/http/api-list.js';
import { setNextCursorHeader } from '../../platform/http/cursors.js';
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
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessEntry[]> {
    const { items, next } = await this.record.list(query);
    setNextCursorHeader(request, reply, next);
    return items;
  }
}
