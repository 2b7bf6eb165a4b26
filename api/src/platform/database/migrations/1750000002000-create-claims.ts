import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { counter, generatedId, integer, moment, nullable, text, varchar } from './column-options.js';

const claims = new Table({
  name: 'claims',
  columns: [
    generatedId(),
    varchar('club_name', 160),
    nullable(integer('club_id')),
    varchar('contact_name', 160),
    varchar('contact_email_encrypted', 512),
    varchar('contact_phone', 40),
    varchar('position', 40),
    text('club_description'),
    text('facilities'),
    varchar('age_groups', 300),
    varchar('training_days', 300),
    nullable(varchar('website_url', 500)),
    nullable(varchar('social_media', 500)),
    varchar('verification_method', 40),
    nullable(text('additional_info')),
    { ...varchar('status', 10), default: "'pending'" },
    nullable(text('rejection_reason')),
    moment('created_at'),
  ],
  indices: [
    { name: 'ix_claims_status', columnNames: ['status', 'created_at'] },
    { name: 'ix_claims_club', columnNames: ['club_id'] },
  ],
  foreignKeys: [
    {
      name: 'fk_claims_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
      onUpdate: 'NO ACTION',
    },
  ],
});

const clubAdmins = new Table({
  name: 'club_admins',
  columns: [
    generatedId(),
    integer('club_id'),
    varchar('email_hash', 64),
    varchar('email_encrypted', 512),
    varchar('name', 160),
    nullable(varchar('password_hash', 255)),
    counter('token_version'),
    moment('created_at'),
  ],
  indices: [
    { name: 'ux_club_admins_email', columnNames: ['email_hash'], isUnique: true },
    { name: 'ix_club_admins_club', columnNames: ['club_id'] },
  ],
  foreignKeys: [
    {
      name: 'fk_club_admins_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Claims of clubs, and the people who manage them. */
export class CreateClaims1750000002000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(claims);
    await runner.createTable(clubAdmins);
  }
}
