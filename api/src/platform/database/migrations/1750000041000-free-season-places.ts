import type { QueryRunner } from 'typeorm';

/**
 * Removes the foreign key of season places to clubs. It made a new place take a shared lock on its club, before the
 * review in that place changed the club's totals: two authors confirming at once were a deadlock.
 */
export class FreeSeasonPlaces1750000041000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('season_places', 'fk_season_places_club');
  }
}
