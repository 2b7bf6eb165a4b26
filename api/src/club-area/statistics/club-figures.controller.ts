import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../platform/auth/for-role.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { OwnClubQuery } from '../dashboard/dashboard.dto.js';
import { ownClubQuery } from '../dashboard/dashboard.dto.js';
import { ClubFigures } from './club-figures.dto.js';
import { ClubFiguresService } from './club-figures.service.js';

/** How a person's own club is doing. */
@ApiTags('club-admin')
@Controller('club-admin/figures')
@ForRole('club-admin')
export class ClubFiguresController {
  constructor(private readonly figures: ClubFiguresService) {}

  /** Views, searches and replies of the club's last twelve weeks. */
  @Get()
  @ApiOkResponse({ type: ClubFigures })
  getClubFigures(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<ClubFigures> {
    return this.figures.getFigures(subject, clubId, new Date());
  }
}
