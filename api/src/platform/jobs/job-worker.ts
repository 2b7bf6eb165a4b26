import { setTimeout as wait } from 'node:timers/promises';
import { SpanKind, inSpan } from '@club-reviews/observability/traces';
import { BackgroundTask } from '../async/background-task.js';
import type { Job, JobQueue } from './job-queue.js';

/** How a worker handles its jobs. */
export interface JobWorkerOptions<T extends Job> {
  queue: Pick<JobQueue<T>, 'take' | 'renew'>;
  /** The name of a job in traces. */
  name: string;
  /** What the log says if jobs couldn't be taken or renewed, or one failed: it's due again after its lease. */
  problem: string;
  /** How many jobs this instance does at once. */
  concurrency: number;
  /** How often it looks for jobs that are due again, or that other instances have left behind. */
  lookEveryMs: number;
  /** How often the leases of jobs in progress are renewed; without it they aren't. */
  renewEveryMs?: number;
  /** How long it waits for jobs in progress when it is stopped. */
  stopTimeoutMs: number;
}

/** A service that does a queue's jobs in the background: at once when it's woken, otherwise when it next looks. */
export abstract class JobWorker<T extends Job> extends BackgroundTask {
  private readonly inProgress = new Map<Promise<void>, T>();
  private renewal: NodeJS.Timeout | undefined;

  constructor(private readonly options: JobWorkerOptions<T>) {
    super(options.problem, options.lookEveryMs);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    const { renewEveryMs } = this.options;
    if (renewEveryMs !== undefined)
      this.renewal ??= setInterval(() => void this.renew(), renewEveryMs).unref();
  }

  /** Takes no more jobs, and waits a while for those in progress; the rest stay in the queue. */
  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    const timeout = new AbortController();
    const limit = wait(this.options.stopTimeoutMs, undefined, { signal: timeout.signal }).catch(
      () => undefined,
    );
    await Promise.race([Promise.all(this.inProgress.keys()), limit]);
    timeout.abort();
    clearInterval(this.renewal);
    this.renewal = undefined;
  }

  /** Does one job, and stores the outcome in the database. */
  protected abstract work(job: T, stopping: AbortSignal): Promise<void>;

  protected async runOnce(stopping: AbortSignal): Promise<boolean> {
    const { queue, concurrency } = this.options;
    const free = concurrency - this.inProgress.size;
    const jobs = free > 0 ? await queue.take(free) : [];
    for (const job of jobs) this.begin(job, stopping);
    // Each finished job wakes it, so that a long queue is worked off without pauses.
    return jobs.length > 0 && this.inProgress.size < concurrency;
  }

  private begin(job: T, stopping: AbortSignal): void {
    const details = { kind: SpanKind.CONSUMER, attributes: { attempt: job.attempts } };
    const doing = inSpan(this.options.name, () => this.work(job, stopping), details)
      .catch((error: unknown) => this.complain(error))
      .finally(() => {
        this.inProgress.delete(doing);
        this.wake();
      });
    this.inProgress.set(doing, job);
  }

  private async renew(): Promise<void> {
    if (this.inProgress.size === 0) return;
    const jobs = [...this.inProgress.values()];
    await this.options.queue.renew(jobs).catch((error: unknown) => this.complain(error));
  }
}
