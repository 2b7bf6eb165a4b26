import { Inject, Injectable } from '@nestjs/common';
import type { SummaryJob } from '../../model/reviews/summary-job.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { extractiveSummary } from './extractive-summary.js';
import { SummaryMaterialReader, SUMMARY_WRITER } from './summary-material.js';
import type { SummaryWriter } from './summary-material.js';
import { SummaryJobs } from './summary-jobs.js';

const LOOK_EVERY_MS = 1000;
const JOBS_AT_ONCE = 4;
const STOP_TIMEOUT_MS = 8000;

/**
 * Rebuilds "What Parents Say" in the background for clubs whose visible reviews changed: from sentences in the reviews,
 * or with a writer, using those sentences as the fallback while it fails.
 */
@Injectable()
export class SummaryWorker extends JobWorker<SummaryJob> {
  constructor(
    private readonly jobs: SummaryJobs,
    private readonly material: SummaryMaterialReader,
    @Inject(SUMMARY_WRITER) private readonly writer: SummaryWriter | null,
  ) {
    super({
      queue: jobs,
      name: 'summary of reviews',
      problem: 'Summaries are waiting',
      concurrency: JOBS_AT_ONCE,
      lookEveryMs: LOOK_EVERY_MS,
      stopTimeoutMs: STOP_TIMEOUT_MS,
    });
  }

  protected async work(job: SummaryJob, stopping: AbortSignal): Promise<void> {
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
