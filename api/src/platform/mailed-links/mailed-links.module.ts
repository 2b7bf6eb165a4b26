import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RequestedMails } from './requested-mails.js';
import { AfterResponse } from './after-response.js';

/**
 * Links that are mailed to an address nobody has proved: how they're made and checked, what a mailbox may get, and an
 * answer that's the same for every address.
 */
@Module({
  imports: [MailModule],
  providers: [RequestedMails, AfterResponse],
  exports: [MailModule, RequestedMails],
})
export class MailedLinksModule {}
