import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { NamedGround } from '../../clubs/grounds/ground.dto.js';
import { GroundsRepository } from '../../clubs/grounds/grounds.repository.js';
import { ForRole } from '../../platform/auth/for-role.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { shortText } from '../../platform/http/query-schema.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { ownClubQuery } from '../dashboard/dashboard.dto.js';
import { OwnClubRepository } from '../dashboard/own-club.repository.js';

const groundsQuery = ownClubQuery.extend({
  q: shortText(100, 'What words of its name, town or postcode begin with'),
});

/** Grounds for a club to choose from. */
@ApiTags('club-admin')
@Controller('club-admin/grounds')
@ForRole('club-admin')
export class OwnGroundsController {
  constructor(
    private readonly clubs: OwnClubRepository,
    private readonly grounds: GroundsRepository,
  ) {}

  /** Grounds by their names, at most 20, those near the club first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [NamedGround] })
  async listGrounds(
    @CurrentSession() { subject }: Session,
    @ValidQuery(groundsQuery) { q = '', clubId }: z.output<typeof groundsQuery>,
  ): Promise<NamedGround[]> {
    const { latitude, longitude } = await this.clubs.getClub(subject, clubId);
    const near = latitude === null || longitude === null ? null : { latitude, longitude };
    return this.grounds.search(q, near);
  }
}
