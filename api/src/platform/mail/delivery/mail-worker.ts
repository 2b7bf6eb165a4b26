import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { OperatorSettings } from '../../operator/operator-settings.js';
import { JobWorker } from '../../jobs/job-worker.js';
import { DeliveryProofs } from '../delivery-proofs.js';
import { MailOutbox } from '../mail-outbox.js';
import { MailProtection } from '../mail-protection.js';
import type { Mail } from '../mail.entity.js';
import { saysNoSuchAddress } from '../suppression/delivery-status.js';
import { isForStaff } from '../suppression/staff-kinds.js';
import { SuppressedAddresses } from '../suppression/suppressed-addresses.js';
import { MailDigests } from './mail-digest.js';
import { isTooLate, LEASE_MS, MailQueue, NO_SUCH_ADDRESS } from './mail-queue.js';
import { CONNECTIONS, DeliveryError, MailSender } from './mail-sender.js';

/** For mails that are due again, and those that other instances have left behind. */
export const LOOK_EVERY_MS = 2000;
const NOTE_AGAIN_AFTER_MS = 1000;
/** For mails being sent when the process is asked to stop. */
const STOP_TIMEOUT_MS = 8000;
/** Why a mail is given up that has waited longer than its link works. */
const TOO_LATE = { responseCode: undefined, reason: 'its link has expired', isLasting: true };
const SUPPRESSED = { responseCode: undefined, reason: NO_SUCH_ADDRESS, isLasting: true };

/** Why a mail wasn't sent. */
interface Failure {
  /** The server's response, if it sent one. */
  responseCode: number | undefined;
  /** Without an address. */
  reason: string;
  /** Whether no later attempt could succeed. */
  isLasting?: boolean;
  /** An address that doesn't exist, and the status that says so. */
  suppress?: { address: string; status: string };
}

/**
 * Sends stored mails in the background if SMTP_URL is set. Only if an instance dies between the server's acceptance and
 * storing it can a mail be sent twice, with the same Message-ID.
 */
@Injectable()
export class MailWorker extends JobWorker<Mail> {
  private sender: MailSender | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    outbox: MailOutbox,
    private readonly queue: MailQueue,
    private readonly protection: MailProtection,
    private readonly digests: MailDigests,
    private readonly suppressed: SuppressedAddresses,
    private readonly proofs: DeliveryProofs,
  ) {
    super({
      queue,
      name: 'mail',
      problem: 'Mails are waiting for the database',
      concurrency: CONNECTIONS,
      lookEveryMs: LOOK_EVERY_MS,
      renewEveryMs: LEASE_MS / 3,
      stopTimeoutMs: STOP_TIMEOUT_MS,
    });
    outbox.onStored(() => this.wake());
  }

  override onApplicationBootstrap(): void {
    const { smtpUrl, production } = this.settings;
    if (smtpUrl === undefined) {
      if (production) this.logger.warn('SMTP_URL is off: mails are kept and not sent');
      return;
    }
    this.sender = new MailSender(this.settings, this.operator, smtpUrl);
    super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    this.sender?.close();
  }

  protected override complain(error: unknown): void {
    super.complain(getReason(error));
  }

  protected async work(mail: Mail, stopping: AbortSignal): Promise<void> {
    const { sender } = this;
    // It doesn't run without one.
    if (!sender) return;
    if (mail.isForDigest && (await this.digests.takeIn(mail))) return;
    const failure = (await this.isSuppressed(mail)) ? SUPPRESSED : await this.attempt(sender, mail);
    await this.note(stopping, () =>
      failure ? this.noteFailure(mail, failure) : this.queue.markSent(mail.id),
    );
  }

  private async isSuppressed({ kind, recipientHash }: Mail): Promise<boolean> {
    return !isForStaff(kind) && (await this.suppressed.has(recipientHash));
  }

  private async attempt(
    sender: MailSender,
    { kind, messageId, payloadEncrypted, createdAt }: Mail,
  ): Promise<Failure | undefined> {
    let payload;
    try {
      payload = this.protection.decrypt(payloadEncrypted ?? '');
    } catch {
      return { responseCode: undefined, reason: 'unreadable: was DATA_KEY changed?' };
    }
    if (isTooLate(payload, createdAt)) return TOO_LATE;
    try {
      await sender.send(messageId, payload, this.proofs.make(payload.to));
      return undefined;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { responseCode, status, message } = error;
      if (!saysNoSuchAddress(status) || isForStaff(kind)) return { responseCode, reason: message };
      const reason = `${NO_SUCH_ADDRESS}: ${message}`;
      return { responseCode, reason, isLasting: true, suppress: { address: payload.to, status } };
    }
  }

  private async noteFailure(mail: Mail, { reason, suppress, ...failure }: Failure): Promise<void> {
    const { id, kind, attempts, createdAt } = mail;
    if (suppress) await this.suppressed.suppress(suppress.address, suppress.status);
    const next = await this.queue.markFailed({ id, attempts, createdAt, ...failure }, reason);
    const outlook = next ? `next attempt at ${next.toISOString()}` : 'given up';
    this.logger.warn(`Mail ${id} (${kind}) wasn’t sent at attempt ${attempts}: ${reason}; ${outlook}`);
  }

  /** A mail's outcome must be stored, or it is sent again: while the database is away, this waits for it. */
  private async note(stopping: AbortSignal, write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        this.logger.warn(`A mail's outcome is waiting for the database: ${getReason(error)}`);
        if (stopping.aborted) return;
        await wait(NOTE_AGAIN_AFTER_MS);
      }
    }
  }
}

function getReason(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
