import { Module } from '@nestjs/common';
import { MailOutbox } from './mail-outbox.js';
import { MailProtection } from './mail-protection.js';
import { MailRenderer } from './mail-renderer.js';

/** Mails: rendered from templates, written in the transactions that cause them, sent afterwards. */
@Module({
  providers: [MailOutbox, MailProtection, MailRenderer],
  exports: [MailOutbox, MailRenderer],
})
export class MailModule {}
