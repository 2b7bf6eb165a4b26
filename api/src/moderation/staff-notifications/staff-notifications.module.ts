import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.js';
import { DailySummary } from './daily-summary.js';
import { SafetyMailer } from './safety-mailer.js';
import { StaffRecipients } from './staff-recipients.js';
import { SupportMailer } from './support-mailer.js';

/** Mails to the staff about what is waiting in the queue. */
@Module({
  imports: [QueueModule],
  providers: [DailySummary, SafetyMailer, StaffRecipients, SupportMailer],
})
export class StaffNotificationsModule {}
