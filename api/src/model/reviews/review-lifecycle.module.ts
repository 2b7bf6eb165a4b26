import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ReviewLifecycle } from './review-lifecycle.js';

/** Changes of reviews with everything that follows from them. */
@Module({ imports: [AuditModule], providers: [ReviewLifecycle], exports: [ReviewLifecycle] })
export class ReviewLifecycleModule {}
