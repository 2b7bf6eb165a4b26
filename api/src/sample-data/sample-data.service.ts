import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { Club } from '../model/clubs/club.entity.js';
import { Review } from '../model/reviews/review.entity.js';
import { BackgroundTask } from '../platform/async/background-task.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { ConflictError } from '../platform/errors.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import type { FirstStep } from '../platform/status/first-step.js';
import { RegisterFirstStep } from '../platform/status/first-step.js';
import { recordSampleDataRemoval, removeSampleData, toSummary } from './remove-sample-data.js';

/** Whether the invented clubs are there. */
const SAMPLE_DATA_STATES = ['none', 'loaded', 'removing', 'removed'] as const;

/** The invented clubs, as owners see them. */
export class SampleDataStatus {
  @ApiProperty({ enum: SAMPLE_DATA_STATES })
  state!: (typeof SAMPLE_DATA_STATES)[number];

  @ApiProperty({ type: 'integer', description: 'Invented clubs that are there' })
  clubs!: number;
}

const LOOK_EVERY_MS = 5000;

/** Removes the sample data in the background once an owner has asked for it; an interrupted removal goes on. */
@Injectable()
@RegisterFirstStep()
export class SampleDataService extends BackgroundTask implements FirstStep {
  readonly step = 'sample-data';

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly protection: EmailProtection,
    private readonly audit: AuditLog,
  ) {
    super('The sample data is waiting to be removed', LOOK_EVERY_MS);
  }

  /** Whether it's there. */
  async get(): Promise<SampleDataStatus> {
    const { reader } = this.database;
    const stored = await reader.findOneBy(SiteSetting, { name: 'sample_data' });
    const state = SAMPLE_DATA_STATES.find((one) => one === stored?.value) ?? 'none';
    if (state === 'none') return { state, clubs: 0 };
    const clubs = await reader.countBy(Club, { isSample: true });
    // An invented review can be the last thing left, on a club that is real by now.
    return { state, clubs: clubs > 0 ? clubs : await countReviewedClubs(reader) };
  }

  async isDone(): Promise<boolean> {
    const { state } = await this.get();
    return state === 'none' || state === 'removed';
  }

  /** Makes its removal due, again if something has stayed. Throws ConflictError if there's none. */
  async remove(): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const where = { name: 'sample_data' } as const;
      const stored = await manager.findOne(SiteSetting, { where, ...this.database.dialect.rowLock });
      if (stored?.value !== 'loaded' && !(stored?.value === 'removed' && (await hasSampleData(manager))))
        throw new ConflictError('There’s no sample data to remove.');
      await manager.save(SiteSetting, { ...where, value: 'removing' });
      await recordSampleDataRemoval(manager, this.audit, 'site-admin', {
        to: 'removing',
        reason: null,
      });
    });
  }

  protected async runOnce(): Promise<void> {
    if ((await this.get()).state !== 'removing') return;
    await this.database.dialect.withFreeLock('sample-data', async () => {
      const removed = await removeSampleData(this.database, {
        protection: this.protection,
        publication: this.settings.reviewPublication,
        audit: this.audit,
      });
      this.logger.log(toSummary(removed));
    });
  }
}

/** How many clubs have invented reviews. */
async function countReviewedClubs(reader: EntityManager): Promise<number> {
  const left = await reader.find(Review, { where: { isSample: true }, select: { id: true, clubId: true } });
  return new Set(left.map(({ clubId }) => clubId)).size;
}

/** Whether anything invented is there. */
async function hasSampleData(manager: EntityManager): Promise<boolean> {
  return (
    (await manager.existsBy(Club, { isSample: true })) || (await manager.existsBy(Review, { isSample: true }))
  );
}
