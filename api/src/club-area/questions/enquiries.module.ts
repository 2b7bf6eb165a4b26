import { Module } from '@nestjs/common';
import { ClubEntriesModule } from '../../model/clubs/club-editor.js';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { ClubAreaModule } from '../club-area.module.js';
import { ClubEnquiriesController } from './answering/club-enquiries.controller.js';
import { ClubEnquiriesService } from './answering/club-enquiries.service.js';
import { EnquiryAnswersService } from './answering/enquiry-answers.service.js';
import { AskableClubs } from './asking/askable-club.js';
import { EnquiriesController } from './asking/enquiries.controller.js';
import { EnquiryConfirmationService } from './asking/enquiry-confirmation.service.js';
import { EnquirySubmissionService } from './asking/enquiry-submission.service.js';
import { EnquiryPersonalData } from './enquiry-personal-data.js';
import { EnquiryRelay } from './enquiry-relay.js';
import { AdminEnquiriesController } from './moderating/admin-enquiries.controller.js';
import { AdminEnquiriesService } from './moderating/admin-enquiries.service.js';
import { EnquiryBlocks } from './moderating/enquiry-blocks.js';
import { EnquiryDecisionsService } from './moderating/enquiry-decisions.service.js';
import { EnquiryQueueSource } from './moderating/enquiry-queue-source.js';

/**
 * Parents' questions to clubs: relayed without anyone's address, answered by clubs, and moderated if held or reported.
 */
@Module({
  imports: [ClubAdminsModule, ClubAreaModule, ClubEntriesModule],
  controllers: [AdminEnquiriesController, ClubEnquiriesController, EnquiriesController],
  providers: [
    AdminEnquiriesService,
    AskableClubs,
    ClubEnquiriesService,
    EnquiryAnswersService,
    EnquiryBlocks,
    EnquiryConfirmationService,
    EnquiryDecisionsService,
    EnquiryPersonalData,
    EnquiryRelay,
    EnquirySubmissionService,
    EnquiryQueueSource,
  ],
  exports: [EnquiryPersonalData],
})
export class EnquiriesModule {}
