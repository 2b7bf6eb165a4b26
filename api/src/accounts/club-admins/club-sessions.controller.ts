import { Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForRole } from '../../platform/auth/for-role.js';
import { CurrentSession, OwnSession } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { SessionDelivery } from '../../platform/auth/session-delivery.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';

/** Where a club's administrator is logged in, and how to log out. */
@ApiTags('club-admin')
@Controller('club-admin')
@ForRole('club-admin')
export class ClubSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly delivery: SessionDelivery,
  ) {}

  /** Ends the session, on the server and in the browser. */
  @Post('logout')
  @ApiNoContent()
  logoutClubAdmin(
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.delivery.logOut(session, request, reply);
  }

  /** Where the caller is logged in, newest first. */
  @Get('sessions')
  @ApiOkResponse({ type: [OwnSession] })
  listClubAdminSessions(@CurrentSession() session: Session): Promise<OwnSession[]> {
    return this.sessions.list(session);
  }

  /** Ends one of them. */
  @Delete('sessions/:id')
  @ApiNoContent()
  endClubAdminSession(@RowId() id: number | undefined, @CurrentSession() session: Session): Promise<void> {
    return this.sessions.end(session, id);
  }

  /** Ends all except this one. */
  @Post('sessions/end-others')
  @ApiNoContent()
  endOtherClubAdminSessions(@CurrentSession() session: Session): Promise<void> {
    return this.sessions.endOthers(session);
  }
}
