import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { nullable, varchar } from './column-options.js';

const columns = [varchar('sibling_discount', 100), { name: 'first_aider', type: 'boolean' }].map(
  (column) => new TableColumn(nullable(column)),
);

/** Stores a club's discount for siblings, and whether a first aider is at every session. */
export class AddFirstAider1750000047000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('clubs', columns);
  }
}
