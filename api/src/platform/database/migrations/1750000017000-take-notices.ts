import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, integer, moment, nullable, text, varchar } from './column-options.js';

const notices = new Table({
  name: 'notices',
  columns: [
    generatedId(),
    varchar('reference', 16),
    integer('review_id'),
    integer('club_id'),
    varchar('state', 12),
    nullable(varchar('outcome', 20)),
    nullable(moment('due_at')),
    nullable(moment('remind_at')),
    text('content_encrypted'),
    varchar('complainant_hash', 64),
    nullable(text('answer_encrypted')),
    moment('created_at'),
    nullable(moment('received_at')),
    nullable(moment('forwarded_at')),
    nullable(moment('closed_at')),
  ],
  indices: [
    { name: 'ix_notices_due', columnNames: ['due_at'] },
    { name: 'ix_notices_remind', columnNames: ['remind_at'] },
    { name: 'ix_notices_closed', columnNames: ['closed_at'] },
    { name: 'ix_notices_created', columnNames: ['state', 'created_at'] },
    { name: 'ix_notices_review', columnNames: ['review_id'] },
    { name: 'ix_notices_complainant', columnNames: ['complainant_hash'] },
    { name: 'ux_notices_reference', columnNames: ['reference'], isUnique: true },
  ],
});

const events = new Table({
  name: 'notice_events',
  columns: [
    generatedId(),
    integer('notice_id'),
    varchar('step', 20),
    varchar('actor', 12),
    nullable(text('note')),
    nullable(moment('due_at')),
    moment('created_at'),
  ],
  indices: [{ name: 'ix_notice_events_notice', columnNames: ['notice_id'] }],
  foreignKeys: [
    {
      name: 'fk_notice_events_notice',
      columnNames: ['notice_id'],
      referencedTableName: 'notices',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Accepts notices of complaint about reviews, and stores the outcome of each. */
export class TakeNotices1750000017000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(notices);
    await runner.createTable(events);
  }
}
