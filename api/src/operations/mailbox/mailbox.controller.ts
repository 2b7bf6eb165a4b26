import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAIL_POLICY, mailboxPage, mailPage, PAGE_POLICY } from './mailbox-pages.js';
import { MAILBOX_PATH } from '../../platform/mail/mailbox-rule.js';
import type { ReadableMail } from './mailbox.service.js';
import { MailboxService } from './mailbox.service.js';

const HTML = 'text/html; charset=utf-8';

/** Where a developer reads the mails that aren't sent: as pages, or as JSON if requested. */
@ApiExcludeController()
@Controller(MAILBOX_PATH)
export class MailboxController {
  constructor(private readonly mailbox: MailboxService) {}

  /** The newest mails. */
  @Get()
  @Header('cache-control', 'no-store')
  async listMails(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | ReadableMail[]> {
    const mails = await this.mailbox.newest();
    return wantsJson(request) ? mails : asPage(reply, mailboxPage(mails));
  }

  /** One mail, for reading. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  async readMail(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | ReadableMail> {
    const mail = await this.mailbox.one(id);
    return wantsJson(request) ? mail : asPage(reply, mailPage(mail));
  }

  /** Only the HTML part, for the frame of the reading view. */
  @Get(':id/html')
  @Header('cache-control', 'no-store')
  async readHtmlPart(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { html } = await this.mailbox.one(id);
    void reply
      .type(HTML)
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' });
    return html;
  }
}

function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

function asPage(reply: FastifyReply, html: string): string {
  void reply.type(HTML).header('content-security-policy', PAGE_POLICY);
  return html;
}
