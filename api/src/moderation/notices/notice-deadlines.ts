import type { NoticeStep } from '@club-reviews/domain/defamation-notices';
import { Injectable } from '@nestjs/common';
import { raiseAlert, SupportAlert } from '../../model/queue/alerts.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { NoticeCases, NoticeMovedOnError } from './notice-cases.js';

const LOOK_EVERY_MS = 10_000;
const PER_LOOK = 50;

const GONE = sql`
  SELECT n.id FROM notices n LEFT JOIN reviews r ON r.id = n.review_id
  WHERE n.due_at IS NOT NULL AND r.id IS NULL ORDER BY n.due_at LIMIT ${PER_LOOK}`;
const silentAt = (now: Date) => sql`
  SELECT id FROM notices WHERE due_at <= ${toStoredTimestamp(now)} AND state = 'forwarded'
  ORDER BY due_at, id LIMIT ${PER_LOOK}`;
const remindableAt = (now: Date) => sql`
  SELECT id FROM notices WHERE remind_at <= ${toStoredTimestamp(now)} ORDER BY remind_at LIMIT ${PER_LOOK}`;

/**
 * Takes the steps that need no judgement: removes reviews whose author stayed silent, as far as AutomaticHiding allows
 * it, closes notices whose review is
 * gone, and reminds moderators of those waiting for them. One instance runs this at a time, and each step checks the
 * notice's state under a lock, so that nothing happens twice.
 */
@Injectable()
export class NoticeDeadlines extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly cases: NoticeCases,
  ) {
    super('Notices are waiting', LOOK_EVERY_MS, LOOK_EVERY_MS);
  }

  /** Does everything that is due. */
  async run(now: Date): Promise<void> {
    await this.takeAll(GONE, 'review-gone', now);
    await this.takeAll(silentAt(now), 'removed-silence', now);
    for (const id of await this.ids(remindableAt(now))) await this.remind(id, now);
  }

  protected runOnce(): Promise<void> {
    return this.database.dialect.withFreeLock('notices', () => this.run(new Date()));
  }

  private async takeAll(due: Sql, step: NoticeStep, at: Date): Promise<void> {
    for (const id of await this.ids(due)) {
      await this.attempt(id, async () => this.cases.take(await this.cases.find({ id }), step, { at }));
    }
  }

  private async remind(id: number, now: Date): Promise<void> {
    await this.attempt(id, async () => {
      await this.database.transactions.runInTransaction(async (manager) => {
        const notice = await this.database.transactions.lock(manager, Notice, { id });
        if (!notice?.remindAt || notice.remindAt > now) return;
        await manager.update(Notice, id, { remindAt: null });
        const { clubId } = notice;
        await raiseAlert(manager, SupportAlert, { kind: 'notice-reminder', entryId: id, clubId, at: now });
      });
    });
  }

  /** One notice that can't be read must not hold up the others. */
  private async attempt(id: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Its author, or a moderator, acted at the same moment.
      if (error instanceof NoticeMovedOnError) return;
      this.logger.error(
        `Notice ${id} can't take its step: ${error instanceof Error ? error.message : 'unknown'}`,
      );
    }
  }

  private async ids(due: Sql): Promise<number[]> {
    return (await this.database.reads.all<{ id: number }>(due)).map(({ id }) => id);
  }
}
