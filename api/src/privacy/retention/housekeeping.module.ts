import { Module } from '@nestjs/common';
import { NoticeRecordsModule } from '../../model/notices/notice-records.js';
import { ReviewLifecycleModule } from '../../model/reviews/review-lifecycle.js';
import { ClaimsModule } from '../../club-area/claims/claims.module.js';
import { ClubImportModule } from '../../directory/import/club-import.module.js';
import { WarningsModule } from '../../moderation/warnings/warnings.module.js';
import { PicturesModule } from '../../model/photos/pictures.module.js';
import { AddressHolds } from './address-holds.js';
import { ClaimContactRetention } from './claim-contact-retention.js';
import { ClaimContactSealing } from './claim-contact-sealing.js';
import { QueueNoteRetention } from './queue-note-retention.js';
import { Housekeeper } from './housekeeper.js';
import { NoticeRetention } from './notice-retention.js';
import { ReviewerAddressWipe } from './reviewer-address-wipe.js';
import { ReviewPurge } from './review-purge.js';
import { SeasonSlotPurge } from './season-slot-purge.js';
import { ReportRetention } from './report-retention.js';
import { RowPurge } from './row-purge.js';

/** What is removed when it expires. */
@Module({
  imports: [
    ...[ClaimsModule, ClubImportModule, NoticeRecordsModule, PicturesModule, ReviewLifecycleModule],
    WarningsModule,
  ],
  providers: [
    AddressHolds,
    ClaimContactRetention,
    ClaimContactSealing,
    QueueNoteRetention,
    Housekeeper,
    NoticeRetention,
    ReviewerAddressWipe,
    ReviewPurge,
    ReportRetention,
    RowPurge,
    SeasonSlotPurge,
  ],
})
export class HousekeepingModule {}
