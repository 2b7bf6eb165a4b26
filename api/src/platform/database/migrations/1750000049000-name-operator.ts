import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { primary, text, varchar } from './column-options.js';

const settings = new Table({
  name: 'operator_settings',
  columns: [primary(varchar('name', 40)), text('value')],
});

/** Keeps what owners say in the browser about the site and who runs it. */
export class NameOperator1750000049000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(settings);
  }
}
