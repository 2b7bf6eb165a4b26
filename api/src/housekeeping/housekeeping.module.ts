import { Module } from '@nestjs/common';
import { ReviewTotalsModule } from '../reviews/totals/review-totals.module.js';
import { Housekeeper } from './housekeeper.js';
import { ReviewPurge } from './review-purge.js';
import { RowPurge } from './row-purge.js';

/** What is removed when its time is over. */
@Module({ imports: [ReviewTotalsModule], providers: [Housekeeper, ReviewPurge, RowPurge] })
export class HousekeepingModule {}
