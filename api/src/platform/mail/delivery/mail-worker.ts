import { setTimeout as wait } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import { SETTINGS } from '../../config/settings.module.js';
import { MailOutbox } from '../mail-outbox.js';
import { MailProtection } from '../mail-protection.js';
import type { Mail } from '../mail.entity.js';
import { LEASE_MS, MailQueue } from './mail-queue.js';
import { CONNECTIONS, DeliveryError, MailSender } from './mail-sender.js';
import { nextAttemptAt } from './retry-rule.js';

/** For mails that are due again, and those that other instances have left behind. */
export const LOOK_EVERY_MS = 2000;
const RENEW_EVERY_MS = LEASE_MS / 3;
const NOTE_AGAIN_AFTER_MS = 1000;
/** For mails that are being sent when the process is asked to stop. */
const STOP_TIMEOUT_MS = 8000;

/**
 * Sends stored mails in the background when SMTP_URL is set: at once when this process stores one, else when it next
 * looks. A mail is in the hands of one instance at a time; when that dies, another has it after the lease. Only then,
 * between the server's acceptance and the note of it, can a mail go out twice, with the same Message-ID.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly inHand = new Map<number, Promise<void>>();
  private readonly stopping = new AbortController();
  private wakeUp = new AbortController();
  private sender: MailSender | undefined;
  private loop: Promise<void> | undefined;
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly outbox: MailOutbox,
    private readonly queue: MailQueue,
    private readonly protection: MailProtection,
  ) {}

  onApplicationBootstrap(): void {
    const { smtpUrl, production } = this.settings;
    if (smtpUrl === undefined) {
      if (production) this.logger.warn('SMTP_URL is not set: mails are kept and not sent');
      return;
    }
    this.sender = new MailSender(this.settings, smtpUrl);
    this.outbox.onStored(() => this.wakeUp.abort());
    this.renewal = setInterval(() => void this.renew(), RENEW_EVERY_MS).unref();
    this.loop = this.run(this.sender);
  }

  /** Takes no more mails, and waits a while for those that are being sent; the rest stay in the outbox. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wakeUp.abort();
    await this.loop;
    const patience = new AbortController();
    const limit = wait(STOP_TIMEOUT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.inHand.values()), limit]);
    patience.abort();
    clearInterval(this.renewal);
    this.sender?.close();
  }

  private async run(sender: MailSender): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Before looking: a mail that is stored while this looks must not be slept through.
      this.wakeUp = new AbortController();
      if (this.stopping.signal.aborted) return;
      const free = CONNECTIONS - this.inHand.size;
      const taken = free > 0 ? await this.take(free) : [];
      for (const mail of taken) this.inHand.set(mail.id, this.deliver(sender, mail));
      // Whoever finishes a mail looks for the next, so that a long queue is worked off without pauses.
      if (taken.length === 0 || this.inHand.size >= CONNECTIONS) await this.pause();
    }
  }

  private async pause(): Promise<void> {
    const { signal } = this.wakeUp;
    await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }

  private async take(most: number): Promise<Mail[]> {
    try {
      return await this.queue.take(most);
    } catch (error) {
      this.logger.warn(`Mails wait for the database: ${reasonOf(error)}`);
      return [];
    }
  }

  private async deliver(sender: MailSender, mail: Mail): Promise<void> {
    try {
      const failure = await this.attempt(sender, mail);
      await this.note(() =>
        failure
          ? this.queue.markFailed(mail.id, failure.nextAttemptAt, failure.reason)
          : this.queue.markSent(mail.id),
      );
    } finally {
      this.inHand.delete(mail.id);
      this.wakeUp.abort();
    }
  }

  private async attempt(
    sender: MailSender,
    { id, kind, messageId, payloadEncrypted, attempts, createdAt }: Mail,
  ): Promise<{ nextAttemptAt: Date | null; reason: string } | undefined> {
    try {
      await sender.send(messageId, this.protection.decrypt(payloadEncrypted ?? ''));
      return undefined;
    } catch (error) {
      const responseCode = error instanceof DeliveryError ? error.responseCode : undefined;
      const next = nextAttemptAt({ attempts, createdAt, responseCode }, new Date(), Math.random());
      const reason = error instanceof DeliveryError ? error.message : 'unreadable: was DATA_KEY changed?';
      const outlook = next ? `next attempt at ${next.toISOString()}` : 'given up';
      this.logger.warn(`Mail ${id} (${kind}) was not sent at attempt ${attempts}: ${reason}; ${outlook}`);
      return { nextAttemptAt: next, reason };
    }
  }

  /** What has happened to a mail must be noted, or it is sent again: while the database is away, this waits for it. */
  private async note(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        this.logger.warn(`A mail's outcome waits for the database: ${reasonOf(error)}`);
        if (this.stopping.signal.aborted) return;
        await wait(NOTE_AGAIN_AFTER_MS);
      }
    }
  }

  private async renew(): Promise<void> {
    const ids = [...this.inHand.keys()];
    if (ids.length === 0) return;
    await this.queue.renew(ids).catch((error: unknown) => {
      this.logger.warn(`Mails in hand wait for the database: ${reasonOf(error)}`);
    });
  }
}

function reasonOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
