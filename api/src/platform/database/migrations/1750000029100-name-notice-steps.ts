import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { integer, nullable, varchar } from './column-options.js';

const EVENTS = 'notice_events';

/** Steps of notices record which member of staff took them, visible to staff only. */
export class NameNoticeSteps1750000029100 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(EVENTS, [
      new TableColumn(nullable(integer('staff_id'))),
      new TableColumn(nullable(varchar('staff_name', 160))),
    ]);
  }
}
