import type { QueryRunner } from 'typeorm';
import { Table, TableIndex } from 'typeorm';
import { counter, integer, primary, varchar } from './column-options.js';

const REPLIES_OF_CLUB = 'ix_reviews_club_responded';

/** How often clubs are seen, day by day, and the index for reading a club's replies in a period. */
export class CountViewsOfClubs1750000036100 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'club_daily_figures',
        withoutRowid: true,
        columns: [
          primary(integer('club_id')),
          primary(varchar('day', 10)),
          counter('views'),
          counter('shown_in_searches'),
        ],
        indices: [{ name: 'ix_club_daily_figures_day', columnNames: ['day'] }],
      }),
    );
    await runner.createIndex(
      'reviews',
      new TableIndex({ name: REPLIES_OF_CLUB, columnNames: ['club_id', 'responded_at'] }),
    );
  }
}
