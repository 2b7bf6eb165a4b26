import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { double, integer, nullable, primary, varchar } from './column-options.js';

const items = new Table({
  name: 'open_data_items',
  columns: [
    primary(double('modified')),
    integer('club_id'),
    varchar('item', 32),
    nullable(varchar('hash', 43)),
    nullable(varchar('ends_on', 10)),
  ],
  indices: [
    { name: 'ux_open_data_items_item', columnNames: ['club_id', 'item'], isUnique: true },
    { name: 'ix_open_data_items_ends', columnNames: ['ends_on'] },
  ],
});

/** Remembers what the open data feed has said, and in which order. */
export class PublishOpenData1750000052000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(items);
    // The row at which those who give the feed's numbers take turns.
    await runner.query("INSERT INTO site_settings (name, value) VALUES ('open_data', '0')");
  }
}
