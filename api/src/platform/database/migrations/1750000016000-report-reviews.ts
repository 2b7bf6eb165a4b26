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
  tinyint,
  varchar,
} from './column-options.js';

const cases = new Table({
  name: 'report_cases',
  columns: [
    generatedId(),
    integer('review_id'),
    integer('club_id'),
    { name: 'is_open', type: 'boolean' },
    tinyint('urgency'),
    flag('hid_review'),
    moment('opened_at'),
    nullable(moment('closed_at')),
    nullable(varchar('outcome', 10)),
    nullable(varchar('reason_code', 40)),
    nullable(text('words')),
  ],
  indices: [
    { name: 'ix_report_cases_queue', columnNames: ['is_open', 'urgency', 'opened_at'] },
    { name: 'ix_report_cases_closed', columnNames: ['is_open', 'closed_at'] },
    { name: 'ix_report_cases_review', columnNames: ['review_id', 'is_open'] },
  ],
});

const reports = new Table({
  name: 'review_reports',
  columns: [
    generatedId(),
    nullable(integer('case_id')),
    integer('review_id'),
    integer('club_id'),
    varchar('source', 10),
    varchar('reason', 20),
    text('words'),
    nullable(varchar('reporter_email_hash', 64)),
    nullable(varchar('reporter_email_encrypted', 512)),
    nullable(varchar('number', 11)),
    moment('created_at'),
    nullable(moment('confirmed_at')),
    nullable(moment('mail_due_at')),
    nullable(moment('wipe_at')),
  ],
  indices: [
    { name: 'ix_review_reports_number', columnNames: ['number'], isUnique: true },
    { name: 'ix_review_reports_case', columnNames: ['case_id'] },
    { name: 'ix_review_reports_reporter', columnNames: ['review_id', 'reporter_email_hash'] },
    { name: 'ix_review_reports_club', columnNames: ['source', 'club_id', 'created_at'] },
    { name: 'ix_review_reports_unconfirmed', columnNames: ['case_id', 'created_at'] },
    { name: 'ix_review_reports_mail', columnNames: ['mail_due_at'] },
    { name: 'ix_review_reports_wipe', columnNames: ['wipe_at'] },
  ],
});

const figures = new Table({
  name: 'monthly_moderation_figures',
  withoutRowid: true,
  columns: [
    primary(varchar('month', 7)),
    primary(varchar('measure', 20)),
    primary(integer('hours')),
    counter('count'),
  ],
});

/** Accepts reports of reviews, and counts their outcomes by month. */
export class ReportReviews1750000016000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(cases);
    await runner.createTable(reports);
    await runner.createTable(figures);
  }
}
