import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ClubAccountsModule } from '../club-admins/accounts/club-accounts.module.js';
import { ClubLoginsModule } from '../club-admins/logins/club-logins.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { AdminClaimsController } from './admin-claims.controller.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { ClaimApproval } from './decisions/claim-approval.js';
import { ClaimDecisionsService } from './decisions/claim-decisions.service.js';
import { ClaimMails } from './decisions/claim-mails.js';
import { ClaimErasureController } from './erasure/claim-erasure.controller.js';
import { ClaimErasureService } from './erasure/claim-erasure.service.js';
import { PendingKeys } from './pending-key.js';
import { ClaimSubmissionController } from './submission/claim-submission.controller.js';
import { ClaimSubmissionService } from './submission/claim-submission.service.js';

/** Claims of clubs by their representatives, and what moderators decide about them. */
@Module({
  imports: [AuditModule, ClubAccountsModule, ClubLoginsModule, ClubsModule, MailModule, RateLimitsModule],
  controllers: [AdminClaimsController, ClaimErasureController, ClaimSubmissionController],
  providers: [
    AdminClaimsService,
    ClaimApproval,
    ClaimDecisionsService,
    ClaimErasureService,
    ClaimMails,
    ClaimSubmissionService,
    PendingKeys,
  ],
})
export class ClaimsModule {}
