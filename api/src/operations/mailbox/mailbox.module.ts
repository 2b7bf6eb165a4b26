import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MailboxController } from './mailbox.controller.js';
import { MailboxService } from './mailbox.service.js';

/** Shows mails as pages, where none are really sent. */
@Module({ imports: [MailModule], controllers: [MailboxController], providers: [MailboxService] })
export class MailboxModule {}
