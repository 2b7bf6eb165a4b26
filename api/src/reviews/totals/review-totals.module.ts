import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ReviewTotals } from './review-totals.js';

/** Changes of reviews with everything that follows from them. */
@Module({ imports: [AuditModule], providers: [ReviewTotals], exports: [ReviewTotals] })
export class ReviewTotalsModule {}
