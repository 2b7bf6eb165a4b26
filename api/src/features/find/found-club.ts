import type { ClubCost, ClubTeam } from '@club-reviews/domain/club-facts';
import { CLUB_TEAM_AGE_GROUPS, TEAM_CATEGORIES, WEEKDAYS } from '@club-reviews/domain/club-facts';
import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import { toClubSummary } from '../clubs/club-rows.js';
import { milesOf } from '../clubs/great-circle.js';
import type { Found } from './club-finder.js';
import type { Criteria } from './criteria.js';
import { teamFits } from './criteria.js';
import type { FindOrder } from './find-queries.js';
import type { FoundClub } from './find.dto.js';
import type { FoundClubRow } from './found-clubs.sql.js';
import { categoryRatingOf } from './found-order.js';
import { markOf } from './index/team-marks.js';

/**
 * A club's card; its days and places are those of the teams that are as asked.
 * @param order what the clubs are sorted by: a category's average is shown then
 */
export function toFoundClub(
  row: FoundClubRow,
  { club, nearness }: Found,
  criteria: Criteria,
  order: FindOrder,
): FoundClub {
  const teams = row.teamDetails === null ? [] : (JSON.parse(row.teamDetails) as ClubTeam[]);
  const matching = teams.filter((team) => teamFits(markOf(team), criteria));
  return {
    ...toClubSummary(row),
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMiles: nearness === null ? null : Math.round(milesOf(nearness) * 10) / 10,
    ages: CLUB_TEAM_AGE_GROUPS.filter((age) => teams.some(({ ageGroup }) => ageGroup === age)),
    teams: TEAM_CATEGORIES.filter((kind) => teams.some(({ category }) => category === kind)),
    days: WEEKDAYS.filter((day) =>
      matching.some(({ training }) => training.some((session) => session.day === day)),
    ),
    cost: costOf(row.cost),
    placesFree: matching.some(({ places }) => places === 'yes'),
    isClaimed: Number(row.isClaimed) === 1,
    categoryRating: categoryRatingOf(club, order),
    fewReviews: row.reviewCount > 0 && row.reviewCount < FEW_REVIEWS,
  };
}

function costOf(json: string | null): FoundClub['cost'] {
  if (json === null) return null;
  const { pence, per } = JSON.parse(json) as ClubCost;
  return { pence, per };
}
