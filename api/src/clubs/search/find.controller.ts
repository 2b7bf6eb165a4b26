import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageOpenings } from '../../model/club-figures/page-openings.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { FindQuery, SuggestionsQuery } from './find-queries.js';
import { findQuery, suggestionsQuery } from './find-queries.js';
import { FindSuggestions, FoundClubs } from './find.dto.js';
import { FindService } from './find.service.js';
import { SuggestionsService } from './suggestions.service.js';

/** From one address: some thirty people who type without a pause. Counted separately, so that reading still works. */
const KEYSTROKES_PER_MINUTE = 600;

/** The public search for clubs. */
@ApiTags('public')
@Controller('clubs')
export class FindController {
  constructor(
    private readonly search: FindService,
    private readonly suggestions: SuggestionsService,
    private readonly openings: PageOpenings,
  ) {}

  /** Clubs by name, town, postcode or the visitor's location, with filters and their counts. */
  @Get('find')
  @ApiOkResponse({ type: FoundClubs })
  async findClubs(
    @ValidQuery(findQuery) query: FindQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FoundClubs> {
    const found = await this.search.find(query);
    this.openings.ofSearch(request, reply, found.clubs);
    return found;
  }

  /** Clubs, towns and postcodes that a visitor may be typing. */
  @Get('suggestions')
  @RouteConfig({ rateLimit: { max: KEYSTROKES_PER_MINUTE, timeWindow: '1 minute' } })
  @Header('cache-control', 'public, max-age=60')
  @ApiOkResponse({ type: FindSuggestions })
  suggestClubs(@ValidQuery(suggestionsQuery) { q }: SuggestionsQuery): Promise<FindSuggestions> {
    return this.suggestions.suggest(q);
  }
}
