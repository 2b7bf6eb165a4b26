import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';
import { flag, moment, nullable, primary, text, varchar } from './column-options.js';

const TRACES = 'submission_traces';
const REJECTED = 'ix_submission_traces_rejected';

/**
 * What the public has caused to each mailbox in the last day, mails that wait for a digest, and when a review was
 * disowned by the owner of its address, which replaces the block of the address.
 */
export class BudgetMailboxes1750000042000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'mailboxes',
        withoutRowid: true,
        columns: [primary(varchar('mailbox_hash', 64)), text('caused'), moment('forgotten_at')],
        indices: [{ name: 'ix_mailboxes_forgotten', columnNames: ['forgotten_at'] }],
      }),
    );
    await runner.addColumn('mails', new TableColumn(flag('is_for_digest')));
    await runner.addColumn(TRACES, new TableColumn(nullable(moment('rejected_at'))));
    await runner.createIndex(
      TRACES,
      new TableIndex({ name: REJECTED, columnNames: ['author_hash', 'rejected_at'] }),
    );
  }
}
