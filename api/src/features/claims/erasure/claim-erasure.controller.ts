import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../../platform/auth/for-role.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { parseRowId } from '../../../platform/http/row-id.js';
import { ClaimNotFoundError } from '../claim.errors.js';
import { ClaimErasureService } from './claim-erasure.service.js';

/** What becomes of a claimant's personal data. */
@ApiTags('site-admin')
@Controller('admin/claims/:id/contact')
@ForRole('site-admin')
export class ClaimErasureController {
  constructor(private readonly erasure: ClaimErasureService) {}

  /**
   * Erases who claimed and all that they wrote from a decided claim. The club, the decision and its date stay, and so
   * does the login that an approval made.
   */
  @Delete()
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(404, 409)
  eraseClaimContact(@Param('id') id: string): Promise<void> {
    const claimId = parseRowId(id);
    if (claimId === undefined) throw new ClaimNotFoundError();
    return this.erasure.erase(claimId);
  }
}
