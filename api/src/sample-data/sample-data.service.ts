import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { Club } from '../model/clubs/club.entity.js';
import { BackgroundTask } from '../platform/async/background-task.js';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { ConflictError } from '../platform/errors.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import type { FirstStep } from '../platform/status/first-step.js';
import { RegisterFirstStep } from '../platform/status/first-step.js';
import type { RemovedSampleData } from './remove-sample-data.js';
import { removeSampleData } from './remove-sample-data.js';

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
    const clubs = state === 'none' ? 0 : await reader.countBy(Club, { isSample: true });
    return { state, clubs };
  }

  async isDone(): Promise<boolean> {
    const { state } = await this.get();
    return state === 'none' || state === 'removed';
  }

  /** Makes its removal due. Throws ConflictError if there's none. */
  async remove(): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const where = { name: 'sample_data' } as const;
      const stored = await manager.findOne(SiteSetting, { where, ...this.database.dialect.rowLock });
      if (stored?.value !== 'loaded') throw new ConflictError('There’s no sample data to remove.');
      await manager.save(SiteSetting, { ...where, value: 'removing' });
      await recordSampleDataRemoval(manager, this.audit, 'site-admin', null);
    });
  }

  protected async runOnce(): Promise<void> {
    if ((await this.get()).state !== 'removing') return;
    await this.database.dialect.withFreeLock('sample-data', async () => {
      const removed = await removeSampleData(this.database, {
        protection: this.protection,
        publication: this.settings.reviewPublication,
      });
      this.logger.log(toSummary(removed));
    });
  }
}

/** Records that the sample data was removed, or is going to be. */
export function recordSampleDataRemoval(
  manager: EntityManager,
  audit: AuditLog,
  actor: AuditActor,
  reason: string | null,
): Promise<void> {
  return audit.record(manager, {
    subjectType: 'club',
    subjectId: 0,
    actor,
    action: 'sample-data-removed',
    fromStatus: null,
    toStatus: null,
    reason,
    createdAt: new Date(),
  });
}

/** What a removal did, in a sentence or two. */
export function toSummary({ clubs, reviews, keptClubs }: RemovedSampleData): string {
  const kept =
    keptClubs === 0
      ? ''
      : ` ${keptClubs} sample clubs stay, because something real hangs on them: a review, a claim, a picture or a change.`;
  return `${clubs} sample clubs and ${reviews} sample reviews removed.${kept}`;
}
