import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { flag } from './column-options.js';

const COLUMN = 'in_england';
const TABLES = ['postcodes', 'outward_codes'] as const;

/** Tells England's postcodes from those of Wales and Scotland. What is there counts as England's until the next import. */
export class TellEngland1750000043000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.addColumn(table, new TableColumn({ ...flag(COLUMN), default: 1 }));
  }
}
