import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { nullable, text, varchar } from './column-options.js';

const TABLE = 'club_import_jobs';
const COLUMNS = [nullable(text('columns')), nullable(varchar('headings_hash', 64))];

/** What each column of a file of clubs is. */
export class ChooseColumns1750000051100 {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.addColumn(TABLE, new TableColumn(column));
  }
}
