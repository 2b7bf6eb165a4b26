import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
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
  @ApiNoContent()
  @ApiFailures(409)
  endClubLogin(
    @RowId(ClubLoginNotFoundError) id: number,
    @ValidBody(endedLoginBody) { reason, clubId }: EndedLoginBody,
  ): Promise<void> {
    return this.endedLogins.end(id, reason, clubId ?? undefined);
  }

  /** Removes the second factors of a person who has lost them, and logs them out everywhere. They are told. */
  @Delete(':id/second-factors')
  @ForStaff('moderator')
  @ApiNoContent()
  resetClubSecondFactors(@RowId(ClubLoginNotFoundError) id: number): Promise<void> {
    return this.endedLogins.resetSecondFactors(id);
  }
}
