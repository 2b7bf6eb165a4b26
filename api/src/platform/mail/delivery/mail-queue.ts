import { Inject, Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import type { BackOff } from '../../jobs/job-queue.js';
import { JobQueue, pauseAfter } from '../../jobs/job-queue.js';
import { Mail } from '../mail.entity.js';

/** How long a mail belongs to the instance that took it, unless that renews it. */
export const LEASE_MS = 20_000;
const BACK_OFF: BackOff = { firstMs: 2000, factor: 3, maxMs: 3_600_000, spread: 0.2 };
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** Servers say "never" (5xx) by mistake too, so one refusal isn't believed; this many take about two hours. */
const MAX_REFUSALS = 8;

/** What's left of a mail that is sent or given up says neither who got it nor what it said. */
export const WIPED = { payloadEncrypted: null, recipientHash: null } as const;

/** The stored mails as a queue, with what becomes of them. */
@Injectable()
export class MailQueue extends JobQueue<Mail> {
  constructor(@Inject(DATABASE) private readonly mails: Pick<Database, 'reader' | 'transactions'>) {
    super(mails, { entity: Mail, key: 'id', leaseMs: LEASE_MS });
  }

  /** A mail has been sent: what it said and to whom is wiped. */
  async markSent(id: number): Promise<void> {
    await this.change(
      { id },
      {
        sentAt: new Date(),
        nextAttemptAt: null,
        ...WIPED,
        lastError: null,
      },
    );
  }

  /** A mail could not be sent: it is due again at `nextAttemptAt`, or given up and wiped. */
  async markFailed(id: number, nextAttemptAt: Date | null, lastError: string): Promise<void> {
    const wiped = nextAttemptAt === null ? WIPED : {};
    // Its recipient may have been erased meanwhile: there is nothing left to send then.
    await this.change({ id, payloadEncrypted: Not(IsNull()) }, { nextAttemptAt, lastError, ...wiped });
  }

  private async change(which: FindOptionsWhere<Mail>, change: Partial<Mail>): Promise<void> {
    await this.mails.transactions.runInTransaction((manager) =>
      manager.update(Mail, which, { ...change, lockedUntil: null }),
    );
  }
}

/** A mail whose delivery has just failed. */
export interface FailedAttempt {
  /** Counting this one. */
  attempts: number;
  createdAt: Date;
  /** The server's answer, if it gave one. */
  responseCode: number | undefined;
}

/**
 * When to try again; null: never, after three days or a lasting refusal.
 * @param random from 0 to 1
 */
export function nextAttemptAt(failed: FailedAttempt, now: Date, random: number): Date | null {
  const isRefused = (failed.responseCode ?? 0) >= 500;
  if (isRefused && failed.attempts >= MAX_REFUSALS) return null;
  if (now.getTime() - failed.createdAt.getTime() > GIVE_UP_AFTER_MS) return null;
  return new Date(now.getTime() + pauseAfter(failed.attempts, BACK_OFF, random));
}
