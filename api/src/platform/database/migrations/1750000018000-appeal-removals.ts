import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';
import { integer, moment, nullable, primary, text, varchar } from './column-options.js';

const ARCHIVE = 'archived_reviews';
const archivedBy = new TableColumn({ ...varchar('archived_by', 12), default: "'reviewer'" });
const byState = new TableIndex({
  name: 'ix_archived_reviews_state',
  columnNames: ['state', 'archived_at', 'review_id'],
});

const appeals = new Table({
  name: 'review_appeals',
  withoutRowid: true,
  columns: [
    primary(integer('review_id')),
    text('text'),
    moment('created_at'),
    nullable(varchar('outcome', 12)),
    nullable(text('answer')),
    nullable(moment('decided_at')),
    nullable(moment('erase_at')),
  ],
  indices: [
    { name: 'ix_review_appeals_open', columnNames: ['decided_at', 'created_at'] },
    { name: 'ix_review_appeals_erase', columnNames: ['erase_at'] },
  ],
});

/** Authors appeal against the removal of a review; while an appeal is open, the review has no erasure date. */
export class AppealRemovals1750000018000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(ARCHIVE, archivedBy);
    await runner.query(`UPDATE ${ARCHIVE} SET archived_by = 'site-admin' WHERE state = 'removed'`);
    await runner.changeColumn(ARCHIVE, 'erase_at', new TableColumn(nullable(moment('erase_at'))));
    await runner.createIndex(ARCHIVE, byState);
    await runner.createTable(appeals);
  }
}
