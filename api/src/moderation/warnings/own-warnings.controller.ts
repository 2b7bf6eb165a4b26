import { Controller, Get, Header, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { OwnClubQuery } from '../../club-area/dashboard/dashboard.dto.js';
import { ownClubQuery } from '../../club-area/dashboard/dashboard.dto.js';
import { ForRole } from '../../platform/auth/for-role.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { ClubWarningsService } from './club-warnings.service.js';
import type { WarningAppealBody } from './warnings.dto.js';
import { ClubWarningRecord, warningAppealBody } from './warnings.dto.js';

/** The warning that a club's page shows. */
export class OwnWarning {
  @ApiProperty({ type: ClubWarningRecord, nullable: true, description: 'Null if there’s none' })
  warning!: ClubWarningRecord | null;
}

/** The warning on a club's page, for its managers. */
@ApiTags('club-admin')
@Controller('club-admin/warning')
@ForRole('club-admin')
export class OwnWarningsController {
  constructor(private readonly warnings: ClubWarningsService) {}

  /** The warning that the page shows, and what became of the appeal against it. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OwnWarning })
  async getOwnWarning(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<OwnWarning> {
    return { warning: await this.warnings.currentOwn(subject, clubId) };
  }

  /** Appeals against the warning, once. 409 if there's none, or the club has appealed already. */
  @Post('appeal')
  @ApiNoContent()
  @ApiFailures(409)
  appealAgainstWarning(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @ValidBody(warningAppealBody) { text }: WarningAppealBody,
  ): Promise<void> {
    return this.warnings.appeal(subject, clubId, text);
  }
}
