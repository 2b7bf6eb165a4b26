import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { flag, generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const enquiries = new Table({
  name: 'enquiries',
  columns: [
    generatedId(),
    integer('club_id'),
    { ...varchar('state', 12), default: "'unconfirmed'" },
    nullable(varchar('club_list', 8)),
    nullable(varchar('age_group', 12)),
    text('message'),
    nullable(varchar('email_hash', 64)),
    nullable(varchar('email_encrypted', 512)),
    varchar('token_hash', 64),
    nullable(integer('desk_urgency')),
    nullable(moment('desk_since')),
    flag('is_moderated'),
    nullable(varchar('report_reason', 20)),
    nullable(text('report_words')),
    nullable(moment('reported_at')),
    nullable(text('decision_reason')),
    nullable(varchar('decided_by', 160)),
    nullable(moment('decided_at')),
    nullable(text('answer')),
    nullable(integer('answered_by_id')),
    nullable(moment('answered_at')),
    nullable(moment('closed_at')),
    nullable(moment('confirmed_at')),
    moment('erase_at'),
    moment('created_at'),
  ],
  foreignKeys: [
    {
      name: 'fk_enquiries_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
    {
      name: 'fk_enquiries_answerer',
      columnNames: ['answered_by_id'],
      referencedTableName: 'club_admins',
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
      onUpdate: 'NO ACTION',
    },
  ],
  indices: [
    { name: 'ux_enquiries_token', columnNames: ['token_hash'], isUnique: true },
    { name: 'ix_enquiries_list', columnNames: ['club_id', 'club_list', 'created_at'] },
    { name: 'ix_enquiries_desk', columnNames: ['desk_urgency', 'desk_since'] },
    { name: 'ix_enquiries_moderated', columnNames: ['is_moderated', 'created_at'] },
    { name: 'ix_enquiries_email', columnNames: ['email_hash'] },
    { name: 'ix_enquiries_erase', columnNames: ['erase_at'] },
    { name: 'ix_enquiries_answerer', columnNames: ['answered_by_id'] },
  ],
});

const blocks = new Table({
  name: 'enquiry_blocks',
  columns: [
    primary(varchar('email_hash', 64)),
    nullable(varchar('blocked_by', 160)),
    moment('created_at'),
    moment('ends_at'),
  ],
  indices: [{ name: 'ix_enquiry_blocks_ends', columnNames: ['ends_at'] }],
});

/** Lets parents ask clubs questions. */
export class TakeEnquiries1750000037000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(enquiries);
    await runner.createTable(blocks);
  }
}
