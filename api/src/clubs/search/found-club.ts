import { teamsForChild } from '@club-reviews/domain/child-teams';
import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import { toPlacedClub } from '../club-rows.js';
import { toMiles } from '../great-circle.js';
import { readTeams } from '../row-facts.js';
import type { Found } from './club-finder.js';
import { asksOfTeams, teamFits, toCriteria } from './criteria.js';
import type { FindOrder, FindQuery } from './find-queries.js';
import type { FoundClub } from './find.dto.js';
import type { FoundClubRow } from './found-clubs.sql.js';
import { getCategoryRating } from './found-order.js';
import { toMark } from '../directory/team-marks.js';

/**
 * A club's card; its days and places are those of the teams that match.
 * @param order what the clubs are sorted by: a category's average is shown then
 */
export function toFoundClub(
  row: FoundClubRow,
  { nearness }: Found,
  query: FindQuery,
  order: FindOrder,
): Omit<FoundClub, 'nextSession'> {
  const criteria = toCriteria(query);
  const matches = (team: ClubTeam) => teamFits(toMark(team), criteria);
  const wanted = { age: query.age, team: query.team, days: query.day };
  const [team] = asksOfTeams(criteria) ? teamsForChild(readTeams(row), wanted) : [];
  const placed = toPlacedClub(row, nearness === null ? null : toMiles(nearness), matches);
  return {
    ...placed,
    matching: team !== undefined && matches(team) ? team : null,
    isClaimed: Number(row.isClaimed) === 1,
    categoryRating: getCategoryRating(placed, order),
    fewReviews: row.reviewCount > 0 && row.reviewCount < FEW_REVIEWS,
  };
}
