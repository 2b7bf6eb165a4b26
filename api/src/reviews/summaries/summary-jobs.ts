import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { SummaryJob } from '../../model/reviews/summary-job.js';
import { Database } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-clock.js';
import type { BackOff } from '../../platform/jobs/job-queue.js';
import { JobQueue, pauseAfter } from '../../platform/jobs/job-queue.js';

/** Longer than it takes to write a summary. */
const LEASE_MS = 120_000;
const BACK_OFF: BackOff = { firstMs: 30_000, factor: 2, maxMs: 6 * 60 * 60_000 };
const MAX_ATTEMPTS = 10;

/** The clubs whose summaries need rewriting, each handed to one instance at a time. */
@Injectable()
export class SummaryJobs extends JobQueue<SummaryJob> {
  constructor(private readonly summaries: Database) {
    super(summaries, { entity: SummaryJob, key: 'clubId', leaseMs: LEASE_MS });
  }

  /** Stores an interim summary; the job stays. False if the summary was requested again. */
  show(job: SummaryJob, aiSummary: string | null): Promise<boolean> {
    return this.whileOurs(job, async (manager) => {
      await storeSummary(manager, job.clubId, aiSummary);
    });
  }

  /** Stores a summary and ends the job, unless the summary was requested again meanwhile: then it is due at once. */
  finish(job: SummaryJob, aiSummary: string | null): Promise<boolean> {
    return this.whileOurs(job, async (manager) => {
      await storeSummary(manager, job.clubId, aiSummary);
      await manager.delete(SummaryJob, job.clubId);
    });
  }

  /** Stores a fallback and retries later, each time after a longer pause; in the end the fallback stays. */
  postpone(job: SummaryJob, fallback: string | null): Promise<boolean> {
    if (job.attempts >= MAX_ATTEMPTS) return this.finish(job, fallback);
    const pause = pauseAfter(job.attempts, BACK_OFF);
    return this.whileOurs(job, async (manager) => {
      await storeSummary(manager, job.clubId, fallback);
      const nextAttemptAt = await databaseTimeIn(pause, manager, this.summaries.dialect);
      await manager.update(SummaryJob, job.clubId, { nextAttemptAt, lockedUntil: null });
    });
  }

  /** Gives a job back without having tried. */
  async release(job: SummaryJob): Promise<void> {
    await this.summaries.transactions.runInTransaction((manager) => unlock(manager, job));
  }

  // The club's row is locked first, as in every change of its reviews: the transaction that holds it sees all changes
  // before its own. A job that was requested again has its attempts reset, and isn't done.
  private whileOurs(
    { clubId, lockedUntil, attempts }: SummaryJob,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.summaries.transactions.runInTransaction(async (manager) => {
      await this.summaries.transactions.lock(manager, Club, { id: clubId }, { select: { id: true } });
      const job = await this.summaries.transactions.lock(manager, SummaryJob, { clubId });
      if (!job || job.lockedUntil?.getTime() !== lockedUntil?.getTime()) return false;
      const isOurs = job.attempts === attempts;
      if (isOurs) await work(manager);
      else if (job.attempts < attempts) await unlock(manager, job);
      return isOurs;
    });
  }
}

async function storeSummary(manager: EntityManager, clubId: number, aiSummary: string | null): Promise<void> {
  await manager.update(Club, clubId, { aiSummary });
  invalidateClubs(manager, [clubId]);
}

async function unlock(manager: EntityManager, { clubId, lockedUntil }: SummaryJob): Promise<void> {
  if (lockedUntil) await manager.update(SummaryJob, { clubId, lockedUntil }, { lockedUntil: null });
}
