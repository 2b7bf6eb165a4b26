import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiCookieLogin, SessionDelivery } from '../../../platform/auth/session-delivery.js';
import { ApiAccepted, ApiFailures, ApiOk } from '../../../platform/http/api-list.js';
import { getClientAddress } from '../../../platform/http/request-origin.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { AccountLogin, ForgottenPassword, PasswordByLink } from '../../account.dto.js';
import { accountLogin, forgottenPassword, passwordByLink, ResetRequested } from '../../account.dto.js';
import { LoginResponse } from '../../../platform/auth/session.js';
import type { LoginProgress } from '../../login/login.service.js';
import { LoginService } from '../../login/login.service.js';
import { PasswordsService } from '../../passwords/passwords.service.js';
import type { BegunLogin, LoginCode, PasskeyResponse } from '../../second-factor/second-factor.dto.js';
import {
  begunLogin,
  loginCode,
  passkeyAnswer,
  PasskeyOptions,
} from '../../second-factor/second-factor.dto.js';
import { StaffInvitationsService } from '../account/staff-invitations.service.js';
import type { AcceptedInvitation, LinkToken } from '../staff.dto.js';
import { acceptedInvitation, InvitationPreview, linkToken, StaffLoginResponse } from '../staff.dto.js';

/** How members of staff with their own login log in. */
@ApiTags('site-admin')
@Controller('admin')
export class StaffLoginController {
  constructor(
    private readonly login: LoginService,
    private readonly passwords: PasswordsService,
    private readonly invitations: StaffInvitationsService,
    private readonly delivery: SessionDelivery,
  ) {}

  /** Logs in with an address and its password, or starts to, if a second factor is set up. */
  @Post('login/account')
  @ApiOk(StaffLoginResponse, 'no-store')
  @ApiCookieLogin()
  @ApiFailures(401, 403)
  async loginStaff(
    @ValidBody(accountLogin) body: AccountLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffLoginResponse> {
    return this.deliver(await this.login.logIn(body, this.delivery.getOrigin(request)), request, reply);
  }

  /** Takes the second step of a login with a code of an authenticator app, or a recovery code. */
  @Post('login/code')
  @ApiOk(LoginResponse, 'no-store')
  @ApiCookieLogin()
  @ApiFailures(403, 410)
  async loginStaffWithCode(
    @ValidBody(loginCode) body: LoginCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const { session } = await this.login.finishWithCode(body, this.delivery.getOrigin(request));
    return this.delivery.deliver(session, request, reply);
  }

  /** What a browser signs to log in with a passkey: with a ticket as the second step, without one as the only step. */
  @Post('login/passkey/options')
  @ApiOk(PasskeyOptions, 'no-store')
  @ApiFailures(409, 410)
  beginStaffPasskeyLogin(@ValidBody(begunLogin) { ticket }: BegunLogin): Promise<PasskeyOptions> {
    return this.login.passkeyOptions(ticket);
  }

  /** Logs in with a passkey, once per signature. */
  @Post('login/passkey')
  @ApiOk(LoginResponse, 'no-store')
  @ApiCookieLogin()
  @ApiFailures(403, 410)
  async loginStaffWithPasskey(
    @ValidBody(passkeyAnswer) body: PasskeyResponse,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const { session } = await this.login.finishWithPasskey(body, this.delivery.getOrigin(request));
    return this.delivery.deliver(session, request, reply);
  }

  /** What an invitation is for, shown before it's accepted. */
  @Post('invitation/preview')
  @ApiOk(InvitationPreview, 'no-store')
  @ApiFailures(404, 410)
  previewStaffInvitation(
    @ValidBody(linkToken) { token }: LinkToken,
    @Req() request: FastifyRequest,
  ): Promise<InvitationPreview> {
    return this.invitations.preview(token, getClientAddress(request));
  }

  /** Accepts an invitation with a name and a password, once, and logs in. */
  @Post('invitation/accept')
  @ApiOk(StaffLoginResponse, 'no-store')
  @ApiCookieLogin()
  @ApiFailures(404, 410)
  async acceptStaffInvitation(
    @ValidBody(acceptedInvitation) body: AcceptedInvitation,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffLoginResponse> {
    const origin = this.delivery.getOrigin(request);
    const member = await this.invitations.accept(body, origin.client);
    return this.deliver(await this.login.begin(member, origin), request, reply);
  }

  /** Mails a link for a new password, if the address has a login; the response doesn't say whether it has. */
  @Post('forgot-password')
  @ApiAccepted(ResetRequested)
  forgotStaffPassword(
    @ValidBody(forgottenPassword) { email }: ForgottenPassword,
    @Req() request: FastifyRequest,
  ): Promise<ResetRequested> {
    return this.passwords.requestLink(email, getClientAddress(request));
  }

  /** Sets a new password with a mailed link, once, and logs in as far as a password does. */
  @Post('set-password')
  @ApiOk(StaffLoginResponse, 'no-store')
  @ApiCookieLogin()
  @ApiFailures(404, 410)
  async setStaffPassword(
    @ValidBody(passwordByLink) body: PasswordByLink,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffLoginResponse> {
    const origin = this.delivery.getOrigin(request);
    const member = await this.passwords.setByLink(body, origin.client);
    return this.deliver(await this.login.begin(member, origin), request, reply);
  }

  private async deliver(
    { session, secondStep }: LoginProgress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StaffLoginResponse> {
    return { session: session && (await this.delivery.deliver(session, request, reply)), secondStep };
  }
}
