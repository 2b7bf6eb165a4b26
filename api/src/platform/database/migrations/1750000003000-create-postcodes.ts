import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { double, primary, varchar } from './column-options.js';

const postcodes = new Table({
  name: 'postcodes',
  withoutRowid: true,
  columns: [primary(varchar('postcode', 8)), double('latitude'), double('longitude')],
});

const outwardCodes = new Table({
  name: 'outward_codes',
  withoutRowid: true,
  columns: [primary(varchar('outward_code', 4)), double('latitude'), double('longitude')],
});

/** Where postcodes are. */
export class CreatePostcodes1750000003000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(postcodes);
    await runner.createTable(outwardCodes);
  }
}
