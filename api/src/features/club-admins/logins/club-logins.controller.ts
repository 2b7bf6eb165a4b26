import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../../platform/auth/for-staff.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { parseRowId } from '../../../platform/http/row-id.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import { ClubLoginNotFoundError, EndedLoginsService } from './ended-logins.service.js';
import type { EndedLoginBody } from './club-login.dto.js';
import { endedLoginBody } from './club-login.dto.js';

/** Clubs' logins, as the site's administrator sees them. */
@ApiTags('site-admin')
@Controller('admin/club-logins')
export class ClubLoginsController {
  constructor(private readonly endedLogins: EndedLoginsService) {}

  /**
   * Ends the login of a person who manages clubs' pages, or their access to one of them, and tells them why. The clubs
   * can be claimed again.
   */
  @Delete(':id')
  @ForStaff('moderator')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(400, 404, 409, 413, 415)
  endClubLogin(
    @Param('id') id: string,
    @ValidBody(endedLoginBody) { reason, clubId }: EndedLoginBody,
  ): Promise<void> {
    const loginId = parseRowId(id);
    if (loginId === undefined) throw new ClubLoginNotFoundError();
    return this.endedLogins.end(loginId, reason, clubId ?? undefined);
  }
}
