import { Module } from '@nestjs/common';
import { MailQueue } from './delivery/mail-queue.js';
import { MailWorker } from './delivery/mail-worker.js';
import { MailOutbox } from './mail-outbox.js';
import { MailPersonalData } from './mail-personal-data.js';
import { MailProtection } from './mail-protection.js';
import { MailRenderer } from './mail-renderer.js';

/** Mails: rendered from templates, written in the transactions that cause them, sent afterwards. */
@Module({
  providers: [MailOutbox, MailPersonalData, MailProtection, MailRenderer, MailQueue, MailWorker],
  exports: [MailOutbox, MailPersonalData, MailProtection, MailRenderer],
})
export class MailModule {}
