import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../database/database.js';
import { databaseTime } from '../../database/database-clock.js';
import type { BackOff } from '../../jobs/job-queue.js';
import { JobQueue, pauseAfter } from '../../jobs/job-queue.js';
import type { MailPayload } from '../mail-protection.js';
import { Mail } from '../mail.entity.js';

/** How long a mail belongs to the instance that took it, unless that renews it. */
export const LEASE_MS = 20_000;
const BACK_OFF: BackOff = { firstMs: 2000, factor: 3, maxMs: 3_600_000, spread: 0.2 };
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/**
 * Servers say "never" (5xx) by mistake too, so one refusal isn't believed, unless it says that there's no such address;
 * this many take about two hours.
 */
const MAX_REFUSALS = 8;

/** How the reason starts if a mail is given up because its address doesn't exist. */
export const NO_SUCH_ADDRESS = 'no such address';

/** What remains of a mail that was sent or given up shows neither who got it nor its content. */
export const WIPED = { payloadEncrypted: null, recipientHash: null } as const;

/** The stored mails as a queue, with their outcomes. */
@Injectable()
export class MailQueue extends JobQueue<Mail> {
  constructor(private readonly mails: Database) {
    super(mails, { entity: Mail, key: 'id', leaseMs: LEASE_MS });
  }

  /** A mail has been sent: its content and recipient are wiped. */
  async markSent(id: number): Promise<void> {
    await this.mails.transactions.runInTransaction((manager) =>
      manager.update(Mail, id, {
        ...{ sentAt: new Date(), nextAttemptAt: null, lockedUntil: null, lastError: null },
        ...WIPED,
      }),
    );
  }

  /**
   * A mail couldn't be sent: it's due again later, or given up and wiped.
   * @param lastError why, without an address
   * @returns when it's due again; null for never
   */
  async markFailed(
    { id, ...failed }: FailedAttempt & Pick<Mail, 'id'>,
    lastError: string,
  ): Promise<Date | null> {
    const { dialect, transactions } = this.mails;
    return transactions.runInTransaction(async (manager) => {
      const next = nextAttemptAt(failed, await databaseTime(manager, dialect), Math.random());
      const wiped = next === null ? WIPED : {};
      // Its recipient may have been erased meanwhile: then there's nothing left to send.
      const which = { id, payloadEncrypted: Not(IsNull()) };
      await manager.update(Mail, which, { nextAttemptAt: next, lastError, lockedUntil: null, ...wiped });
      return next;
    });
  }
}

/** Whether a mail that couldn't be sent in time is out of date. */
export function isTooLate({ usefulForMs = Infinity }: MailPayload, createdAt: Date): boolean {
  return Date.now() - createdAt.getTime() > usefulForMs;
}

/** A mail whose delivery has just failed. */
export interface FailedAttempt {
  /** Including this one. */
  attempts: number;
  createdAt: Date;
  /** The server's response, if it sent one. */
  responseCode: number | undefined;
  /** Whether no later attempt could succeed. */
  isLasting?: boolean;
}

/**
 * When to try again; null for never, after three days or a lasting refusal, or if the mail is no longer useful.
 * @param random from 0 to 1
 */
export function nextAttemptAt(failed: FailedAttempt, now: Date, random: number): Date | null {
  if (failed.isLasting) return null;
  const isRefused = (failed.responseCode ?? 0) >= 500;
  if (isRefused && failed.attempts >= MAX_REFUSALS) return null;
  if (now.getTime() - failed.createdAt.getTime() > GIVE_UP_AFTER_MS) return null;
  return new Date(now.getTime() + pauseAfter(failed.attempts, BACK_OFF, random));
}
