import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { flag, generatedId, integer, moment, nullable, text, varchar } from './column-options.js';

const clubKey = (name: string, column: string) => ({
  name,
  columnNames: [column],
  referencedTableName: 'clubs',
  referencedColumnNames: ['id'],
  onDelete: 'SET NULL',
  onUpdate: 'NO ACTION',
});

const suggestions = new Table({
  name: 'club_suggestions',
  columns: [
    generatedId(),
    varchar('kind', 10),
    nullable(integer('club_id')),
    varchar('club_name', 160),
    nullable(varchar('place', 160)),
    nullable(varchar('postcode', 8)),
    nullable(varchar('website_url', 500)),
    nullable(varchar('sport', 60)),
    nullable(varchar('problem', 10)),
    nullable(integer('other_club_id')),
    text('words'),
    flag('wants_answer'),
    nullable(varchar('email_encrypted', 512)),
    nullable(varchar('email_hash', 64)),
    { ...varchar('state', 10), default: "'open'" },
    nullable(text('answer')),
    nullable(varchar('decided_by', 160)),
    nullable(moment('decided_at')),
    moment('created_at'),
  ],
  foreignKeys: [
    clubKey('fk_club_suggestions_club', 'club_id'),
    clubKey('fk_club_suggestions_other_club', 'other_club_id'),
  ],
  indices: [
    { name: 'ix_club_suggestions_state', columnNames: ['state', 'created_at'] },
    { name: 'ix_club_suggestions_created', columnNames: ['created_at'] },
    { name: 'ix_club_suggestions_decided', columnNames: ['decided_at'] },
    { name: 'ix_club_suggestions_email', columnNames: ['email_hash'] },
    { name: 'ix_club_suggestions_club', columnNames: ['club_id'] },
    { name: 'ix_club_suggestions_other_club', columnNames: ['other_club_id'] },
  ],
});

/** Accepts the public's suggestions for the directory. */
export class TakeSuggestions1750000027000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(suggestions);
  }
}
