import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { flag, generatedId, integer, moment, text, varchar } from './column-options.js';

const TABLES = [
  new Table({
    name: 'desk_notes',
    columns: [
      generatedId(),
      varchar('subject', 12),
      integer('subject_id'),
      text('text'),
      varchar('writer', 64),
      varchar('writer_name', 160),
      moment('created_at'),
    ],
    indices: [
      { name: 'ix_desk_notes_subject', columnNames: ['subject', 'subject_id'] },
      { name: 'ix_desk_notes_created', columnNames: ['created_at'] },
    ],
  }),
  new Table({
    name: 'desk_filters',
    columns: [
      generatedId(),
      varchar('owner', 64),
      varchar('name', 40),
      varchar('name_key', 120),
      varchar('kinds', 200),
      flag('is_mine'),
    ],
    indices: [{ name: 'ux_desk_filters_name', columnNames: ['owner', 'name_key'], isUnique: true }],
  }),
];

/** Staff notes on desk entries, and each person's saved filters. */
export class AnnotateDesk1750000030100 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table);
  }
}
