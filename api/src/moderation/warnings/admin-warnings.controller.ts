import { Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MailedReasonBody } from '../../accounts/club-logins/club-login.dto.js';
import { mailedReasonBody } from '../../accounts/club-logins/club-login.dto.js';
import { ClubNotFoundError } from '../../model/clubs/club-reference.js';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ClubWarningsService } from './club-warnings.service.js';
import type { WarningBody } from './warnings.dto.js';
import { ClubWarningRecord, warningBody } from './warnings.dto.js';

/** Warnings on clubs' pages, as owners set them. */
@ApiTags('site-admin')
@Controller('admin/clubs/:id/warnings')
export class AdminWarningsController {
  constructor(private readonly warnings: ClubWarningsService) {}

  /** A club's warnings, newest first. */
  @Get()
  @ForStaff('reader')
  @ApiOkResponse({ type: [ClubWarningRecord] })
  listClubWarnings(@RowId(ClubNotFoundError) id: number): Promise<ClubWarningRecord[]> {
    return this.warnings.list(id);
  }

  /** Puts a warning on the club's page, and emails its managers. 409 if there's one. */
  @Post()
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(409)
  warnOfClub(@RowId(ClubNotFoundError) id: number, @ValidBody(warningBody) body: WarningBody): Promise<void> {
    return this.warnings.set(id, body);
  }

  /** Takes it off again, and emails them. 409 if there's none. */
  @Post('end')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(409)
  endClubWarning(
    @RowId(ClubNotFoundError) id: number,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    return this.warnings.end(id, reason);
  }
}
