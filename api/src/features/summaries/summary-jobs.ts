import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { SummaryJob } from '../../model/reviews/summary-job.js';

/** A job that this instance has in hand until `lockedUntil`. */
export interface ClaimedJob {
  clubId: number;
  /** Counting this one; asking for the summary again sets it back, which tells that the job is not done. */
  attempts: number;
  lockedUntil: string;
}

/** Longer than a summary takes to write. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 6 * 60 * 60_000;
const MAX_ATTEMPTS = 10;

const DUE = `
  SELECT club_id AS clubId FROM summary_jobs
  WHERE next_attempt_at <= ? AND (locked_until IS NULL OR locked_until <= ?)
  ORDER BY next_attempt_at LIMIT ?`;

/** Hands out the clubs whose summaries are to be written again, each to one instance at a time. */
@Injectable()
export class SummaryJobs {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Takes up to `most` jobs that are due. A job whose instance died is due again when its time is over. */
  async claim(most: number): Promise<ClaimedJob[]> {
    const moment = new Date();
    const now = toStoredTimestamp(moment);
    const lockedUntil = toStoredTimestamp(new Date(moment.getTime() + LEASE_MS));
    const due = await this.database.reads.all<{ clubId: number }>(DUE, [now, now, most]);
    const claimed: ClaimedJob[] = [];
    for (const { clubId } of due) {
      const attempts = await this.database.transactions.runInTransaction((manager) =>
        take(manager, clubId, now, lockedUntil),
      );
      if (attempts !== undefined) claimed.push({ clubId, attempts, lockedUntil });
    }
    return claimed;
  }

  /** Stores a summary in the meantime; the job stays. False when the summary was asked for again. */
  show(job: ClaimedJob, summary: string | null): Promise<boolean> {
    return this.whileOurs(job, (manager) => storeSummary(manager, job, summary));
  }

  /** Stores a summary and ends the job, unless the summary was asked for again meanwhile: then it is due at once. */
  finish(job: ClaimedJob, summary: string | null): Promise<boolean> {
    return this.whileOurs(job, async (manager) => {
      await storeSummary(manager, job, summary);
      await manager.delete(SummaryJob, { clubId: job.clubId });
    });
  }

  /** Stores what stands in and tries again later, each time after a longer pause; in the end it is left at that. */
  postpone(job: ClaimedJob, standIn: string | null): Promise<boolean> {
    if (job.attempts >= MAX_ATTEMPTS) return this.finish(job, standIn);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (job.attempts - 1), MAX_PAUSE_MS);
    return this.whileOurs(job, async (manager) => {
      await storeSummary(manager, job, standIn);
      const nextAttemptAt = toStoredTimestamp(new Date(Date.now() + pause));
      await manager.query(
        'UPDATE summary_jobs SET next_attempt_at = ?, locked_until = NULL WHERE club_id = ?',
        [nextAttemptAt, job.clubId],
      );
    });
  }

  /** Gives a job back untried. */
  async release(job: ClaimedJob): Promise<void> {
    await this.database.transactions.runInTransaction((manager) => unlock(manager, job));
  }

  // The club's row comes first, as in every change of its reviews: who holds it sees all changes before its own.
  private whileOurs(job: ClaimedJob, work: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    const { lockRows } = this.database.dialect;
    return this.database.transactions.runInTransaction(async (manager) => {
      await manager.query(`SELECT id FROM clubs WHERE id = ? ${lockRows}`, [job.clubId]);
      const [row] = await manager.query<{ attempts: number }[]>(
        `SELECT attempts FROM summary_jobs WHERE club_id = ? AND locked_until = ? ${lockRows}`,
        [job.clubId, job.lockedUntil],
      );
      const isOurs = row?.attempts === job.attempts;
      if (isOurs) await work(manager);
      else await unlock(manager, job);
      return isOurs;
    });
  }
}

async function take(
  manager: EntityManager,
  clubId: number,
  now: string,
  lockedUntil: string,
): Promise<number | undefined> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(SummaryJob)
    .set({ lockedUntil: () => ':lockedUntil', attempts: () => 'attempts + 1' })
    .where('club_id = :clubId AND next_attempt_at <= :now', { clubId, now, lockedUntil })
    .andWhere('(locked_until IS NULL OR locked_until <= :now)')
    .execute();
  if (affected !== 1) return undefined;
  const [row] = await manager.query<{ attempts: number }[]>(
    'SELECT attempts FROM summary_jobs WHERE club_id = ?',
    [clubId],
  );
  return row?.attempts;
}

async function storeSummary(manager: EntityManager, job: ClaimedJob, summary: string | null): Promise<void> {
  await manager.query('UPDATE clubs SET ai_summary = ? WHERE id = ?', [summary, job.clubId]);
}

async function unlock(manager: EntityManager, job: ClaimedJob): Promise<void> {
  await manager.query('UPDATE summary_jobs SET locked_until = NULL WHERE club_id = ? AND locked_until = ?', [
    job.clubId,
    job.lockedUntil,
  ]);
}
