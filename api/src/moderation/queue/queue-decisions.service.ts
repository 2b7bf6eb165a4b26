import { UNDO_SECONDS } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { actingAs } from '../../platform/audit/acting-staff.js';
import { Database } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-clock.js';
import { ConflictError, NotFoundError, ProductError } from '../../platform/errors.js';
import type { BackOff } from '../../platform/jobs/job-queue.js';
import { JobQueue, pauseAfter } from '../../platform/jobs/job-queue.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { EntryDecision } from '../../platform/queue/queue-source.js';
import { DecisionJob } from './decision-job.entity.js';
import type { Moderator } from './moderator.js';
import type { DecisionsResponse, WaitingDecision } from './queue.dto.js';
import { QueuePresence } from './queue-presence.js';
import { QueueSources } from './queue-sources.js';
import { keyText, WaitingEntries } from './waiting-entries.js';

const LOOK_EVERY_MS = 1000;
/** If an instance dies while carrying out a decision, others take it over after this time. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 20_000;
const STOP_TIMEOUT_MS = 8000;
const BACK_OFF: BackOff = { firstMs: 30_000, factor: 2, maxMs: 10 * 60_000 };

/**
 * Moderators' decisions. Each is a job that's due once it can't be undone any more, whether or not its moderator is
 * still there. Several instances may run: one of them carries it out.
 */
@Injectable()
export class QueueDecisionsService extends JobWorker<DecisionJob> {
  constructor(
    private readonly database: Database,
    private readonly sources: QueueSources,
    private readonly waiting: WaitingEntries,
    private readonly presence: QueuePresence,
  ) {
    super({
      queue: new JobQueue(database, {
        ...{ entity: DecisionJob, key: 'id', leaseMs: LEASE_MS },
        // As they were made: one may rest on another, such as two changes of a club that are undone.
        inOrder: true,
      }),
      name: 'decision of a moderator',
      problem: 'Decisions are waiting',
      concurrency: 1,
      lookEveryMs: LOOK_EVERY_MS,
      renewEveryMs: RENEW_EVERY_MS,
      stopTimeoutMs: STOP_TIMEOUT_MS,
    });
  }

  /**
   * Stores decisions until they're carried out. One on an entry that someone has already decided on, or that is no
   * longer waiting, is refused; the others are accepted. Throws InvalidInputError if one lacks what its kind needs.
   */
  async decide(decisions: readonly EntryDecision[], moderator: Moderator): Promise<DecisionsResponse> {
    for (const decision of decisions) this.sources.get(decision.kind).handlerFor(decision);
    const waiting = new Set((await this.waiting.find(decisions)).map(keyText));
    const response: DecisionsResponse = { taken: [], refused: [] };
    for (const decision of decisions) {
      const { kind, id: entryId } = decision;
      try {
        if (!waiting.has(keyText(decision))) throw new ConflictError('This isn’t waiting any more');
        await this.sources.get(kind).confirm?.(decision);
        response.taken.push(toWaiting(await this.store(decision, moderator)));
      } catch (error) {
        if (!(error instanceof ProductError)) throw error;
        response.refused.push({ kind, entryId, message: error.message });
      }
    }
    return response;
  }

  /** The caller's decisions that can still be undone or couldn't be carried out, newest first. */
  async findOwn({ subject }: Moderator): Promise<WaitingDecision[]> {
    const found = await this.database.reader.find(DecisionJob, {
      where: { decider: subject },
      order: { id: 'DESC' },
    });
    return found.map(toWaiting);
  }

  /**
   * Undoes one of the caller's decisions, or removes one that couldn't be carried out. Throws NotFoundError for one
   * that has been carried out, and ConflictError for one that is just being carried out.
   */
  async undo(id: number, { subject }: Moderator): Promise<void> {
    const found = await this.database.reader.findOneBy(DecisionJob, { id, decider: subject });
    if (!found) throw new NotFoundError('This decision has already been carried out');
    await this.change(async (manager) => {
      const { affected } = await manager.delete(DecisionJob, { id, lockedUntil: IsNull() });
      if (affected !== 1) throw new ConflictError('This decision is already being carried out');
    });
  }

  protected async work(job: DecisionJob): Promise<void> {
    const { id, kind, entryId, deciderId, deciderName, attempts } = job;
    try {
      const handler = this.sources.get(kind).handlerFor(toDecision(job));
      await actingAs({ id: deciderId, name: deciderName }, async () => handler());
      await this.presence.forget({ kind, id: entryId });
      await this.change((manager) => manager.delete(DecisionJob, { id }));
    } catch (error) {
      if (error instanceof ProductError) {
        const problem = error.message.slice(0, 300);
        await this.change((manager) =>
          manager.update(DecisionJob, { id }, { problem, nextAttemptAt: null, lockedUntil: null }),
        );
        return;
      }
      this.logger.warn(`Decision ${id} about ${kind} ${entryId} is waiting: ${String(error)}`);
      await this.change(async (manager) => {
        const pause = pauseAfter(attempts, BACK_OFF);
        const nextAttemptAt = await databaseTimeIn(pause, manager, this.database.dialect);
        await manager.update(DecisionJob, { id }, { nextAttemptAt, lockedUntil: null });
      });
    }
  }

  private async store(
    decision: EntryDecision,
    { subject, id: deciderId, name }: Moderator,
  ): Promise<DecisionJob> {
    const { kind, id: entryId } = decision;
    const job = {
      ...{ kind, entryId, content: JSON.stringify(decision), decidedAt: new Date() },
      ...{ decider: subject, deciderId, deciderName: name },
      ...{ attempts: 0, lockedUntil: null, problem: null },
    };
    try {
      return await this.change(async (manager) => {
        await manager.delete(DecisionJob, { kind, entryId, problem: Not(IsNull()) });
        const nextAttemptAt = await databaseTimeIn(UNDO_SECONDS * 1000, manager, this.database.dialect);
        return manager.save(manager.create(DecisionJob, { ...job, nextAttemptAt }));
      });
    } catch (error) {
      if (!this.database.dialect.isDuplicate(error)) throw error;
      throw new AlreadyDecidedError(await this.database.reader.findOneBy(DecisionJob, { kind, entryId }));
    }
  }

  private change: Database['transactions']['runInTransaction'] = (work) =>
    this.database.transactions.runInTransaction(work);
}

/** Another moderator was faster, or the same one in another window. */
class AlreadyDecidedError extends ConflictError {
  constructor(before: DecisionJob | null) {
    super(`${before?.deciderName ?? 'Someone'} decided this a moment ago`);
  }
}

function toDecision({ content }: DecisionJob): EntryDecision {
  return JSON.parse(content) as EntryDecision;
}

function toWaiting(job: DecisionJob): WaitingDecision {
  const { id, kind, entryId, nextAttemptAt, problem } = job;
  const { verdict } = toDecision(job);
  return { id, kind, entryId, verdict, dueAt: nextAttemptAt?.toISOString() ?? null, problem };
}
