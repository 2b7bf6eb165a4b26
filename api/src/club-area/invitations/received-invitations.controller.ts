import { Controller, Get, Header, HttpStatus, Post, Redirect, Req } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { TokenBody, UnsubscribeQuery } from '../../platform/mailed-links/mailed-links.dto.js';
import { tokenBody, unsubscribeQuery } from '../../platform/mailed-links/mailed-links.dto.js';
import { ApiFailures, ApiNoContent, ApiOk } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { InvitationLinks } from './invitation-links.js';
import type { CheckBody } from './invitations.dto.js';
import { checkBody, CheckedInvitation } from './invitations.dto.js';
import { ReceivedInvitationsService } from './received-invitations.service.js';

/** What families do with a club's invitation. */
@ApiTags('public')
@Controller('invitations')
export class ReceivedInvitationsController {
  constructor(
    private readonly invitations: ReceivedInvitationsService,
    private readonly links: InvitationLinks,
  ) {}

  /** Whether a code is the club's and hasn't ended; never whether it's been used. */
  @Post('check')
  @ApiOk(CheckedInvitation, 'no-store')
  @ApiFailures(404)
  checkInvitation(
    @ValidBody(checkBody) body: CheckBody,
    @Req() request: FastifyRequest,
  ): Promise<CheckedInvitation> {
    return this.invitations.check(body, getClientAddress(request));
  }

  /** Ends invitations from all clubs to a mail's addressee. */
  @Post('refuse')
  @ApiNoContent()
  @ApiFailures(404)
  refuseInvitations(@ValidBody(tokenBody) { token }: TokenBody): Promise<void> {
    return this.invitations.refuse(token);
  }

  /** Ends them with one click in a mail program (RFC 8058), which posts its own form; the token is all it needs. */
  @Post('unsubscribe')
  @ApiNoContent()
  @ApiFailures(404)
  unsubscribeFromInvitations(@ValidQuery(unsubscribeQuery) { token }: UnsubscribeQuery): Promise<void> {
    return this.invitations.refuse(token);
  }

  /** Redirects whoever opens that address to the page that ends them; opening it ends nothing. */
  @Get('unsubscribe')
  @Redirect()
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.SEE_OTHER })
  openInvitationsPage(@ValidQuery(unsubscribeQuery) { token }: UnsubscribeQuery): {
    url: string;
    statusCode: number;
  } {
    return { url: this.links.endPage(encodeURIComponent(token)), statusCode: HttpStatus.SEE_OTHER };
  }
}
