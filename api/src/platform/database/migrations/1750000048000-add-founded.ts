import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { integer, nullable } from './column-options.js';

const founded = new TableColumn(nullable(integer('founded')));

/** Stores the year in which a club was founded. */
export class AddFounded1750000048000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('clubs', founded);
  }
}
