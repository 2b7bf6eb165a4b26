import { Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MailedReasonBody } from '../../accounts/club-logins/club-login.dto.js';
import { mailedReasonBody } from '../../accounts/club-logins/club-login.dto.js';
import { SessionToTry } from '../../clubs/sessions/club-session.dto.js';
import { ClubNotFoundError } from '../../model/clubs/club-reference.js';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { ApiNoContent } from '../../platform/http/api-list.js';
import { SessionGoneError } from './own-sessions.service.js';

/** Clubs' taster sessions, trials and open days, for moderators. */
@ApiTags('site-admin')
@Controller('admin')
export class AdminSessionsController {
  constructor(private readonly sessions: AdminSessionsService) {}

  /** A club's sessions that aren't over yet, the soonest first. */
  @Get('clubs/:id/sessions-to-try')
  @ForStaff('reader')
  @ApiOkResponse({ type: [SessionToTry] })
  listSessionsOfClub(@RowId(ClubNotFoundError) id: number): Promise<SessionToTry[]> {
    return this.sessions.list(id);
  }

  /** Takes a session down; the club's managers are mailed the reason. */
  @Post('sessions-to-try/:id/take-down')
  @ForStaff('moderator')
  @ApiNoContent()
  async takeSessionDown(
    @RowId(SessionGoneError) id: number,
    @ValidBody(mailedReasonBody) { reason }: MailedReasonBody,
  ): Promise<void> {
    await this.sessions.takeDown(id, reason);
  }
}
