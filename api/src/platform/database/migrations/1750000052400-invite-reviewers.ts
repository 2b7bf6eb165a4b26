import type { QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { counter, flag, generatedId, integer, moment, nullable, primary, varchar } from './column-options.js';

const invitations = new Table({
  name: 'review_invitations',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('code_hash', 64),
    varchar('way', 5),
    nullable(varchar('email_hash', 64)),
    moment('created_at'),
    moment('expires_at'),
    flag('is_used'),
  ],
  indices: [
    { name: 'ux_review_invitations_code', columnNames: ['code_hash'], isUnique: true },
    { name: 'ix_review_invitations_club', columnNames: ['club_id', 'way', 'created_at', 'is_used'] },
    { name: 'ix_review_invitations_email', columnNames: ['email_hash'] },
    { name: 'ix_review_invitations_created', columnNames: ['created_at'] },
  ],
  foreignKeys: [
    {
      name: 'fk_review_invitations_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

const refusals = new Table({
  name: 'invitation_refusals',
  columns: [primary(varchar('email_hash', 64)), moment('created_at')],
});

const reviewColumns = [nullable(varchar('invitation_hash', 64)), flag('is_invited')].map(
  (column) => new TableColumn(column),
);
const clubColumns = ['invited_count', 'invited_total'].map((name) => new TableColumn(counter(name)));

/** Clubs' one-time invitations to write a review, and what the reviews that came of them add up to. */
export class InviteReviewers1750000052400 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(invitations);
    await runner.createTable(refusals);
    await runner.addColumns('reviews', reviewColumns);
    await runner.addColumns('clubs', clubColumns);
  }
}
