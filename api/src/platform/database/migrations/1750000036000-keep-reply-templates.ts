import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { integer, moment, primary, text, varchar } from './column-options.js';

const templates = new Table({
  name: 'reply_templates',
  columns: [
    primary(integer('club_id')),
    primary(integer('position')),
    varchar('name', 60),
    text('text'),
    moment('changed_at'),
  ],
  foreignKeys: [
    {
      name: 'fk_reply_templates_club',
      columnNames: ['club_id'],
      referencedTableName: 'clubs',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** Lets clubs save templates for their replies. */
export class KeepReplyTemplates1750000036000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(templates);
  }
}
