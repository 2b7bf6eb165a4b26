import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RepeatingTask } from '../../platform/async/repeating-task.js';
import { extractiveSummary } from './extractive-summary.js';
import { SummaryMaterialReader } from './summary-material.js';
import type { ClaimedJob } from './summary-jobs.js';
import { SummaryJobs } from './summary-jobs.js';
import { SUMMARY_WRITER } from './summary-writer.js';
import type { SummaryWriter } from './summary-writer.js';

const PAUSE_MS = 1000;
const JOBS_AT_ONCE = 4;

/**
 * Rebuilds "What Parents Say" in the background for clubs whose visible reviews changed: from sentences of theirs, or
 * by a writer, for which those sentences stand in while it fails.
 */
@Injectable()
export class SummaryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SummaryWorker.name);
  private readonly task = new RepeatingTask(
    (stopping) => this.runOnce(stopping),
    PAUSE_MS,
    (error) => this.logger.warn(`Summaries wait: ${String(error)}`),
  );

  constructor(
    private readonly jobs: SummaryJobs,
    private readonly material: SummaryMaterialReader,
    @Inject(SUMMARY_WRITER) private readonly writer: SummaryWriter | null,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  private async runOnce(stopping: AbortSignal): Promise<boolean> {
    const jobs = await this.jobs.claim(JOBS_AT_ONCE);
    const outcomes = await Promise.allSettled(jobs.map((job) => this.rebuild(job, stopping)));
    for (const outcome of outcomes) {
      // Whatever went wrong with one is tried again when its time is over.
      if (outcome.status === 'rejected') this.logger.warn(`A summary waits: ${String(outcome.reason)}`);
    }
    return jobs.length > 0;
  }

  private async rebuild(job: ClaimedJob, stopping: AbortSignal): Promise<void> {
    const material = await this.material.read(job.clubId);
    if (!material) return this.jobs.release(job);
    const extract = extractiveSummary(material.reviews, material.averages);
    if (!this.writer || extract === null) {
      await this.jobs.finish(job, extract);
      return;
    }
    if (material.shownSummary === null) await this.jobs.show(job, extract);
    const written = await this.writer.write(material, stopping).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!stopping.aborted) this.logger.warn(`No summary of club ${job.clubId} was written: ${reason}`);
      return undefined;
    });
    if (stopping.aborted && written === undefined) await this.jobs.release(job);
    else if (written === undefined) await this.jobs.postpone(job, extract);
    else await this.jobs.finish(job, written);
  }
}
