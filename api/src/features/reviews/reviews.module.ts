import { Module } from '@nestjs/common';
import { RatedReviewRepository } from './rated-review.repository.js';
import { ReviewReadingRepository } from './review-reading.repository.js';
import { ReviewReadingService } from './review-reading.service.js';
import { ClubReviewsController, ReviewsController } from './reviews.controller.js';
import { ReviewSubmissionModule } from './submission/review-submission.module.js';

/** Parents' reviews. */
@Module({
  imports: [ReviewSubmissionModule],
  controllers: [ReviewsController, ClubReviewsController],
  providers: [ReviewReadingRepository, RatedReviewRepository, ReviewReadingService],
})
export class ReviewsModule {}
