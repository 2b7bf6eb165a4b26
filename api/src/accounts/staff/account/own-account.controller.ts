import { Controller, Get, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForStaff } from '../../../platform/auth/for-staff.js';
import { CurrentSession, LoginResponse } from '../../../platform/auth/session.js';
import type { Session } from '../../../platform/auth/session.js';
import { ApiCookieLogin, SessionDelivery } from '../../../platform/auth/session-delivery.js';
import { ApiOk } from '../../../platform/http/api-list.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { PasswordChange } from '../../account.dto.js';
import { passwordChange } from '../../account.dto.js';
import { OwnId } from '../../own-id.js';
import { PasswordsService } from '../../passwords/passwords.service.js';
import type { OwnMails, OwnProfile } from '../staff.dto.js';
import { ownMails, ownProfile } from '../staff.dto.js';
import { OwnAccount } from './own-account.dto.js';
import { OwnAccountService } from './own-account.service.js';

/** Actions of members of staff on their own login. The site password has none: 403. */
@ApiTags('site-admin')
@Controller('admin/account')
export class OwnAccountController {
  constructor(
    private readonly own: OwnAccountService,
    private readonly passwords: PasswordsService,
    private readonly delivery: SessionDelivery,
  ) {}

  /** The caller's own login. */
  @Get()
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: OwnAccount })
  getOwnAccount(@OwnId() id: number): Promise<OwnAccount> {
    return this.own.get(id);
  }

  /** Changes the caller's name; the record of what they did keeps the name they had then. */
  @Patch()
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: OwnAccount })
  changeOwnName(@ValidBody(ownProfile) { name }: OwnProfile, @OwnId() id: number): Promise<OwnAccount> {
    return this.own.rename(id, name);
  }

  /** Chooses which mails about the queue the caller gets. */
  @Put('mails')
  @ForStaff('reader', 'enrolment')
  @ApiOkResponse({ type: OwnAccount })
  chooseOwnMails(@ValidBody(ownMails) choice: OwnMails, @OwnId() id: number): Promise<OwnAccount> {
    return this.own.chooseMails(id, choice);
  }

  /** Changes the caller's password. Their session continues, every other one ends. */
  @Post('password')
  @ForStaff('reader', 'enrolment')
  @ApiOk(LoginResponse)
  @ApiCookieLogin()
  async changeOwnPassword(
    @ValidBody(passwordChange) body: PasswordChange,
    @OwnId() id: number,
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const changed = await this.passwords.change(id, session, body);
    return this.delivery.deliverRenewed(changed.session, request, reply);
  }
}
