import { Controller, Get, Header, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ForRole } from '../../../platform/auth/for-role.js';
import { CurrentSession } from '../../../platform/auth/session.js';
import type { Session } from '../../../platform/auth/session.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { clientAddressOf } from '../../../platform/http/request-origin.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { ClubAdminLogin, ForgottenPassword, PasswordByLink, PasswordChange } from './account.dto.js';
import {
  clubAdminLogin,
  forgottenPassword,
  passwordByLink,
  passwordChange,
  ClubAdminLoginAnswer,
  ClubAdminSessionAnswer,
  ResetRequested,
} from './account.dto.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { ClubAdminLoginService } from './club-admin-login.service.js';
import { ClubAdminPasswordsService } from './club-admin-passwords.service.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { ManagedClubs } from './managed-clubs.js';

/** The way in for clubs' administrators. */
@ApiTags('club-admin')
@Controller('club-admin')
export class ClubAccountController {
  constructor(
    private readonly login: ClubAdminLoginService,
    private readonly passwords: ClubAdminPasswordsService,
    private readonly forgotten: ForgottenPasswordsService,
    private readonly accounts: ClubAdminAccounts,
    private readonly managedClubs: ManagedClubs,
  ) {}

  /** A token for an address and its password. */
  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ClubAdminLoginAnswer })
  @ApiFailures(400, 401, 413, 415)
  loginClubAdmin(
    @ValidBody(clubAdminLogin) body: ClubAdminLogin,
    @Req() request: FastifyRequest,
  ): Promise<ClubAdminLoginAnswer> {
    return this.login.logIn(body, clientAddressOf(request));
  }

  /** Sets a password by the link of an invitation or a reset, once, and logs in. */
  @Post('set-password')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ClubAdminLoginAnswer })
  @ApiFailures(400, 404, 410, 413, 415)
  setClubAdminPassword(
    @ValidBody(passwordByLink) body: PasswordByLink,
    @Req() request: FastifyRequest,
  ): Promise<ClubAdminLoginAnswer> {
    return this.passwords.setByLink(body, clientAddressOf(request));
  }

  /** Mails a link for a new password, if the address has an account; the answer does not tell. */
  @Post('forgot-password')
  @HttpCode(HttpStatus.ACCEPTED)
  @Header('cache-control', 'no-store')
  @ApiAcceptedResponse({ type: ResetRequested })
  @ApiFailures(400, 413, 415)
  forgotClubAdminPassword(
    @ValidBody(forgottenPassword) { email }: ForgottenPassword,
    @Req() request: FastifyRequest,
  ): Promise<ResetRequested> {
    return this.forgotten.request(email, clientAddressOf(request));
  }

  /** Changes the password. The session goes on, with its token or the new one in the answer; every other one ends. */
  @Post('change-password')
  @HttpCode(HttpStatus.OK)
  @ForRole('club-admin')
  @ApiOkResponse({ type: ClubAdminLoginAnswer })
  @ApiFailures(400, 413, 415)
  changeClubAdminPassword(
    @ValidBody(passwordChange) body: PasswordChange,
    @CurrentSession() session: Session,
  ): Promise<ClubAdminLoginAnswer> {
    return this.passwords.change(session, body);
  }

  /** The session that the token stands for, and the clubs of the person logged in. */
  @Get('session')
  @ForRole('club-admin')
  @ApiOkResponse({ type: ClubAdminSessionAnswer })
  async getClubAdminSession(
    @CurrentSession() { role, subject, expiresAt }: Session,
  ): Promise<ClubAdminSessionAnswer> {
    const account = await this.accounts.get(subject);
    return {
      role,
      expiresAt: expiresAt.toISOString(),
      admin: this.accounts.identityOf(account),
      clubs: await this.managedClubs.of(account.id),
    };
  }
}
