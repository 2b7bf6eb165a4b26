import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs.module.js';
import { ReviewHandlingController } from './review-handling.controller.js';
import { ReviewHandlingService } from './review-handling.service.js';

/** What happened to reviews by their stars. */
@Module({
  imports: [ClubsModule],
  controllers: [ReviewHandlingController],
  providers: [ReviewHandlingService],
})
export class ReviewHandlingModule {}
