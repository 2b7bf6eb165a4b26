import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableForeignKey } from 'typeorm';

const CLUB_KEY = 'fk_season_places_club';

/**
 * Removes the foreign key of season places to clubs. It made a new place take a shared lock on its club, before the
 * review in that place changed the club's totals: two authors confirming at once were a deadlock.
 */
export class FreeSeasonPlaces1750000041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('season_places', CLUB_KEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createForeignKey(
      'season_places',
      new TableForeignKey({
        name: CLUB_KEY,
        columnNames: ['club_id'],
        referencedTableName: 'clubs',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      }),
    );
  }
}
