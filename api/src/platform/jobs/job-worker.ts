import { setTimeout as wait } from 'node:timers/promises';
import { SpanKind, inSpan } from '@club-reviews/observability/traces';
import type { Job, JobQueue } from './job-queue.js';

/** How a worker handles its jobs. */
export interface JobWorkerOptions<T extends Job> {
  /** The name of a job in traces. */
  name: string;
  /** Does one job, and stores the outcome in the database. */
  work: (job: T, stopping: AbortSignal) => Promise<void>;
  /**
   * Called with the reason why jobs couldn't be taken or renewed, or why one failed: it's due again after its lease.
   */
  onError: (error: unknown) => void;
  /** How many jobs this instance does at once. */
  concurrency: number;
  /** How often it looks for jobs that are due again, or that other instances have left behind. */
  lookEveryMs: number;
  /** How often the leases of jobs in progress are renewed; without it they aren't. */
  renewEveryMs?: number;
  /** How long it waits for jobs in progress when it is stopped. */
  stopTimeoutMs: number;
}

/** Does the jobs of a queue in the background: at once when it's woken, otherwise when it next looks. */
export class JobWorker<T extends Job> {
  private readonly inProgress = new Map<Promise<void>, T>();
  private stopping = new AbortController();
  private alarm = new AbortController();
  private loop: Promise<void> | undefined;
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly queue: Pick<JobQueue<T>, 'take' | 'renew'>,
    private readonly options: JobWorkerOptions<T>,
  ) {}

  /** Starts, unless it's running. */
  start(): void {
    if (this.loop) return;
    this.stopping = new AbortController();
    const { renewEveryMs } = this.options;
    if (renewEveryMs !== undefined) this.renewal = setInterval(() => void this.renew(), renewEveryMs).unref();
    this.loop = this.run();
  }

  /** Looks for jobs now: one was just stored. */
  wake(): void {
    this.alarm.abort();
  }

  /** Takes no more jobs, and waits a while for those in progress; the rest stay in the queue. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.loop;
    this.loop = undefined;
    const timeout = new AbortController();
    const limit = wait(this.options.stopTimeoutMs, undefined, { signal: timeout.signal }).catch(
      () => undefined,
    );
    await Promise.race([Promise.all(this.inProgress.keys()), limit]);
    timeout.abort();
    clearInterval(this.renewal);
  }

  private async run(): Promise<void> {
    const { concurrency } = this.options;
    while (!this.stopping.signal.aborted) {
      // Before looking: the signal for a job stored while this is looking must not be missed.
      this.alarm = new AbortController();
      if (this.stopping.signal.aborted) return;
      const free = concurrency - this.inProgress.size;
      const jobs = free > 0 ? await this.take(free) : [];
      for (const job of jobs) this.begin(job);
      // Each finished job sends the signal, so that a long queue is worked off without pauses.
      if (jobs.length === 0 || this.inProgress.size >= concurrency) await this.pause();
    }
  }

  private begin(job: T): void {
    const { name, work, onError } = this.options;
    const details = { kind: SpanKind.CONSUMER, attributes: { attempt: job.attempts } };
    const doing = inSpan(name, () => work(job, this.stopping.signal), details)
      .catch(onError)
      .finally(() => {
        this.inProgress.delete(doing);
        this.wake();
      });
    this.inProgress.set(doing, job);
  }

  private async pause(): Promise<void> {
    const { signal } = this.alarm;
    await wait(this.options.lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
  }

  private async take(limit: number): Promise<T[]> {
    try {
      return await this.queue.take(limit);
    } catch (error) {
      this.options.onError(error);
      return [];
    }
  }

  private async renew(): Promise<void> {
    if (this.inProgress.size === 0) return;
    await this.queue.renew([...this.inProgress.values()]).catch(this.options.onError);
  }
}
