import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import {
  counter,
  flag,
  generatedId,
  integer,
  moment,
  nullable,
  primary,
  text,
  varchar,
} from './column-options.js';

const jobs = new Table({
  name: 'club_import_jobs',
  columns: [
    generatedId(),
    varchar('file_name', 200),
    integer('size_bytes'),
    counter('received_bytes'),
    varchar('step', 12),
    counter('progress'),
    nullable(text('counts')),
    nullable(text('problem')),
    flag('adds_doubtful'),
    nullable(integer('import_id')),
    moment('created_at'),
    counter('attempts'),
    nullable(moment('next_attempt_at')),
    nullable(moment('locked_until')),
  ],
  indices: [
    { name: 'ix_club_import_jobs_next_attempt', columnNames: ['next_attempt_at'] },
    { name: 'ix_club_import_jobs_created', columnNames: ['created_at'] },
  ],
});

const pieces = new Table({
  name: 'club_import_pieces',
  columns: [primary(integer('job_id')), primary(integer('position')), text('data')],
  withoutRowid: true,
});

const rows = new Table({
  name: 'club_import_rows',
  columns: [
    primary(integer('job_id')),
    primary(integer('line')),
    varchar('outcome', 12),
    varchar('external_id', 100),
    varchar('name', 200),
    text('detail'),
  ],
  indices: [{ name: 'ix_club_import_rows_outcome', columnNames: ['job_id', 'outcome', 'line'] }],
  withoutRowid: true,
});

/** Files of clubs uploaded from a browser, and what is to be done with them. */
export class ImportByBrowser1750000022100 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [jobs, pieces, rows]) await runner.createTable(table);
  }
}
