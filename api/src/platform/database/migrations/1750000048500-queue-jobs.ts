import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { counter } from './column-options.js';

/** Decisions of moderators become jobs, which count their attempts. */
export class QueueJobs1750000048500 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('desk_decisions', new TableColumn(counter('attempts')));
  }
}
