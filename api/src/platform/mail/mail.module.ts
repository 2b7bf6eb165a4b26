import { Module } from '@nestjs/common';
import { MailQueue } from './delivery/mail-queue.js';
import { MailWorker } from './delivery/mail-worker.js';
import { MailOutbox } from './mail-outbox.js';
import { MailProtection } from './mail-protection.js';
import { MailRenderer } from './mail-renderer.js';

/** Mails: rendered from templates, written in the transactions that cause them, sent afterwards. */
@Module({
  providers: [MailOutbox, MailProtection, MailRenderer, MailQueue, MailWorker],
  exports: [MailOutbox, MailProtection, MailRenderer],
})
export class MailModule {}
