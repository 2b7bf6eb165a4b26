import { Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../platform/auth/for-role.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { ApiAccepted, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { OwnClubQuery } from '../dashboard/dashboard.dto.js';
import { ownClubQuery } from '../dashboard/dashboard.dto.js';
import type { CardsBody, MailedInvitationsBody } from './invitations.dto.js';
import {
  cardsBody,
  InvitationCards,
  InvitationFigures,
  mailedInvitationsBody,
  MailedInvitations,
} from './invitations.dto.js';
import { OwnInvitationsService } from './own-invitations.service.js';

/** How a club's managers invite families to review it. */
@ApiTags('club-admin')
@Controller('club-admin/invitations')
@ForRole('club-admin')
export class OwnInvitationsController {
  constructor(private readonly invitations: OwnInvitationsService) {}

  /** How many invitations the club has made, and what came of them. */
  @Get()
  @ApiOk(InvitationFigures, 'no-store')
  getInvitationFigures(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<InvitationFigures> {
    return this.invitations.getFigures(subject, clubId);
  }

  /** Mails one-time links. The response is the same whether they arrive or not. 409 beyond a day's limit. */
  @Post('mails')
  @ApiAccepted(MailedInvitations)
  @ApiFailures(404, 409)
  mailInvitations(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @ValidBody(mailedInvitationsBody) { addresses }: MailedInvitationsBody,
  ): Promise<MailedInvitations> {
    return this.invitations.mail(subject, clubId, addresses);
  }

  /** Makes one-time codes for cards. They can't be read again. 409 beyond a day's limit. */
  @Post('cards')
  @ApiCreatedResponse({ type: InvitationCards })
  @ApiFailures(404, 409)
  makeInvitationCards(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @ValidBody(cardsBody) body: CardsBody,
  ): Promise<InvitationCards> {
    return this.invitations.print(subject, clubId, body);
  }
}
