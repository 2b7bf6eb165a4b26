import type { QueryRunner, TableForeignKeyOptions } from 'typeorm';
import { Table } from 'typeorm';
import { counter, generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const ownedBy = (table: string, column: string, name: string): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const reviewTokens = new Table({
  name: 'review_tokens',
  withoutRowid: true,
  columns: [
    primary(varchar('token_hash', 64)),
    integer('review_id'),
    moment('expires_at'),
    nullable(moment('used_at')),
  ],
  indices: [{ name: 'ix_review_tokens_review', columnNames: ['review_id'] }],
  foreignKeys: [ownedBy('reviews', 'review_id', 'fk_review_tokens_review')],
});

const mails = new Table({
  name: 'mails',
  columns: [
    generatedId(),
    varchar('message_id', 200),
    varchar('kind', 40),
    nullable(text('payload_encrypted')),
    moment('created_at'),
    counter('attempts'),
    nullable(moment('next_attempt_at')),
    nullable(moment('locked_until')),
    nullable(moment('sent_at')),
    nullable(varchar('last_error', 200)),
  ],
  indices: [
    { name: 'ux_mails_message_id', columnNames: ['message_id'], isUnique: true },
    { name: 'ix_mails_next_attempt', columnNames: ['next_attempt_at'] },
    { name: 'ix_mails_created', columnNames: ['created_at'] },
  ],
});

const auditEntries = new Table({
  name: 'audit_entries',
  columns: [
    generatedId(),
    varchar('subject_type', 10),
    integer('subject_id'),
    varchar('actor', 12),
    varchar('action', 20),
    nullable(varchar('from_status', 24)),
    nullable(varchar('to_status', 24)),
    nullable(text('reason')),
    moment('created_at'),
  ],
  indices: [{ name: 'ix_audit_entries_subject', columnNames: ['subject_type', 'subject_id'] }],
});

const summaryJobs = new Table({
  name: 'summary_jobs',
  withoutRowid: true,
  columns: [
    primary(integer('club_id')),
    moment('requested_at'),
    counter('attempts'),
    moment('next_attempt_at'),
    nullable(moment('locked_until')),
  ],
  indices: [{ name: 'ix_summary_jobs_next_attempt', columnNames: ['next_attempt_at'] }],
  foreignKeys: [ownedBy('clubs', 'club_id', 'fk_summary_jobs_club')],
});

const rateLimitCounters = new Table({
  name: 'rate_limit_counters',
  withoutRowid: true,
  columns: [primary(varchar('counter_key', 120)), moment('window_ends_at'), counter('count')],
  indices: [{ name: 'ix_rate_limit_counters_end', columnNames: ['window_ends_at'] }],
});

const TABLES = [reviewTokens, mails, auditEntries, summaryJobs, rateLimitCounters];

const NEW_COUNTERS = {
  reviews_pending_verification: 'is_verified = 0',
  reviews_awaiting_approval: 'is_verified = 1 AND is_approved = 0',
  reviews_approved: 'is_verified = 1 AND is_approved = 1',
  reviews_held: 'is_held = 1 AND is_approved = 0',
};

/** Submitting and confirming reviews: links, mails, the audit log, jobs, limits, and counts of reviews by state. */
export class CreateSubmission1750000004000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table);
    for (const [name, condition] of Object.entries(NEW_COUNTERS)) {
      await runner.query(
        `INSERT INTO site_counters (name, value) SELECT '${name}', COUNT(*) FROM reviews WHERE ${condition}`,
      );
    }
  }
}
