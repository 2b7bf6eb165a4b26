import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForRole } from '../auth/for-role.js';
import { ApiRunOf } from '../common/api-list.js';
import { announceNext } from '../common/cursors.js';
import { ValidQuery } from '../common/valid-query.js';
import type { AdminClaimsQuery } from './admin-claims-query.js';
import { adminClaimsQuery } from './admin-claims-query.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { AdminClaim } from './dto/admin-claim.dto.js';

/** Claims, as the site's administrator sees them. */
@ApiTags('site-admin')
@Controller('admin/claims')
@ForRole('site-admin')
export class AdminClaimsController {
  constructor(private readonly claims: AdminClaimsService) {}

  /** Claims in every state, newest first; with a search an answer can be short while the list goes on. */
  @Get()
  @ApiRunOf(AdminClaim)
  async listAdminClaims(
    @ValidQuery(adminClaimsQuery) query: AdminClaimsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminClaim[]> {
    const { items, next } = await this.claims.list(query);
    announceNext(request, reply, next);
    return items;
  }
}
