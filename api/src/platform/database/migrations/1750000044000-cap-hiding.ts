import type { QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { generatedId, integer, moment, nullable, varchar } from './column-options.js';

const hides = new Table({
  name: 'automatic_hides',
  columns: [
    generatedId(),
    integer('review_id'),
    integer('club_id'),
    varchar('source', 10),
    nullable(varchar('mailbox_hash', 64)),
    nullable(varchar('domain_hash', 64)),
    nullable(varchar('network_hash', 32)),
    nullable(varchar('browser_hash', 32)),
    moment('created_at'),
  ],
  indices: [
    { name: 'ix_automatic_hides_club', columnNames: ['club_id', 'created_at'] },
    { name: 'ix_automatic_hides_created', columnNames: ['created_at'] },
    { name: 'ix_automatic_hides_mailbox', columnNames: ['mailbox_hash'] },
  ],
});

const alerts = new Table({
  name: 'support_alerts',
  columns: [
    generatedId(),
    varchar('kind', 20),
    integer('entry_id'),
    integer('club_id'),
    moment('created_at'),
    nullable(moment('told_at')),
  ],
  indices: [{ name: 'ix_support_alerts_told', columnNames: ['told_at', 'created_at'] }],
});

/**
 * Limits what reports and notices take out of sight before a moderator has decided, and combines the mails to the
 * support address about them.
 */
export class CapHiding1750000044000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(hides);
    await runner.createTable(alerts);
    await runner.addColumn('report_cases', new TableColumn(nullable(varchar('hide_refusal', 20))));
    await runner.addColumns('notices', [
      new TableColumn(nullable(varchar('network_hash', 32))),
      new TableColumn(nullable(varchar('browser_hash', 32))),
      new TableColumn(nullable(varchar('hide_refusal', 20))),
    ]);
  }
}
