import type { ClubCost, ClubTeam, CostPeriod, TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import {
  CLUB_TEAM_AGE_GROUPS,
  COST_PERIODS,
  TEAM_CATEGORIES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import { ApiProperty } from '@nestjs/swagger';

/** What a club is looking for, as its card says it. */
export class FoundCost {
  @ApiProperty({ type: 'integer', description: '0 is free' })
  pence!: number;

  @ApiProperty({ enum: COST_PERIODS })
  per!: CostPeriod;

  @ApiProperty({
    required: false,
    description: 'Whether a child can try it free; missing if the club doesn’t say',
  })
  freeTrial?: boolean;
}

/** What parents choose a club by, for a row in a list of search results. */
export class RowFacts {
  @ApiProperty({ type: [String], description: 'The age groups of its teams, youngest first' })
  ages!: string[];

  @ApiProperty({ enum: TEAM_CATEGORIES, isArray: true, description: 'Whom its teams are for' })
  teams!: TeamCategory[];

  @ApiProperty({ enum: WEEKDAYS, isArray: true, description: 'When the teams train that match' })
  days!: Weekday[];

  @ApiProperty({ type: FoundCost, nullable: true })
  cost!: FoundCost | null;

  @ApiProperty({ description: 'Whether a team that matches has places free' })
  placesFree!: boolean;
}

/** Columns of {@link RowFacts}; `c` is the clubs table. */
export const FACT_COLUMNS = 'c.team_details AS teamDetails, c.cost';

/** A row of {@link FACT_COLUMNS}. */
export interface FactsRow {
  teamDetails: string | null;
  cost: string | null;
}

/**
 * What a list says of a club's teams.
 * @param matches whether a team matches the search: days and places are those of these teams
 */
export function toRowFacts(
  teams: readonly ClubTeam[],
  matches: (team: ClubTeam) => boolean = () => true,
): Omit<RowFacts, 'cost'> {
  const matching = teams.filter(matches);
  return {
    ages: CLUB_TEAM_AGE_GROUPS.filter((age) => teams.some(({ ageGroup }) => ageGroup === age)),
    teams: TEAM_CATEGORIES.filter((kind) => teams.some(({ category }) => category === kind)),
    days: WEEKDAYS.filter((day) =>
      matching.some(({ training }) => training.some((session) => session.day === day)),
    ),
    placesFree: matching.some(({ places }) => places === 'yes'),
  };
}

/** The teams that a club lists. */
export function readTeams({ teamDetails }: Pick<FactsRow, 'teamDetails'>): ClubTeam[] {
  return teamDetails === null ? [] : (JSON.parse(teamDetails) as ClubTeam[]);
}

/** What a club costs, without its note. */
export function readCost({ cost }: Pick<FactsRow, 'cost'>): FoundCost | null {
  if (cost === null) return null;
  const { note: _, ...found } = JSON.parse(cost) as ClubCost;
  return found;
}
