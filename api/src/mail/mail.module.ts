import { Module } from '@nestjs/common';
import { MailOutbox } from './mail-outbox.js';
import { MailProtection } from './mail-protection.js';

/** Mails: written in the transactions that cause them, sent afterwards. */
@Module({ providers: [MailOutbox, MailProtection], exports: [MailOutbox] })
export class MailModule {}
