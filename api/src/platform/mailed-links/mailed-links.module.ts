import { Global, Module } from '@nestjs/common';
import { RequestedMails } from './requested-mails.js';
import { AfterResponse } from './after-response.js';

/**
 * Links that are mailed to an address nobody has proved: how they're made and checked, what a mailbox may get, and an
 * answer that's the same for every address.
 */
@Global()
@Module({
  providers: [RequestedMails, AfterResponse],
  exports: [RequestedMails],
})
export class MailedLinksModule {}
