import { Controller, Get, HttpCode, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentStaff, ForStaff } from '../../../platform/auth/for-staff.js';
import { CurrentSession, LoginResponse } from '../../../platform/auth/session.js';
import type { Session } from '../../../platform/auth/session.js';
import { ApiCookieLogin, SessionDelivery } from '../../../platform/auth/session-delivery.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { OwnMails, OwnPassword, OwnProfile } from '../staff.dto.js';
import { ownMails, ownPassword, ownProfile } from '../staff.dto.js';
import { ownId } from './own-id.js';
import { OwnAccount } from './own-account.dto.js';
import { OwnAccountService } from './own-account.service.js';
import { StaffPasswordsService } from './staff-passwords.service.js';

/** Actions of members of staff on their own login. The site password has none: 403. */
@ApiTags('site-admin')
@Controller('admin/account')
export class OwnAccountController {
  constructor(
    private readonly own: OwnAccountService,
    private readonly passwords: StaffPasswordsService,
    private readonly sessions: Sessions,
    private readonly delivery: SessionDelivery,
  ) {}

  /** The caller's own login. */
  @Get()
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: OwnAccount })
  getOwnAccount(@CurrentStaff() staff: StaffIdentity): Promise<OwnAccount> {
    return this.own.get(ownId(staff));
  }

  /** Changes the caller's name; the record of what they did keeps the name they had then. */
  @Patch()
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: OwnAccount })
  @ApiFailures(400, 413, 415)
  changeOwnName(
    @ValidBody(ownProfile) { name }: OwnProfile,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<OwnAccount> {
    return this.own.rename(ownId(staff), name);
  }

  /** Chooses which mails about the desk the caller gets. */
  @Put('mails')
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: OwnAccount })
  @ApiFailures(400, 413, 415)
  chooseOwnMails(
    @ValidBody(ownMails) choice: OwnMails,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<OwnAccount> {
    return this.own.chooseMails(ownId(staff), choice);
  }

  /** Changes the caller's password. Their session continues, every other one ends. */
  @Post('password')
  @ForStaff('reader', 'enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginResponse })
  @ApiCookieLogin()
  @ApiFailures(400, 413, 415)
  async changeOwnPassword(
    @ValidBody(ownPassword) body: OwnPassword,
    @CurrentStaff() staff: StaffIdentity,
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    await this.passwords.change(ownId(staff), session, body);
    return this.delivery.deliverRenewed(await this.sessions.renew(session), request, reply);
  }
}
