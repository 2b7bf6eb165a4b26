import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { integer, moment, nullable, primary, varchar } from './column-options.js';

const traces = new Table({
  name: 'submission_traces',
  withoutRowid: true,
  columns: [
    primary(integer('review_id')),
    integer('club_id'),
    varchar('author_hash', 64),
    nullable(varchar('network_hash', 32)),
    nullable(varchar('browser_hash', 32)),
    nullable(varchar('text_values', 96)),
    nullable(integer('seconds_to_write')),
    varchar('signals', 400),
    integer('score'),
    moment('created_at'),
  ],
  indices: [
    { name: 'ix_submission_traces_club', columnNames: ['club_id', 'created_at'] },
    { name: 'ix_submission_traces_network', columnNames: ['network_hash', 'created_at'] },
    { name: 'ix_submission_traces_created', columnNames: ['created_at'] },
  ],
});

const bands = new Table({
  name: 'submission_trace_bands',
  withoutRowid: true,
  columns: [primary(varchar('band', 10)), primary(integer('review_id')), moment('created_at')],
  indices: [
    { name: 'ix_submission_trace_bands_review', columnNames: ['review_id'] },
    { name: 'ix_submission_trace_bands_created', columnNames: ['created_at'] },
  ],
});

/** Stores for 90 days how reviews came in, to detect rings of them. */
export class TraceSubmissions1750000012000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(traces);
    await runner.createTable(bands);
  }
}
