import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Club } from '../model/clubs/club.entity.js';
import { ClubParam } from '../model/clubs/club-param.js';
import { toShownSources } from '../model/clubs/fact-sources.js';
import { Database } from '../platform/database/database.js';
import { ClubsService } from './clubs.service.js';
import { FactSourceDto } from './fact-source.dto.js';

/** Where the facts on clubs' pages come from. */
@ApiTags('public')
@Controller('clubs')
export class FactSourcesController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly database: Database,
  ) {}

  /** Where the facts on one club's page come from, the newest source first. */
  @Get(':idOrSlug/sources')
  @ApiOkResponse({ type: [FactSourceDto] })
  async listFactSources(@ClubParam() idOrSlug: string): Promise<FactSourceDto[]> {
    const { club } = await this.clubs.find(idOrSlug);
    return toShownSources(await this.database.reader.findOneByOrFail(Club, { id: club.id }));
  }
}
