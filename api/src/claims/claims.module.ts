import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { AdminClaimsController } from './admin-claims.controller.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { PendingKeys } from './pending-key.js';
import { ClaimSubmissionController } from './submission/claim-submission.controller.js';
import { ClaimSubmissionService } from './submission/claim-submission.service.js';

/** Claims of clubs by their representatives. */
@Module({
  imports: [AuditModule, RateLimitsModule],
  controllers: [AdminClaimsController, ClaimSubmissionController],
  providers: [AdminClaimsService, ClaimSubmissionService, PendingKeys],
})
export class ClaimsModule {}
