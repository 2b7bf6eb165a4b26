import type { QueryRunner } from 'typeorm';
import { Table, TableIndex } from 'typeorm';
import { primary, text, varchar } from './column-options.js';

const INDICES = {
  audit_entries: { name: 'ix_audit_entries_created', columnNames: ['created_at'] },
  report_cases: { name: 'ix_report_cases_opened', columnNames: ['opened_at'] },
  notices: { name: 'ix_notices_opened', columnNames: ['created_at'] },
};

/** What came in and was decided in each week, and the indexes for reading a week. */
export class KeepDeskFigures1750000031000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'desk_weeks',
        withoutRowid: true,
        columns: [primary(varchar('week', 10)), text('figures')],
      }),
    );
    for (const [table, index] of Object.entries(INDICES)) {
      await runner.createIndex(table, new TableIndex(index));
    }
  }
}
