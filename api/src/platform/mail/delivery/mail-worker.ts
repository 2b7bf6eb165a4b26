import { setTimeout as wait } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import { SETTINGS } from '../../config/settings.module.js';
import { JobWorker } from '../../jobs/job-worker.js';
import { MailOutbox } from '../mail-outbox.js';
import { MailProtection } from '../mail-protection.js';
import type { Mail } from '../mail.entity.js';
import { LEASE_MS, MailQueue, nextAttemptAt } from './mail-queue.js';
import { CONNECTIONS, DeliveryError, MailSender } from './mail-sender.js';

/** For mails that are due again, and those that other instances have left behind. */
export const LOOK_EVERY_MS = 2000;
const NOTE_AGAIN_AFTER_MS = 1000;
/** For mails that are being sent when the process is asked to stop. */
const STOP_TIMEOUT_MS = 8000;

/**
 * Sends stored mails in the background when SMTP_URL is set. Only when an instance dies between the server's acceptance
 * and the note of it can a mail go out twice, with the same Message-ID.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private sender: MailSender | undefined;
  private worker: JobWorker<Mail> | undefined;

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
    const sender = new MailSender(this.settings, smtpUrl);
    const worker = new JobWorker(this.queue, {
      work: (mail, stopping) => this.deliver(sender, mail, stopping),
      onError: (error) => this.logger.warn(`Mails wait for the database: ${reasonOf(error)}`),
      concurrency: CONNECTIONS,
      lookEveryMs: LOOK_EVERY_MS,
      renewEveryMs: LEASE_MS / 3,
      stopTimeoutMs: STOP_TIMEOUT_MS,
    });
    this.outbox.onStored(() => worker.wake());
    worker.start();
    this.sender = sender;
    this.worker = worker;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.stop();
    this.sender?.close();
  }

  private async deliver(sender: MailSender, mail: Mail, stopping: AbortSignal): Promise<void> {
    const failure = await this.attempt(sender, mail);
    await this.note(stopping, () =>
      failure
        ? this.queue.markFailed(mail.id, failure.nextAttemptAt, failure.reason)
        : this.queue.markSent(mail.id),
    );
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
  private async note(stopping: AbortSignal, write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        this.logger.warn(`A mail's outcome waits for the database: ${reasonOf(error)}`);
        if (stopping.aborted) return;
        await wait(NOTE_AGAIN_AFTER_MS);
      }
    }
  }
}

function reasonOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
