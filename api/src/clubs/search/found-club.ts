import { teamsForChild } from '@club-reviews/domain/child-teams';
import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import type { ClubCard } from '../club-rows.js';
import { toPlacedClub } from '../club-rows.js';
import { toMiles } from '../great-circle.js';
import type { Found } from './club-finder.js';
import type { Criteria } from './criteria.js';
import { asksOfTeams, teamFits } from './criteria.js';
import type { FindOrder, FindQuery } from './find-queries.js';
import type { FoundClub } from './find.dto.js';
import { getCategoryRating } from './found-order.js';
import { toMark } from '../directory/team-marks.js';

/**
 * A club's card; its days and places are those of the teams that match.
 * @param order what the clubs are sorted by: a category's average is shown then
 */
export function toFoundClub(
  card: ClubCard,
  { club, nearness }: Found,
  query: FindQuery,
  criteria: Criteria,
  order: FindOrder,
): Omit<FoundClub, 'nextSession'> {
  const matches = asksOfTeams(criteria) ? (team: ClubTeam) => teamFits(toMark(team), criteria) : undefined;
  const wanted = { age: query.age, team: query.team, days: query.day };
  const [team] = matches ? teamsForChild(card.teams, wanted) : [];
  const placed = toPlacedClub(card, nearness === null ? null : toMiles(nearness), matches);
  return {
    ...placed,
    matching: team !== undefined && matches?.(team) === true ? team : null,
    isClaimed: club.isManaged,
    categoryRating: getCategoryRating(placed, order),
    fewReviews: placed.reviewCount > 0 && placed.reviewCount < FEW_REVIEWS,
  };
}
