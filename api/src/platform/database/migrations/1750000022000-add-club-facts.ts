import type { QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { integer, nullable, primary, text, tinyint, varchar } from './column-options.js';

const CLUBS = 'clubs';

const columns = [
  text('team_details'),
  text('cost'),
  varchar('accreditation', 12),
  text('welfare_officer'),
  text('ground_surfaces'),
  text('ground_access'),
].map((column) => new TableColumn(nullable(column)));

const teams = new Table({
  name: 'club_teams',
  withoutRowid: true,
  columns: [
    primary(integer('club_id')),
    primary(tinyint('position')),
    varchar('age_group', 12),
    varchar('category', 12),
    nullable(varchar('places', 12)),
    tinyint('training_days'),
  ],
  indices: [
    {
      name: 'ix_club_teams_search',
      columnNames: ['age_group', 'category', 'places', 'training_days', 'club_id'],
    },
  ],
});

/** Stores the facts that help parents choose on the club, and its teams also in a table for searching. */
export class AddClubFacts1750000022000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(CLUBS, columns);
    await runner.createTable(teams);
  }
}
