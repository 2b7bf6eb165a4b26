import { Module } from '@nestjs/common';
import { MailPersonalData } from '../../platform/mail/mail-personal-data.js';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { ClaimPersonalData } from '../../club-area/claims/claim-personal-data.js';
import { ClaimsModule } from '../../club-area/claims/claims.module.js';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { ClubLoginPersonalData } from '../../accounts/club-logins/club-login-personal-data.js';
import { EnquiriesModule } from '../../club-area/questions/enquiries.module.js';
import { EnquiryPersonalData } from '../../club-area/questions/enquiry-personal-data.js';
import { InvitationPersonalData } from '../../club-area/invitations/invitation-personal-data.js';
import { InvitationsModule } from '../../club-area/invitations/invitations.module.js';
import { NoticePersonalData } from '../../moderation/notices/notice-personal-data.js';
import { NoticesModule } from '../../moderation/notices/notices.module.js';
import { ReportPersonalData } from '../../moderation/reports/report-personal-data.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { AuthorPersonalData } from '../../reviews/mine/author-personal-data.js';
import { ReviewsModule } from '../../reviews/reviews.module.js';
import { StaffPersonalData } from '../../accounts/staff/members/staff-personal-data.js';
import { StaffModule } from '../../accounts/staff/staff.module.js';
import { SavedSearchPersonalData } from '../../alerts/saved-search-personal-data.js';
import { SavedSearchesModule } from '../../alerts/saved-searches.module.js';
import { SuggestionPersonalData } from '../../directory/suggestions/suggestion-personal-data.js';
import { SuggestionsModule } from '../../directory/suggestions/suggestions.module.js';
import { AccessRecordController } from './access-record.controller.js';
import { AccessRecordService } from './access-record.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleService, PERSONAL_DATA_SOURCES } from './people.service.js';

/** In order of erasure: what could still be refused comes first, and mails that the others cause last. */
const SOURCES = [
  StaffPersonalData,
  ClubLoginPersonalData,
  ClaimPersonalData,
  AuthorPersonalData,
  ReportPersonalData,
  NoticePersonalData,
  SuggestionPersonalData,
  EnquiryPersonalData,
  InvitationPersonalData,
  SavedSearchPersonalData,
  MailPersonalData,
];

/**
 * What is stored about a person: found, copied and erased at their request. And which staff have seen contact details.
 */
@Module({
  imports: [
    ClaimsModule,
    ClubAdminsModule,
    EnquiriesModule,
    InvitationsModule,
    NoticesModule,
    ReportsModule,
    ReviewsModule,
    SavedSearchesModule,
    StaffModule,
    SuggestionsModule,
  ],
  controllers: [AccessRecordController, PeopleController],
  providers: [
    AccessRecordService,
    PeopleService,
    {
      provide: PERSONAL_DATA_SOURCES,
      inject: SOURCES,
      useFactory: (...sources: PersonalDataSource[]) => sources,
    },
  ],
})
export class PeopleModule {}
