import { Module } from '@nestjs/common';
import { NoticeRecordsModule } from '../../model/notices/notice-records.js';
import { ReviewLifecycleModule } from '../../model/reviews/review-lifecycle.js';
import { ReviewsModule } from '../../reviews/reviews.module.js';
import { AdminNoticesController } from './admin-notices.controller.js';
import { AdminNoticesService } from './admin-notices.service.js';
import { NoticeCases } from './notice-cases.js';
import { NoticeDeadlines } from './notice-deadlines.js';
import { NoticeLetters } from './notice-letters.js';
import { NoticeLinks } from './notice-links.js';
import { NoticePartiesService } from './notice-parties.service.js';
import { NoticePersonalData } from './notice-personal-data.js';
import { NoticeSubmissionService } from './notice-submission.service.js';
import { NoticesController } from './notices.controller.js';
import { NoticeQueueSource } from './notice-queue-source.js';

/** Notices of complaint under section 5 of the Defamation Act 2013, from the form to the end of the case. */
@Module({
  imports: [NoticeRecordsModule, ReviewLifecycleModule, ReviewsModule],
  controllers: [AdminNoticesController, NoticesController],
  providers: [
    AdminNoticesService,
    NoticeCases,
    NoticeDeadlines,
    NoticeLetters,
    NoticeLinks,
    NoticePartiesService,
    NoticePersonalData,
    NoticeSubmissionService,
    NoticeQueueSource,
  ],
  exports: [NoticePersonalData],
})
export class NoticesModule {}
