import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Global, Module } from '@nestjs/common';
import { Database } from '../database/database.js';
import { toIsoTimestamp } from '../database/timestamps.js';
import { watchQueue } from '../jobs/queue-metrics.js';
import { DeliveryProofs } from './delivery-proofs.js';
import { MailDigests } from './delivery/mail-digest.js';
import { MailQueue } from './delivery/mail-queue.js';
import { MailWorker } from './delivery/mail-worker.js';
import { MailOutbox } from './mail-outbox.js';
import { MailPersonalData } from './mail-personal-data.js';
import { Mail } from './mail.entity.js';
import { MailProtection } from './mail-protection.js';
import { MailStatus } from './mail-status.js';
import { MailRenderer } from './mail-renderer.js';
import { SuppressedAddresses } from './suppression/suppressed-addresses.js';

/** Mails: rendered from templates, written in the transactions that cause them, sent afterwards. */
@Global()
@Module({
  providers: [
    DeliveryProofs,
    MailOutbox,
    MailPersonalData,
    MailProtection,
    MailRenderer,
    MailDigests,
    MailQueue,
    MailStatus,
    MailWorker,
    SuppressedAddresses,
  ],
  exports: [DeliveryProofs, MailOutbox, MailPersonalData, MailProtection, MailRenderer, SuppressedAddresses],
})
export class MailModule {
  constructor(metrics: ServerMetrics, database: Database) {
    watchQueue(metrics, database, { entity: Mail, name: 'mails', what: 'Mails' });
    metrics.gauge('mails_oldest_seconds', 'Age of the oldest mail that waits', async () => {
      const { oldest } = await database.reader
        .createQueryBuilder(Mail, 'mail')
        .select('MIN(mail.createdAt)', 'oldest')
        .where('mail.nextAttemptAt IS NOT NULL')
        .getRawOne<{ oldest: Date | string | null }>()
        .then((row) => row ?? { oldest: null });
      return oldest === null ? 0 : secondsSince(oldest);
    });
  }
}

function secondsSince(stored: Date | string): number {
  const moment = typeof stored === 'string' ? new Date(toIsoTimestamp(stored)) : stored;
  return Math.max(0, (Date.now() - moment.getTime()) / 1000);
}
