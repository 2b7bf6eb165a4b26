import { Module } from '@nestjs/common';
import { MailModule } from '../../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../../platform/rate-limits/rate-limits.js';
import { ReviewLifecycleModule } from '../../../model/reviews/review-lifecycle.js';
import { ReviewSubmissionController } from './review-submission.controller.js';
import { ReviewSubmissionService } from './review-submission.service.js';
import { ReviewVerificationService } from './review-verification.service.js';
import { VerificationMails } from './verification-mails.js';

/** How reviews come in and are confirmed. */
@Module({
  imports: [MailModule, RateLimitsModule, ReviewLifecycleModule],
  controllers: [ReviewSubmissionController],
  providers: [ReviewSubmissionService, ReviewVerificationService, VerificationMails],
})
export class ReviewSubmissionModule {}
