import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableForeignKey } from 'typeorm';

const CLUB_KEY = 'fk_season_places_club';

/**
 * Takes the foreign key of season places to clubs away. A new place took a shared lock on its club by it, before the
 * review that comes into the place changes the club's totals: two authors who confirm at once were a deadlock.
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
