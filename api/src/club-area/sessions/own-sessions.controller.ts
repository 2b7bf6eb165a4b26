import { Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../platform/auth/for-role.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentSession } from '../../platform/auth/session.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type { OwnClubQuery } from '../dashboard/dashboard.dto.js';
import { ownClubQuery } from '../dashboard/dashboard.dto.js';
import type { SessionBody, SessionChangeBody } from './own-sessions.dto.js';
import { OwnSessionToTry, sessionBody, sessionChangeBody } from './own-sessions.dto.js';
import { OwnSessionsService, SessionGoneError } from './own-sessions.service.js';

/** A club's taster sessions, trials and open days, for its managers. */
@ApiTags('club-admin')
@Controller('club-admin/sessions-to-try')
@ForRole('club-admin')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /** The sessions that aren't over yet, the soonest first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [OwnSessionToTry] })
  listSessionsToTry(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
  ): Promise<OwnSessionToTry[]> {
    return this.sessions.list(subject, clubId);
  }

  /** Lists a session. 409 when there are as many ahead as a club can have. */
  @Post()
  @ApiCreatedResponse({ type: OwnSessionToTry })
  @ApiFailures(409)
  addSessionToTry(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @ValidBody(sessionBody) body: SessionBody,
  ): Promise<OwnSessionToTry> {
    return this.sessions.add(subject, clubId, body);
  }

  /** Changes a session, or calls it off. 409 when someone has changed it since it was read. */
  @Put(':id')
  @ApiOkResponse({ type: OwnSessionToTry })
  @ApiFailures(409)
  changeSessionToTry(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @RowId(SessionGoneError) id: number,
    @ValidBody(sessionChangeBody) body: SessionChangeBody,
  ): Promise<OwnSessionToTry> {
    return this.sessions.change(subject, clubId, id, body);
  }

  /** Deletes a session. */
  @Delete(':id')
  @ApiNoContent()
  async deleteSessionToTry(
    @CurrentSession() { subject }: Session,
    @ValidQuery(ownClubQuery) { clubId }: OwnClubQuery,
    @RowId(SessionGoneError) id: number,
  ): Promise<void> {
    await this.sessions.remove(subject, clubId, id);
  }
}
