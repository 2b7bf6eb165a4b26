import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { flag } from './column-options.js';

const TABLES = ['clubs', 'reviews'];

/** Tells invented clubs and reviews from real ones, so that they can be removed. */
export class MarkSampleData1750000049500 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.addColumn(table, new TableColumn(flag('is_sample')));
  }
}
