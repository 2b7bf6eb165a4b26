import { TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import type { ClubDetail } from '../api/types';

/** The teams that a club lists in its own words, except for those listed with their age groups. */
export function furtherTeams({ teams, teamDetails }: Pick<ClubDetail, 'teams' | 'teamDetails'>): string[] {
  const listed = new Set(
    teamDetails.flatMap(({ ageGroup, category, name }) => {
      const title = [ageGroup, name].filter((part) => part !== null).join(' ');
      return [title, `${title} ${TEAM_CATEGORY_NAMES[category]}`].map((text) => text.toLowerCase());
    }),
  );
  return teams.filter((team) => !listed.has(team.toLowerCase()));
}
