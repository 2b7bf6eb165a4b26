import { Controller, Get, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForRole } from '../../platform/auth/for-role.js';
import { CurrentSession } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { ApiCookieLogin, SessionDelivery } from '../../platform/auth/session-delivery.js';
import { ApiAccepted, ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { AccountLogin, ForgottenPassword, PasswordByLink, PasswordChange } from '../account.dto.js';
import {
  accountLogin,
  forgottenPassword,
  passwordByLink,
  passwordChange,
  ResetRequested,
} from '../account.dto.js';
import type { LoggedIn, LoginProgress } from '../login/login.service.js';
import { LoginService } from '../login/login.service.js';
import { OwnId } from '../own-id.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { BegunLogin, LoginCode, PasskeyResponse } from '../second-factor/second-factor.dto.js';
import { begunLogin, loginCode, passkeyAnswer, PasskeyOptions } from '../second-factor/second-factor.dto.js';
import { ClubAdminLoginResponse, ClubAdminSecondStep, ClubAdminSessionResponse } from './account.dto.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { ManagedClubs } from './managed-clubs.js';

/** How clubs' administrators log in. */
@ApiTags('club-admin')
@Controller('club-admin')
export class ClubAccountController {
  constructor(
    private readonly login: LoginService,
    private readonly passwords: PasswordsService,
    private readonly accounts: ClubAdminAccounts,
    private readonly managedClubs: ManagedClubs,
    private readonly delivery: SessionDelivery,
  ) {}

  /** A session for an address and its password, or 202 if a second factor is needed for it. */
  @Post('login')
  @ApiOk(ClubAdminLoginResponse, 'no-store')
  @ApiAcceptedResponse({ type: ClubAdminSecondStep })
  @ApiFailures(401, 403)
  @ApiCookieLogin()
  async loginClubAdmin(
    @ValidBody(accountLogin) body: AccountLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse | ClubAdminSecondStep> {
    const progress = await this.login.logIn(body, this.delivery.getOrigin(request));
    return this.deliverProgress(progress, request, reply);
  }

  /** Takes the second step of a login with a code of an authenticator app, or a recovery code. */
  @Post('login/code')
  @ApiOk(ClubAdminLoginResponse, 'no-store')
  @ApiFailures(401, 403, 410)
  @ApiCookieLogin()
  async loginClubAdminWithCode(
    @ValidBody(loginCode) body: LoginCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    const loggedIn = await this.login.finishWithCode(body, this.delivery.getOrigin(request));
    return this.deliver(loggedIn, request, reply);
  }

  /** What a browser signs to log in with a passkey: with a ticket as the second step, without one as the only step. */
  @Post('login/passkey/options')
  @ApiOk(PasskeyOptions, 'no-store')
  @ApiFailures(409, 410)
  beginClubAdminPasskeyLogin(@ValidBody(begunLogin) { ticket }: BegunLogin): Promise<PasskeyOptions> {
    return this.login.passkeyOptions(ticket);
  }

  /** Logs in with a passkey, once per signature. */
  @Post('login/passkey')
  @ApiOk(ClubAdminLoginResponse, 'no-store')
  @ApiFailures(401, 403, 410)
  @ApiCookieLogin()
  async loginClubAdminWithPasskey(
    @ValidBody(passkeyAnswer) body: PasskeyResponse,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    const loggedIn = await this.login.finishWithPasskey(body, this.delivery.getOrigin(request));
    return this.deliver(loggedIn, request, reply);
  }

  /** Sets a password with the link from an invitation or a reset, once, and logs in as far as a password does. */
  @Post('set-password')
  @ApiOk(ClubAdminLoginResponse, 'no-store')
  @ApiAcceptedResponse({ type: ClubAdminSecondStep })
  @ApiFailures(403, 404, 410)
  @ApiCookieLogin()
  async setClubAdminPassword(
    @ValidBody(passwordByLink) body: PasswordByLink,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse | ClubAdminSecondStep> {
    const origin = this.delivery.getOrigin(request);
    const account = await this.passwords.setByLink(body, origin.client);
    return this.deliverProgress(await this.login.begin(account, origin), request, reply);
  }

  /** Mails a link for a new password, if the address has an account; the response doesn't say whether it has. */
  @Post('forgot-password')
  @ApiAccepted(ResetRequested)
  forgotClubAdminPassword(
    @ValidBody(forgottenPassword) { email }: ForgottenPassword,
    @Req() request: FastifyRequest,
  ): Promise<ResetRequested> {
    return this.passwords.requestLink(email, getClientAddress(request));
  }

  /** Changes the password. The session continues, with a new token or cookie; every other session ends. */
  @Post('change-password')
  @ForRole('club-admin')
  @ApiOk(ClubAdminLoginResponse)
  @ApiCookieLogin()
  async changeClubAdminPassword(
    @ValidBody(passwordChange) body: PasswordChange,
    @OwnId() id: number,
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    const changed = await this.passwords.change(id, session, body);
    return {
      ...this.delivery.deliverRenewed(changed.session, request, reply),
      admin: this.accounts.getIdentity(changed.account),
    };
  }

  /** The session of the token, and the clubs of the person logged in. */
  @Get('session')
  @ForRole('club-admin')
  @ApiOkResponse({ type: ClubAdminSessionResponse })
  async getClubAdminSession(
    @OwnId() id: number,
    @CurrentSession() { role, expiresAt }: Session,
  ): Promise<ClubAdminSessionResponse> {
    return {
      role,
      expiresAt: expiresAt.toISOString(),
      admin: this.accounts.getIdentity(await this.accounts.get(id)),
      clubs: await this.managedClubs.of(id),
    };
  }

  private async deliver(
    { account, session }: LoggedIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse> {
    return {
      ...(await this.delivery.deliver(session, request, reply)),
      admin: this.accounts.getIdentity(account),
    };
  }

  private async deliverProgress(
    progress: LoginProgress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ClubAdminLoginResponse | ClubAdminSecondStep> {
    if (progress.session) return this.deliver(progress, request, reply);
    void reply.status(HttpStatus.ACCEPTED);
    return { secondStep: progress.secondStep };
  }
}
