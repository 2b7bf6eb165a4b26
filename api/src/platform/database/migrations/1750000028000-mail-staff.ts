import type { QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { generatedId, integer, moment, nullable, varchar } from './column-options.js';

const STAFF = 'staff_members';

const alerts = new Table({
  name: 'safety_alerts',
  columns: [
    generatedId(),
    varchar('kind', 10),
    integer('entry_id'),
    integer('club_id'),
    moment('created_at'),
    nullable(moment('told_at')),
  ],
  indices: [{ name: 'ix_safety_alerts_told', columnNames: ['told_at', 'created_at'] }],
});

/** Mails the staff about what is waiting, as each of them chooses. */
export class MailStaff1750000028000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(alerts);
    await runner.addColumns(STAFF, [
      new TableColumn(nullable({ name: 'mails_safety', type: 'boolean' })),
      new TableColumn(nullable({ name: 'mails_summary', type: 'boolean' })),
    ]);
  }
}
