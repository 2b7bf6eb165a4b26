import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { WEEKDAYS } from '@club-reviews/domain/club-facts';
import type { EntityManager } from 'typeorm';
import { In, IsNull, Not, Between } from 'typeorm';
import { idBatches, insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import { noteDirectory } from './club-versions.js';
import { Club, ClubTeamRow } from './club.entity.js';

const CLUBS_PER_BATCH = 500;

/** A club and its teams, if any. */
export type ClubWithTeams = Pick<Club, 'id'> & Partial<Pick<Club, 'teamDetails'>>;

/** Makes clubs findable by their current teams, after these have changed. */
export async function indexTeams(manager: EntityManager, clubs: readonly ClubWithTeams[]): Promise<void> {
  if (clubs.length === 0) return;
  await manager.delete(ClubTeamRow, { clubId: In(clubs.map(({ id }) => id)) });
  await insertTeams(manager, clubs);
}

/** Makes clubs findable by their teams if they aren't yet. */
export async function insertTeams(manager: EntityManager, clubs: readonly ClubWithTeams[]): Promise<void> {
  await insertRows(manager, 'club_teams', clubs.flatMap(teamRows));
}

/** The rows of `club_teams` for one club. */
function teamRows({ id, teamDetails }: ClubWithTeams): Record<string, string | number | null>[] {
  return (teamDetails ?? []).map(({ ageGroup, category, places, training }, position) => ({
    club_id: id,
    position,
    age_group: ageGroup,
    category,
    places,
    training_days: daysOf(training),
  }));
}

/** Rebuilds the rows of all clubs, in batches. */
export async function indexAllTeams({ dataSource, transactions }: Database): Promise<void> {
  for await (const { first, last } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    await transactions.runInTransaction(async (manager) => {
      const clubs = await manager.find(Club, {
        where: { id: Between(first, last), teamDetails: Not(IsNull()) },
        select: { id: true, teamDetails: true },
      });
      await manager.delete(ClubTeamRow, { clubId: Between(first, last) });
      await insertTeams(manager, clubs);
      noteDirectory(manager);
    });
  }
}

/** One bit for each day of the week: Monday is 1, Sunday 64. */
function daysOf(training: ClubTeam['training']): number {
  const days = new Set(training.map(({ day }) => 1 << WEEKDAYS.indexOf(day)));
  return [...days].reduce((sum, bit) => sum + bit, 0);
}
