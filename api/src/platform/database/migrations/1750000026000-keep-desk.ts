import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const TABLES = [
  new Table({
    name: 'desk_decisions',
    columns: [
      generatedId(),
      varchar('kind', 12),
      integer('entry_id'),
      text('content'),
      varchar('decider', 64),
      nullable(integer('decider_id')),
      varchar('decider_name', 120),
      moment('decided_at'),
      nullable(moment('due_at')),
      nullable(moment('locked_until')),
      nullable(varchar('problem', 300)),
    ],
    indices: [
      { name: 'ux_desk_decisions_entry', columnNames: ['kind', 'entry_id'], isUnique: true },
      { name: 'ix_desk_decisions_due', columnNames: ['due_at'] },
      { name: 'ix_desk_decisions_decider', columnNames: ['decider'] },
    ],
  }),
  new Table({
    name: 'desk_looks',
    withoutRowid: true,
    columns: [
      primary(varchar('holder', 20)),
      varchar('kind', 12),
      integer('entry_id'),
      varchar('name', 120),
      moment('seen_at'),
    ],
    indices: [{ name: 'ix_desk_looks_entry', columnNames: ['kind', 'entry_id'] }],
  }),
  new Table({
    name: 'desk_assignments',
    withoutRowid: true,
    columns: [
      primary(varchar('entry', 24)),
      varchar('kind', 12),
      integer('entry_id'),
      varchar('assignee', 64),
      varchar('name', 120),
      moment('assigned_at'),
    ],
    indices: [{ name: 'ix_desk_assignments_assignee', columnNames: ['assignee'] }],
  }),
];

/** The moderators' desk: decisions that can still be undone, who has what open, and who has taken what on. */
export class KeepDesk1750000026000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table);
  }
}
