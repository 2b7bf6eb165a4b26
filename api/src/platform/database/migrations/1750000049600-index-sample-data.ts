import type { QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const TABLES = ['clubs', 'reviews'];

/** Finds what is left of the sample data at once, however much there is that's real. */
export class IndexSampleData1750000049600 {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.createIndex(
        table,
        new TableIndex({ name: `ix_${table}_sample`, columnNames: ['is_sample'] }),
      );
  }
}
