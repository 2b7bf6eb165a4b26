import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { integer, nullable, varchar } from './column-options.js';

const COLUMNS = {
  club_import_jobs: [nullable(integer('staff_id')), nullable(varchar('staff_name', 160))],
  club_imports: [nullable(varchar('started_by', 160)), nullable(varchar('undone_by', 160))],
};

/** Who started and undid an import. */
export class NameImporters1750000032000 {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const column of columns) await runner.addColumn(table, new TableColumn(column));
  }
}
