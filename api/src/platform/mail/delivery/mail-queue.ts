import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { toStoredTimestamp } from '../../database/timestamps.js';
import { Mail } from '../mail.entity.js';

/** How long a mail belongs to the instance that took it, unless that renews it. */
export const LEASE_MS = 20_000;
/** Instances look at more mails than they take, and take them in random order, so that they seldom meet. */
const LOOK_AHEAD = 4;

const DUE = `
  SELECT id FROM mails WHERE next_attempt_at <= ? AND (locked_until IS NULL OR locked_until < ?)
  ORDER BY next_attempt_at, id LIMIT ?`;

/** The stored mails as a queue that several instances take from. Whoever takes a mail has it for the lease alone. */
@Injectable()
export class MailQueue {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Takes up to `most` mails that are due. */
  async take(most: number): Promise<Mail[]> {
    const now = new Date();
    const stored = toStoredTimestamp(now);
    const due = await this.database.reads.all<{ id: number }>(DUE, [stored, stored, most * LOOK_AHEAD]);
    if (due.length === 0) return [];
    const ids = shuffled(due.map(({ id }) => id));
    return this.database.transactions.runInTransaction(async (manager) => {
      const taken: Mail[] = [];
      for (const id of ids) {
        if (taken.length === most) break;
        const { affected } = await manager
          .createQueryBuilder()
          .update(Mail)
          .set({ lockedUntil: leaseFrom(now), attempts: () => 'attempts + 1' })
          .where('id = :id AND next_attempt_at <= :now AND (locked_until IS NULL OR locked_until < :now)', {
            id,
            now: stored,
          })
          .execute();
        if (affected === 1) taken.push(await manager.findOneByOrFail(Mail, { id }));
      }
      return taken;
    });
  }

  /** Keeps mails that are still being sent. */
  async renew(ids: number[]): Promise<void> {
    const lockedUntil = leaseFrom(new Date());
    await this.database.transactions.runInTransaction((manager) =>
      manager
        .createQueryBuilder()
        .update(Mail)
        .set({ lockedUntil })
        .where('id IN (:...ids) AND sent_at IS NULL AND next_attempt_at IS NOT NULL', { ids })
        .execute(),
    );
  }

  /** A mail has been sent: what it said and to whom is wiped. */
  async markSent(id: number): Promise<void> {
    await this.change(id, {
      sentAt: new Date(),
      nextAttemptAt: null,
      payloadEncrypted: null,
      lastError: null,
    });
  }

  /** A mail could not be sent: it is due again at `nextAttemptAt`, or given up and wiped. */
  async markFailed(id: number, nextAttemptAt: Date | null, lastError: string): Promise<void> {
    const wiped = nextAttemptAt === null ? { payloadEncrypted: null } : {};
    await this.change(id, { nextAttemptAt, lastError, ...wiped });
  }

  private async change(id: number, change: Partial<Mail>): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(Mail, { id }, { ...change, lockedUntil: null }),
    );
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

function shuffled(ids: number[]): number[] {
  return ids
    .map((id) => ({ id, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
}
