import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { ClubsModule } from '../../clubs/clubs.module.js';
import { AdminClaimsController } from './admin-claims.controller.js';
import { AdminClaimsService } from './admin-claims.service.js';
import { ClaimCandidates } from './claim-candidates.js';
import { ClaimContacts } from './claim-contacts.js';
import { ClaimedClubs } from './claimed-club.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';
import { ClaimMails } from './claim-mails.js';
import { ClaimErasureService } from './claim-erasure.service.js';
import { ClaimPersonalData } from './claim-personal-data.js';
import { ClaimSubmissionService } from './claim-submission.service.js';
import { ClaimSubmissionController } from './claim-submission.controller.js';
import { ClaimQueueSource } from './claim-queue-source.js';

/** Claims of clubs by their representatives, and moderators' decisions on them. */
@Module({
  imports: [ClubAdminsModule, ClubsModule],
  controllers: [AdminClaimsController, ClaimSubmissionController],
  providers: [
    AdminClaimsService,
    ClaimCandidates,
    ClaimContacts,
    ClaimedClubs,
    ClaimDecisionsService,
    ClaimErasureService,
    ClaimMails,
    ClaimPersonalData,
    ClaimSubmissionService,
    ClaimQueueSource,
  ],
  exports: [ClaimContacts, ClaimErasureService, ClaimPersonalData],
})
export class ClaimsModule {}
