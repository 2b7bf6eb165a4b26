import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailures, ApiListOf } from '../../platform/http/api-list.js';
import type { PageRequest } from '../../platform/http/pages.js';
import { setPaginationHeaders } from '../../platform/http/pages.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { ClubSearchQuery, ClubsPageQuery } from './club-queries.js';
import { clubListQuery, clubSearchQuery, clubsPageQuery } from './club-queries.js';
import { ClubSearchService } from './club-search.service.js';
import { ClubsService } from './clubs.service.js';
import { ClubDetail, ClubSearchResult, ClubsPage, ClubSummary } from './clubs.dto.js';

const SEARCH_HEADERS = {
  'X-Search-Centre': {
    description: 'Latitude and longitude of the postcode that was searched around, with a comma between them',
    schema: { type: 'string' },
  },
} as const;

/** Clubs as anybody may read them. */
@ApiTags('public')
@Controller('clubs')
export class ClubsController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly search: ClubSearchService,
  ) {}

  /** Clubs by name. */
  @Get()
  @ApiListOf(ClubSummary)
  async listClubs(
    @ValidQuery(clubListQuery) query: PageRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubSummary[]> {
    const { items, total } = await this.clubs.list(query);
    setPaginationHeaders(request, reply, query, total);
    return items;
  }

  /** One page of clubs, of all or of those that match a text. */
  @Get('paginated')
  @ApiOkResponse({ type: ClubsPage })
  @ApiFailures(400)
  listClubsPage(@ValidQuery(clubsPageQuery) query: ClubsPageQuery): Promise<ClubsPage> {
    return this.clubs.page(query);
  }

  /** Clubs by name or sport, around a postcode, or both. */
  @Get('search')
  @ApiListOf(ClubSearchResult, SEARCH_HEADERS)
  async searchClubs(
    @ValidQuery(clubSearchQuery) query: ClubSearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubSearchResult[]> {
    const { items, total, centre } = await this.search.find(query);
    setPaginationHeaders(request, reply, query, total);
    if (centre) reply.header('x-search-centre', `${centre.latitude},${centre.longitude}`);
    return items;
  }

  /** One club. */
  @Get(':idOrSlug')
  @ApiParam({ name: 'idOrSlug', schema: { type: 'string' }, description: "The club's id or slug" })
  @ApiOkResponse({ type: ClubDetail })
  @ApiFailures(404)
  getClub(@Param('idOrSlug') idOrSlug: string): Promise<ClubDetail> {
    return this.clubs.get(idOrSlug);
  }
}
