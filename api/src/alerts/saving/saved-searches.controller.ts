import { Controller, Get, Header, HttpStatus, Post, Redirect, Req } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiAccepted, ApiFailures, ApiNoContent, ApiOk } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { SavedSearchLinks } from '../saved-search-links.js';
import type { SavedSearchBody } from '../saved-search.dto.js';
import { savedSearchBody, SavedSearchProgress, SubmittedSavedSearch } from '../saved-search.dto.js';
import { SavedSearchConfirmationService } from './saved-search-confirmation.service.js';
import { SavedSearchSubmissionService } from './saved-search-submission.service.js';
import type { TokenBody, UnsubscribeQuery } from '../../platform/mailed-links/mailed-links.dto.js';
import { tokenBody, unsubscribeQuery } from '../../platform/mailed-links/mailed-links.dto.js';

/** How a visitor saves a search, confirms it with a mailed link, and ends it. */
@ApiTags('public')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(
    private readonly submissions: SavedSearchSubmissionService,
    private readonly confirmations: SavedSearchConfirmationService,
    private readonly links: SavedSearchLinks,
  ) {}

  /**
   * Saves a search for clubs with free places. It sends mails once it's confirmed with the mailed link. The response is
   * the same for every address.
   */
  @Post()
  @ApiAccepted(SubmittedSavedSearch)
  saveSearch(
    @ValidBody(savedSearchBody) body: SavedSearchBody,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedSavedSearch> {
    return this.submissions.submit(body, getClientAddress(request));
  }

  /** The search of a mailed link; reading it changes nothing. 404 once it has ended, 410 for an expired link. */
  @Post('mine')
  @ApiOk(SavedSearchProgress, 'no-store')
  @ApiFailures(404, 410)
  getMySavedSearch(@ValidBody(tokenBody) { token }: TokenBody): Promise<SavedSearchProgress> {
    return this.confirmations.get(token);
  }

  /** Confirms it; can be repeated. 409 if the address has the maximum number. */
  @Post('confirm')
  @ApiOk(SavedSearchProgress, 'no-store')
  @ApiFailures(404, 409, 410)
  confirmSavedSearch(@ValidBody(tokenBody) { token }: TokenBody): Promise<SavedSearchProgress> {
    return this.confirmations.confirm(token);
  }

  /** Ends it, with the link that confirms it or one from its mails: it's deleted, with the address. */
  @Post('end')
  @ApiNoContent()
  @ApiFailures(404, 410)
  endSavedSearch(@ValidBody(tokenBody) { token }: TokenBody): Promise<void> {
    return this.confirmations.end(token);
  }

  /** Ends it with one click in a mail program (RFC 8058), which posts its own form; the token is all it needs. */
  @Post('unsubscribe')
  @ApiNoContent()
  @ApiFailures(404, 410)
  unsubscribeSavedSearch(@ValidQuery(unsubscribeQuery) { token }: UnsubscribeQuery): Promise<void> {
    return this.confirmations.end(token);
  }

  /** Redirects whoever opens that address to the page that ends the search; opening it ends nothing. */
  @Get('unsubscribe')
  @Redirect()
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.SEE_OTHER })
  openUnsubscribePage(@ValidQuery(unsubscribeQuery) { token }: UnsubscribeQuery): {
    url: string;
    statusCode: number;
  } {
    return { url: this.links.endPage(encodeURIComponent(token)), statusCode: HttpStatus.SEE_OTHER };
  }
}
