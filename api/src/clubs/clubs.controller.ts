import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiMovedPermanentlyResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiList, ApiOk } from '../platform/http/api-list.js';
import { Paged, Pager } from '../platform/http/pager.js';
import { getClientAddress } from '../platform/http/request-origin.js';
import type { PageRequest } from '../platform/http/pages.js';
import { ValidQuery } from '../platform/http/valid-query.js';
import type { ClubQuery, ClubSearchQuery, ClubsPageQuery } from './club-queries.js';
import { clubListQuery, clubQuery, clubSearchQuery, clubsPageQuery } from './club-queries.js';
import { PageOpenings } from '../model/club-figures/page-openings.js';
import { ClubParam } from '../model/clubs/club-param.js';
import { LISTING } from '../model/clubs/club-versions.js';
import { setPageClubs } from '../model/clubs/page-clubs.js';
import { ClubSearchService } from './club-search.service.js';
import { ClubsService } from './clubs.service.js';
import { WelfareOfficerDto } from './club-facts.dto.js';
import { WelfareContacts } from './welfare-contacts.service.js';
import { ClubPageService } from './club-page.service.js';
import { ClubPageResponse } from './club-page.dto.js';
import { ClubSearchResult, ClubsPage, ListedClub } from './clubs.dto.js';

const SEARCH_HEADERS = {
  'X-Search-Centre': {
    description:
      'Latitude and longitude of the postcode or town that was searched around, with a comma between them',
    schema: { type: 'string' },
  },
} as const;

/** Clubs as the public reads them. */
@ApiTags('public')
@Controller('clubs')
export class ClubsController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly pages: ClubPageService,
    private readonly search: ClubSearchService,
    private readonly welfareContacts: WelfareContacts,
    private readonly openings: PageOpenings,
  ) {}

  /** Clubs by name. */
  @Get()
  @ApiList(ListedClub)
  async listClubs(
    @ValidQuery(clubListQuery) query: PageRequest,
    @Paged() pager: Pager,
  ): Promise<ListedClub[]> {
    return pager.sendCounted(await this.clubs.list(query), query);
  }

  /** One page of clubs, of all or of those that match a text. */
  @Get('paginated')
  @ApiOkResponse({ type: ClubsPage })
  listClubsPage(@ValidQuery(clubsPageQuery) query: ClubsPageQuery): Promise<ClubsPage> {
    return this.clubs.page(query);
  }

  /** Clubs by name, location or sport, around a postcode or town, or both. */
  @Get('search')
  @ApiList(ClubSearchResult, SEARCH_HEADERS)
  async searchClubs(
    @ValidQuery(clubSearchQuery) query: ClubSearchQuery,
    @Paged() pager: Pager,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubSearchResult[]> {
    const { items, total, centre } = await this.search.find(query);
    this.openings.ofSearch(request, reply, items);
    if (centre) reply.header('x-search-centre', `${centre.latitude},${centre.longitude}`);
    return pager.sendCounted({ items, total }, query);
  }

  /** One club. A former address redirects to the current one. */
  @Get(':idOrSlug')
  @ApiOkResponse({ type: ClubPageResponse })
  @ApiMovedPermanentlyResponse({
    type: ClubPageResponse,
    description: 'The club was renamed, or has become part of another one: see Location',
  })
  async getClub(
    @ClubParam() idOrSlug: string,
    @ValidQuery(clubQuery) { include }: ClubQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubPageResponse> {
    const { club, hasMoved, clubIds } = await this.clubs.find(idOrSlug);
    if (hasMoved) {
      const [path = '', ...query] = request.url.split('?');
      void reply
        .status(301)
        // A merge can be undone, so browsers shouldn't cache it for ever.
        .headers({
          location: [path.replace(/[^/]*$/, club.slug), ...query].join('?'),
          'cache-control': 'no-cache',
        });
      return club;
    }
    if (include === undefined) {
      setPageClubs(reply, clubIds);
      return club;
    }
    this.openings.ofClub(request, reply, club);
    const page = await this.pages.getFacts(club, new Date());
    setPageClubs(reply, [...clubIds, ...page.nearby.map(({ id }) => id), LISTING]);
    return { ...club, page };
  }

  /**
   * How to reach one club's welfare officer: requested by a person, and limited so that nobody can collect them all.
   */
  @Post(':idOrSlug/welfare-contact')
  @ApiOk(WelfareOfficerDto, 'no-store')
  getWelfareContact(
    @ClubParam() idOrSlug: string,
    @Req() request: FastifyRequest,
  ): Promise<WelfareOfficerDto> {
    return this.welfareContacts.get(idOrSlug, getClientAddress(request));
  }
}
