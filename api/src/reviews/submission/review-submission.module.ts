import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { RateLimitsModule } from '../../rate-limits/rate-limits.module.js';
import { ReviewTotalsModule } from '../totals/review-totals.module.js';
import { ReviewSubmissionController } from './review-submission.controller.js';
import { ReviewSubmissionService } from './review-submission.service.js';
import { ReviewVerificationService } from './review-verification.service.js';
import { VerificationMails } from './verification-mails.js';

/** How reviews come in and are confirmed. */
@Module({
  imports: [MailModule, RateLimitsModule, ReviewTotalsModule],
  controllers: [ReviewSubmissionController],
  providers: [ReviewSubmissionService, ReviewVerificationService, VerificationMails],
})
export class ReviewSubmissionModule {}
