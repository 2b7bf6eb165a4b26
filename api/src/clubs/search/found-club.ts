import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import { toPlacedClub } from '../club-rows.js';
import { toMiles } from '../great-circle.js';
import { readTeams } from '../row-facts.js';
import type { Found } from './club-finder.js';
import type { Criteria } from './criteria.js';
import { asksOfTeams, teamFits } from './criteria.js';
import type { FindOrder } from './find-queries.js';
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
  criteria: Criteria,
  order: FindOrder,
): FoundClub {
  const matches = (team: ClubTeam) => teamFits(toMark(team), criteria);
  const placed = toPlacedClub(row, nearness === null ? null : toMiles(nearness), matches);
  return {
    ...placed,
    matching: (asksOfTeams(criteria) && readTeams(row).find(matches)) || null,
    isClaimed: Number(row.isClaimed) === 1,
    categoryRating: getCategoryRating(placed, order),
    fewReviews: row.reviewCount > 0 && row.reviewCount < FEW_REVIEWS,
  };
}
