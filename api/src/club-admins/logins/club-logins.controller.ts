import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../auth/for-role.js';
import { ApiFailures } from '../../common/api-list.js';
import { parseRowId } from '../../common/row-id.js';
import { ValidBody } from '../../common/valid-body.js';
import type { MailedReasonBody } from '../../moderation/mailed-reason-body.js';
import { mailedReasonBody } from '../../moderation/mailed-reason-body.js';
import { ClubLoginNotFoundError } from './club-login.errors.js';
import { EndedLoginsService } from './ended-logins.service.js';

/** Clubs' logins, as the site's administrator sees them. */
@ApiTags('site-admin')
@Controller('admin/club-logins')
@ForRole('site-admin')
export class ClubLoginsController {
  constructor(private readonly endedLogins: EndedLoginsService) {}

  /** Ends the login of a person who manages a club's page, and tells them why. The club can be claimed anew. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(400, 404, 413, 415)
  endClubLogin(
    @Param('id') id: string,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    const loginId = parseRowId(id);
    if (loginId === undefined) throw new ClubLoginNotFoundError();
    return this.endedLogins.end(loginId, reason);
  }
}
