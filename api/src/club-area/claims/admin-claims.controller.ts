import { Controller, Get, Patch, Delete } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiCursorPage, ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { Paged, Pager } from '../../platform/http/pager.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { AdminClaimsQuery, ClaimDecision } from './admin-claims.dto.js';
import { adminClaimsQuery, claimDecisionBody, AdminClaim } from './admin-claims.dto.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { ClaimNotFoundError } from './claim.errors.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';
import { ClaimErasureService } from './claim-erasure.service.js';

/** Claims, as the site's administrator sees them. */
@ApiTags('site-admin')
@Controller('admin/claims')
export class AdminClaimsController {
  constructor(
    private readonly claims: AdminClaimsService,
    private readonly decisions: ClaimDecisionsService,
    private readonly erasure: ClaimErasureService,
  ) {}

  /** Claims in every state, newest first; when searching, a page can be short although more follow. */
  @Get()
  @ForStaff('reader')
  @ApiCursorPage(AdminClaim)
  async listAdminClaims(
    @ValidQuery(adminClaimsQuery) query: AdminClaimsQuery,
    @Paged() pager: Pager,
  ): Promise<AdminClaim[]> {
    return pager.sendByCursor(await this.claims.list(query));
  }

  /**
   * Approves or rejects a pending claim. An approval adds the club to the directory if needed, and invites the claimant
   * by mail; a rejection needs a reason, which is mailed.
   */
  @Patch(':id')
  @ForStaff('moderator')
  @ApiOkResponse({ type: AdminClaim })
  @ApiFailures(409)
  async updateClaim(
    @RowId(ClaimNotFoundError) id: number,
    @ValidBody(claimDecisionBody) decision: ClaimDecision,
  ): Promise<AdminClaim> {
    return this.decisions.decide(id, decision);
  }

  /**
   * Erases the claimant's identity and everything they wrote from a decided claim. The club, the decision and its date
   * stay, and so does any login that came from an approval.
   */
  @Delete(':id/contact')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(409)
  eraseClaimContact(@RowId(ClaimNotFoundError) id: number): Promise<void> {
    return this.erasure.erase(id, { actor: 'site-admin', at: new Date() });
  }
}
