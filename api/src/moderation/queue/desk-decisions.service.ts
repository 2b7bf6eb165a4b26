import { UNDO_SECONDS } from '@club-reviews/domain/desk';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { actingAs } from '../../platform/audit/acting-staff.js';
import { Database } from '../../platform/database/database.js';
import { databaseTime, databaseTimeIn } from '../../platform/database/database-clock.js';
import { ConflictError, NotFoundError, ProductError } from '../../platform/errors.js';
import { DeskDecision } from './desk-decision.entity.js';
import { DeskDecider } from './desk-decider.js';
import type { DecisionContent, DecisionsResponse, WaitingDecision } from './desk.dto.js';
import { findWaiting, keyText } from './desk-lanes.js';
import { DeskPresence } from './desk-presence.js';
import type { Moderator } from './moderator.js';

const LOOK_EVERY_MS = 1000;
const AT_ONCE = 20;
/** If an instance dies while carrying out a decision, others take it over after this time. */
const LEASE_MS = 60_000;
const RETRY_AFTER_MS = 30_000;
const MAX_SHOWN = 100;

/**
 * Decisions on the desk. Each is kept for some seconds, in which it can be undone, and then carried out, whether or not
 * its moderator is still there. Several instances may run: one of them carries it out.
 */
@Injectable()
export class DeskDecisionsService extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly decider: DeskDecider,
    private readonly presence: DeskPresence,
  ) {
    super('Decisions are waiting', LOOK_EVERY_MS);
  }

  /**
   * Keeps decisions until they're carried out. One on an entry that someone has already decided on, or that is no
   * longer waiting, is refused; the others are accepted. Throws InvalidInputError if one lacks what its kind needs.
   */
  async decide(decisions: readonly DecisionContent[], moderator: Moderator): Promise<DecisionsResponse> {
    for (const decision of decisions) this.decider.check(decision);
    const waiting = new Set((await findWaiting(this.database, decisions)).map(keyText));
    const answer: DecisionsResponse = { taken: [], refused: [] };
    for (const decision of decisions) {
      const { kind, id: entryId } = decision;
      try {
        if (!waiting.has(keyText(decision))) throw new ConflictError('This isn’t waiting any more');
        await this.decider.confirm(decision);
        answer.taken.push(toWaiting(await this.keep(decision, moderator)));
      } catch (error) {
        if (!(error instanceof ProductError)) throw error;
        answer.refused.push({ kind, entryId, message: error.message });
      }
    }
    return answer;
  }

  /** The caller's decisions that can still be undone or couldn't be carried out, newest first. */
  async of({ subject }: Moderator): Promise<WaitingDecision[]> {
    const found = await this.database.reader.find(DeskDecision, {
      where: { decider: subject },
      order: { id: 'DESC' },
      take: MAX_SHOWN,
    });
    return found.map(toWaiting);
  }

  /**
   * Undoes one of the caller's decisions, or removes one that couldn't be carried out. Throws NotFoundError for one
   * that has been carried out, and ConflictError for one that is just being carried out.
   */
  async undo(id: number, { subject }: Moderator): Promise<void> {
    const found = await this.database.reader.findOneBy(DeskDecision, { id, decider: subject });
    if (!found) throw new NotFoundError('This decision has already been carried out');
    await this.database.transactions.runInTransaction(async (manager) => {
      const { affected } = await manager.delete(DeskDecision, { id, lockedUntil: IsNull() });
      if (affected !== 1) throw new ConflictError('This decision is already being carried out');
    });
  }

  private async keep(
    decision: DecisionContent,
    { subject, id: deciderId, name }: Moderator,
  ): Promise<DeskDecision> {
    const { kind, id: entryId } = decision;
    const kept = {
      ...{
        kind,
        entryId,
        content: JSON.stringify(decision),
        decider: subject,
        deciderId,
        deciderName: name,
        decidedAt: new Date(),
      },
      ...{ lockedUntil: null, problem: null },
    };
    try {
      return await this.change(async (manager) => {
        await manager.delete(DeskDecision, { kind, entryId, problem: Not(IsNull()) });
        const dueAt = await databaseTimeIn(UNDO_SECONDS * 1000, manager, this.database.dialect);
        return manager.save(manager.create(DeskDecision, { ...kept, dueAt }));
      });
    } catch (error) {
      if (!this.database.dialect.isDuplicate(error)) throw error;
      throw new AlreadyDecidedError(await this.database.reader.findOneBy(DeskDecision, { kind, entryId }));
    }
  }

  protected async runOnce(): Promise<boolean> {
    const { dialect, reader } = this.database;
    const now = await databaseTime(reader, dialect);
    const isDue = { dueAt: LessThanOrEqual(now) };
    const due = await reader.find(DeskDecision, {
      where: [
        { ...isDue, lockedUntil: IsNull() },
        { ...isDue, lockedUntil: LessThan(now) },
      ],
      order: { dueAt: 'ASC' },
      take: AT_ONCE,
    });
    for (const decision of due) if (await this.lock(decision)) await this.execute(decision);
    return due.length === AT_ONCE;
  }

  private async lock({ id, lockedUntil }: DeskDecision): Promise<boolean> {
    // The change itself checks that it's still free: another instance may have been faster, or its moderator.
    const isFree = lockedUntil === null ? IsNull() : lockedUntil;
    const { affected } = await this.change(async (manager) => {
      const until = await databaseTimeIn(LEASE_MS, manager, this.database.dialect);
      return manager.update(DeskDecision, { id, lockedUntil: isFree }, { lockedUntil: until });
    });
    return affected === 1;
  }

  private async execute(decision: DeskDecision): Promise<void> {
    const { id, kind, entryId, deciderId, deciderName } = decision;
    try {
      const content = getContent(decision);
      await actingAs({ id: deciderId, name: deciderName }, () => this.decider.execute(content));
      await this.presence.forget({ kind, id: entryId });
      await this.change((manager) => manager.delete(DeskDecision, { id }));
    } catch (error) {
      if (error instanceof ProductError) {
        const problem = error.message.slice(0, 300);
        await this.change((manager) =>
          manager.update(DeskDecision, { id }, { problem, dueAt: null, lockedUntil: null }),
        );
        return;
      }
      this.logger.warn(`Decision ${id} about ${kind} ${entryId} is waiting: ${String(error)}`);
      await this.change(async (manager) => {
        const dueAt = await databaseTimeIn(RETRY_AFTER_MS, manager, this.database.dialect);
        await manager.update(DeskDecision, { id }, { dueAt, lockedUntil: null });
      });
    }
  }

  private change: Database['transactions']['runInTransaction'] = (work) =>
    this.database.transactions.runInTransaction(work);
}

/** Another moderator was faster, or the same one in another window. */
class AlreadyDecidedError extends ConflictError {
  constructor(before: DeskDecision | null) {
    super(`${before?.deciderName ?? 'Someone'} decided this a moment ago`);
  }
}

function getContent({ content }: DeskDecision): DecisionContent {
  return JSON.parse(content) as DecisionContent;
}

function toWaiting(decision: DeskDecision): WaitingDecision {
  const { id, kind, entryId, dueAt, problem } = decision;
  return {
    id,
    kind,
    entryId,
    verdict: getContent(decision).verdict,
    dueAt: dueAt?.toISOString() ?? null,
    problem,
  };
}
