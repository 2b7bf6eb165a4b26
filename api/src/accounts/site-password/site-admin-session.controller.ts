import { STAFF_ROLES } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { z } from 'zod';
import { Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailures, ApiNoContent, ApiOk } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { CurrentSession, LoginResponse, OwnSession, SessionResponse } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { CurrentStaff, ForStaff } from '../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { ApiCookieLogin, SessionDelivery } from '../../platform/auth/session-delivery.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { SiteAdminLoginService } from './site-admin-login.service.js';

const error = 'Please enter the password';

/** What the site's administrator logs in with. */
export const siteAdminLogin = z.object({
  password: z.string({ error }).min(1, { error }).max(1000, { error: 'Incorrect password.' }),
});

export type SiteAdminLogin = z.output<typeof siteAdminLogin>;

/** Who is logged in to the site administration. */
class SessionStaff {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for the site password' })
  id!: number | null;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;

  @ApiProperty({ description: 'Whether they log in with a login of their own, not with the site password' })
  hasAccount!: boolean;

  @ApiProperty({ description: 'True until they have set up the second factor that their role asks for' })
  needsSecondFactor!: boolean;
}

/** What a session of the site administration is for. */
class StaffSessionResponse extends SessionResponse {
  @ApiProperty({ type: SessionStaff })
  staff!: SessionStaff;
}

/** How the site administrator logs in. */
@ApiTags('site-admin')
@Controller('admin')
export class SiteAdminSessionController {
  constructor(
    private readonly login: SiteAdminLoginService,
    private readonly sessions: Sessions,
    private readonly delivery: SessionDelivery,
  ) {}

  /** A session for the site's password. */
  @Post('login')
  @ApiOk(LoginResponse, 'no-store')
  @ApiFailures(401, 403)
  @ApiCookieLogin()
  async loginSiteAdmin(
    @ValidBody(siteAdminLogin) { password }: SiteAdminLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const issued = await this.login.logIn(password, this.delivery.getOrigin(request));
    return this.delivery.deliver(issued, request, reply);
  }

  /** Ends the session, on the server and in the browser. */
  @Post('logout')
  @ForStaff('reader', 'enrolment')
  @ApiNoContent()
  logoutSiteAdmin(
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.delivery.logOut(session, request, reply);
  }

  /** Where the caller is logged in, newest first: with the site's password, everyone who knows it. */
  @Get('sessions')
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: [OwnSession] })
  listSiteAdminSessions(@CurrentSession() session: Session): Promise<OwnSession[]> {
    return this.sessions.list(session);
  }

  /** Ends one of them. */
  @Delete('sessions/:id')
  @ForStaff('reader', 'enrolment')
  @ApiNoContent()
  endSiteAdminSession(@RowId() id: number | undefined, @CurrentSession() session: Session): Promise<void> {
    return this.sessions.end(session, id);
  }

  /** Ends all except this one. */
  @Post('sessions/end-others')
  @ForStaff('reader', 'enrolment')
  @ApiNoContent()
  endOtherSiteAdminSessions(@CurrentSession() session: Session): Promise<void> {
    return this.sessions.endOthers(session);
  }

  /** The session of the token. */
  @Get('session')
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: StaffSessionResponse })
  getSiteAdminSession(
    @CurrentSession() { role, expiresAt }: Session,
    @CurrentStaff() staff: StaffIdentity,
  ): StaffSessionResponse {
    return { role, expiresAt: expiresAt.toISOString(), staff: { ...staff, hasAccount: staff.id !== null } };
  }
}
