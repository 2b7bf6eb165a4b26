import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { varchar } from './column-options.js';

/** Lets clubs call off single weeks of their weekly sessions. */
export class CallOffWeeks1750000051600 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'club_sessions',
      new TableColumn({ ...varchar('called_off', 600), default: "''" }),
    );
  }
}
