import type { QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { counter, nullable, primary, varchar } from './column-options.js';

const COLUMN = 'reason_code';

const counts = new Table({
  name: 'monthly_removal_counts',
  withoutRowid: true,
  columns: [primary(varchar('month', 7)), primary(varchar('reason', 20)), counter('count')],
});

/** Removals get a reason from a list, and are counted by it; those of the past had none. */
export class GiveRemovalReasons1750000015000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_entries', 'archived_reviews'])
      await runner.addColumn(table, new TableColumn(nullable(varchar(COLUMN, 20))));
    await runner.query(
      `UPDATE audit_entries SET ${COLUMN} = 'none-given' WHERE subject_type = 'review' AND action = 'deleted'`,
    );
    await runner.query(`UPDATE archived_reviews SET ${COLUMN} = 'none-given' WHERE state = 'removed'`);
    await runner.createTable(counts);
    await runner.query(
      `INSERT INTO monthly_removal_counts (month, reason, count)
       SELECT month, 'none-given', count FROM monthly_review_counts WHERE event = 'removed'`,
    );
  }
}
