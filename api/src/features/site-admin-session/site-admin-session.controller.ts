import { z } from 'zod';
import { Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { clientAddressOf } from '../../platform/http/request-origin.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { CurrentSession, LoginAnswer, SessionAnswer } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { ForRole } from '../../platform/auth/for-role.js';
import { SiteAdminLoginService } from './site-admin-login.service.js';

const error = 'Please enter the password';

/** What the site's administrator logs in with. */
export const siteAdminLogin = z.object({
  password: z.string({ error }).min(1, { error }).max(1000, { error: 'Incorrect password.' }),
});

export type SiteAdminLogin = z.output<typeof siteAdminLogin>;

/** The site administrator's way in. */
@ApiTags('site-admin')
@Controller('admin')
export class SiteAdminSessionController {
  constructor(private readonly login: SiteAdminLoginService) {}

  /** A token for the site's password. */
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginAnswer })
  @ApiFailures(400, 401)
  async loginSiteAdmin(
    @ValidBody(siteAdminLogin) { password }: SiteAdminLogin,
    @Req() request: FastifyRequest,
  ): Promise<LoginAnswer> {
    const { token, expiresAt } = await this.login.logIn(password, clientAddressOf(request));
    return { token, expiresAt: expiresAt.toISOString() };
  }

  /** The session that the token stands for. */
  @Get('session')
  @ForRole('site-admin')
  @ApiOkResponse({ type: SessionAnswer })
  getSiteAdminSession(@CurrentSession() { role, expiresAt }: Session): SessionAnswer {
    return { role, expiresAt: expiresAt.toISOString() };
  }
}
