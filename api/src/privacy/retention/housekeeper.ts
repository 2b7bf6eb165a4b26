import { Injectable } from '@nestjs/common';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Database } from '../../platform/database/database.js';
import { ClubImportJobs } from '../../directory/import/club-import-jobs.js';
import { ClubWarningsService } from '../../moderation/warnings/club-warnings.service.js';
import { PhotoRetention } from '../../model/photos/photo-retention.js';
import { ClaimContactRetention } from './claim-contact-retention.js';
import { ClaimContactSealing } from './claim-contact-sealing.js';
import { QueueNoteRetention } from './queue-note-retention.js';
import { NoticeRetention } from './notice-retention.js';
import { ReviewerAddressWipe } from './reviewer-address-wipe.js';
import { ReviewPurge } from './review-purge.js';
import { SeasonSlotPurge } from './season-slot-purge.js';
import { ReportRetention } from './report-retention.js';
import { RowPurge } from './row-purge.js';

const HOUR_MS = 3_600_000;

/** The start-up has better things to do. */
const FIRST_AFTER_MS = 5 * 60_000;

/** Cleans up once an hour; one instance at a time, and the others leave it to that one. */
@Injectable()
export class Housekeeper extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewPurge,
    private readonly rows: RowPurge,
    private readonly addresses: ReviewerAddressWipe,
    private readonly claims: ClaimContactRetention,
    private readonly sealing: ClaimContactSealing,
    private readonly places: SeasonSlotPurge,
    private readonly reports: ReportRetention,
    private readonly notices: NoticeRetention,
    private readonly imports: ClubImportJobs,
    private readonly notes: QueueNoteRetention,
    private readonly photos: PhotoRetention,
    private readonly warnings: ClubWarningsService,
  ) {
    super('Clearing up is waiting', HOUR_MS, FIRST_AFTER_MS);
  }

  protected async runOnce(): Promise<void> {
    await this.database.dialect.withFreeLock('housekeeping', async () => {
      const now = new Date();
      const removed = await this.reviews.run(now);
      if (removed > 0) this.logger.log(`${removed} unconfirmed reviews were removed`);
      await this.rows.run(now);
      const wiped = await this.addresses.run(now);
      if (wiped > 0) this.logger.log(`${wiped} reviewers’ addresses were wiped`);
      const erased = await this.claims.run(now);
      if (erased > 0) this.logger.log(`The contact details of ${erased} decided claims were erased`);
      const sealed = await this.sealing.run();
      if (sealed > 0) this.logger.log(`The contact details of ${sealed} claims were encrypted or cleared`);
      await this.places.run(now);
      const forgotten = await this.reports.run(now);
      if (forgotten > 0) this.logger.log(`${forgotten} settled reports no longer say who made them`);
      await this.notices.run(now);
      await this.imports.purge(now);
      await this.photos.run(now);
      await this.warnings.endDue(now);
      // After those that remove the subjects of notes.
      await this.notes.run(now);
    });
  }
}
