import { Module } from '@nestjs/common';
import { ReviewLifecycleModule } from '../../model/reviews/review-lifecycle.js';
import { Housekeeper } from './housekeeper.js';
import { ReviewPurge } from './review-purge.js';
import { RowPurge } from './row-purge.js';

/** What is removed when its time is over. */
@Module({ imports: [ReviewLifecycleModule], providers: [Housekeeper, ReviewPurge, RowPurge] })
export class HousekeepingModule {}
