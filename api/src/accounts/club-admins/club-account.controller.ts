import { Controller, Get, Header, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForRole } from '../../platform/auth/for-role.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { ApiCookieLogin, SessionDelivery } from '../../platform/auth/session-delivery.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { ClubAdminLogin, ForgottenPassword, PasswordByLink, PasswordChange } from './account.dto.js';
import {
  clubAdminLogin,
  forgottenPassword,
  passwordByLink,
  passwordChange,
  ClubAdminLoginResponse,
  ClubAdminSessionResponse,
  ResetRequested,
} from './account.dto.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { ClubAdminLoginService } from './club-admin-login.service.js';
import { ClubAdminPasswordsService } from './club-admin-passwords.service.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { ManagedClubs } from './managed-clubs.js';

/** How clubs' administrators log in. */
@ApiTags('club-admin')
@Controller('club-admin')
export class ClubAccountController {
  constructor(
    private readonly login: ClubAdminLoginService,
    private readonly passwords: ClubAdminPasswordsService,
    private readonly forgotten: ForgottenPasswordsService,
    private readonly accounts: ClubAdminAccounts,
    private readonly managedClubs: ManagedClubs,
    private readonly delivery: SessionDelivery,
  ) {}

  /** A session for an address and its password. */
  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ClubAdminLoginResponse })
  @ApiFailures(400, 401, 403, 413, 415)
  @ApiCookieLogin()
  async loginClubAdmin(
    @ValidBody(clubAdminLogin) body: ClubAdminLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    const { session, admin } = await this.login.logIn(body, this.delivery.getOrigin(request));
    return { ...(await this.delivery.deliver(session, request, reply)), admin };
  }

  /** Sets a password with the link from an invitation or a reset, once, and logs in. */
  @Post('set-password')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ClubAdminLoginResponse })
  @ApiFailures(400, 403, 404, 410, 413, 415)
  @ApiCookieLogin()
  async setClubAdminPassword(
    @ValidBody(passwordByLink) body: PasswordByLink,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    const { session, admin } = await this.passwords.setByLink(body, this.delivery.getOrigin(request));
    return { ...(await this.delivery.deliver(session, request, reply)), admin };
  }

  /** Mails a link for a new password, if the address has an account; the response doesn't say whether it has. */
  @Post('forgot-password')
  @HttpCode(HttpStatus.ACCEPTED)
  @Header('cache-control', 'no-store')
  @ApiAcceptedResponse({ type: ResetRequested })
  @ApiFailures(400, 413, 415)
  forgotClubAdminPassword(
    @ValidBody(forgottenPassword) { email }: ForgottenPassword,
    @Req() request: FastifyRequest,
  ): Promise<ResetRequested> {
    return this.forgotten.request(email, getClientAddress(request));
  }

  /** Changes the password. The session continues, with its token or cookie or the new one; every other session ends. */
  @Post('change-password')
  @HttpCode(HttpStatus.OK)
  @ForRole('club-admin')
  @ApiOkResponse({ type: ClubAdminLoginResponse })
  @ApiFailures(400, 413, 415)
  @ApiCookieLogin()
  async changeClubAdminPassword(
    @ValidBody(passwordChange) body: PasswordChange,
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    const changed = await this.passwords.change(session, body);
    return { ...this.delivery.deliverRenewed(changed.session, request, reply), admin: changed.admin };
  }

  /** The session of the token, and the clubs of the person logged in. */
  @Get('session')
  @ForRole('club-admin')
  @ApiOkResponse({ type: ClubAdminSessionResponse })
  async getClubAdminSession(
    @CurrentSession() { role, subject, expiresAt }: Session,
  ): Promise<ClubAdminSessionResponse> {
    const account = await this.accounts.get(subject);
    return {
      role,
      expiresAt: expiresAt.toISOString(),
      admin: this.accounts.getIdentity(account),
      clubs: await this.managedClubs.of(account.id),
    };
  }
}
