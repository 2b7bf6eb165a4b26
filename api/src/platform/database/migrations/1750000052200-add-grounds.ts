import type { QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';
import { double, flag, integer, moment, nullable, primary, text, varchar } from './column-options.js';

const grounds = new Table({
  name: 'grounds',
  columns: [
    primary(integer('id')),
    varchar('name', 200),
    nullable(varchar('town', 80)),
    nullable(varchar('postcode', 8)),
    double('latitude'),
    double('longitude'),
    integer('cell'),
    varchar('search_text', 320),
    text('surfaces'),
    text('access'),
    { ...flag('is_listed'), default: 1 },
    moment('updated_at'),
  ],
  indices: [
    { name: 'ix_grounds_cell', columnNames: ['is_listed', 'cell'] },
    { name: 'ix_grounds_search', columnNames: ['is_listed', 'search_text'] },
  ],
});
const groundId = new TableColumn(nullable(integer('ground_id')));
const byGround = new TableIndex({
  name: 'ix_clubs_ground',
  columnNames: ['ground_id', 'state', 'search_name'],
});

/** Stores the grounds of Active Places, and which of them a club has chosen. */
export class AddGrounds1750000052200 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(grounds);
    await runner.addColumn('clubs', groundId);
    await runner.createIndex('clubs', byGround);
  }
}
