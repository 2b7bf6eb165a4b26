import { Module } from '@nestjs/common';
import { NoticeRecordsModule } from '../model/notices/notice-records.js';
import { ClubEntriesModule } from '../model/clubs/club-editor.js';
import { ReviewLifecycleModule } from '../model/reviews/review-lifecycle.js';
import { ReviewWeigher } from '../model/reviews/review-weigher.js';
import { AuthorLinksModule } from './author-links.js';
import { AuthorPersonalData } from './mine/author-personal-data.js';
import { AuthorRecords } from './mine/author-records.js';
import { AuthoredReviews } from './mine/authored-reviews.js';
import { AuthorStatusLookup } from './submission/author-status-lookup.js';
import { MyAppealService } from './mine/my-appeal.service.js';
import { MyDataService } from './mine/my-data.service.js';
import { MyReviewController } from './mine/my-review.controller.js';
import { MyReviewService } from './mine/my-review.service.js';
import { ClubReviewRepository } from './club-review.repository.js';
import { RatedReviewRepository } from './rated-review.repository.js';
import { ReviewReadingRepository } from './review-reading.repository.js';
import { ReviewReadingService } from './review-reading.service.js';
import { ClubReviewsController, ReviewsController } from './reviews.controller.js';
import { RejectedSenders } from './signals/rejected-senders.js';
import { AutomaticHiding } from './hiding/automatic-hiding.service.js';
import { ReviewSignals } from './signals/review-signals.service.js';
import { SignalReads } from './signals/signal-reads.js';
import { VisitorTraces } from './signals/visitor-trace.js';
import { ReviewSubmissionController } from './submission/review-submission.controller.js';
import { ReviewReceipts } from './submission/review-receipts.js';
import { ReviewSubmissionService } from './submission/review-submission.service.js';
import { ReviewVerificationService } from './submission/review-verification.service.js';
import { WaitingReviewService } from './submission/waiting-review.service.js';
import { VerificationMails } from './submission/verification-mails.js';

/** Parents' reviews: the public lists, and how reviews come in and are confirmed. */
@Module({
  imports: [AuthorLinksModule, ClubEntriesModule, NoticeRecordsModule, ReviewLifecycleModule],
  controllers: [ReviewsController, ClubReviewsController, ReviewSubmissionController, MyReviewController],
  providers: [
    ReviewReadingRepository,
    ClubReviewRepository,
    RatedReviewRepository,
    ReviewReadingService,
    ReviewSubmissionService,
    ReviewReceipts,
    ReviewVerificationService,
    WaitingReviewService,
    VerificationMails,
    AuthorPersonalData,
    AuthorRecords,
    AuthoredReviews,
    AuthorStatusLookup,
    ReviewSignals,
    RejectedSenders,
    SignalReads,
    VisitorTraces,
    AutomaticHiding,
    MyReviewService,
    MyAppealService,
    MyDataService,
    ReviewWeigher,
  ],
  exports: [AuthorPersonalData, AutomaticHiding, VisitorTraces],
})
export class ReviewsModule {}
