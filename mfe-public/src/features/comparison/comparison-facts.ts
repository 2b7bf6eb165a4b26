import { ageGroupName } from '@club-reviews/domain/age-groups';
import { teamsForChild } from '@club-reviews/domain/child-teams';
import { costText, placesText, sessionText, TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import { milesBetween } from '@club-reviews/domain/distance';
import { FACT_ENTRIES, factText } from '@club-reviews/domain/simple-facts';
import { milesLabel } from '@club-reviews/shared-ui/formatting';
import type { ClubDetail, Coordinates } from '../../api/types';
import type { ChildContext } from '../../lib/child-context';
import { agesText, nightsText, placesFreeText, teamsText } from '../../lib/club-glance';
import { isPlaced } from '../map/places';
import type { ComparisonCell, ComparisonRow } from './comparison-rows';
import type { ComparedClub } from './use-compared-clubs';

/** A fact of a club in words; null if the club doesn't say. */
type Fact = [name: string, toText: (club: ClubDetail) => string | null];

const FACTS: readonly Fact[] = [
  ['Ages', agesText],
  ['Teams', teamsText],
  ['Training', nightsText],
  ['Fee', ({ cost }) => cost && costText(cost)],
  ['Places free', placesFreeText],
  ...FACT_ENTRIES.filter(([, fact]) => fact.isCompared).map(([key, fact]): Fact => [
    fact.name,
    (club) => factText(fact, club[key]),
  ]),
  ['Ground', ({ homeGround }) => (homeGround === '' ? null : homeGround)],
];

/** The names of the rows that don't depend on the child. */
export const FACT_NAMES: readonly string[] = FACTS.map(([name]) => name);

/** The club's team for the child: "Fridays 5.30pm to 6.30pm, waiting list". Null if it lists no teams at all. */
function childsTeamText({ teamDetails }: ClubDetail, child: ChildContext): string | null {
  if (teamDetails.length === 0) return null;
  const [team] = teamsForChild(teamDetails, child);
  if (team === undefined) return 'No such team listed';
  const parts = [...team.training.map(sessionText), placesText(team)?.toLowerCase()];
  return parts.filter(Boolean).join(', ') || 'Listed';
}

/** The row that answers the parent's own question, if they've said who the child is: "Under 10s girls". */
function childsFacts(child: ChildContext): Fact[] {
  const { age, team } = child;
  if (age === undefined && team === undefined) return [];
  const category = team && TEAM_CATEGORY_NAMES[team];
  const words = age === undefined ? [category, 'teams'] : [ageGroupName(age), category?.toLowerCase()];
  return [[words.filter(Boolean).join(' '), (club) => childsTeamText(club, child)]];
}

function toCell({ club, hasFailed }: ComparedClub, toText: Fact[1]): ComparisonCell {
  if (club === undefined) return { kind: hasFailed ? 'unknown' : 'pending' };
  const text = toText(club);
  return text === null ? { kind: 'not-given' } : { kind: 'text', text };
}

/**
 * What parents decide by, with a row for each fact that at least one of the clubs gives, or may still give.
 * @param from where to measure distances from; undefined until it's known, null if there's no such place
 */
export function factRows(
  clubs: readonly ComparedClub[],
  child: ChildContext,
  from: Coordinates | null | undefined,
): ComparisonRow[] {
  const distance: ComparisonRow = {
    name: 'Distance',
    cells: clubs.map((club) =>
      from ? toCell(club, (placed) => distanceText(placed, from)) : { kind: 'pending' },
    ),
  };
  const facts = [...childsFacts(child), ...FACTS].map(([name, toText]): ComparisonRow => ({
    name,
    cells: clubs.map((club) => toCell(club, toText)),
  }));
  return [...(from === null ? [] : [distance]), ...facts].filter(({ cells }) =>
    cells.some(({ kind }) => kind === 'text' || kind === 'pending'),
  );
}

const distanceText = (club: ClubDetail, from: Coordinates) =>
  isPlaced(club) ? milesLabel(milesBetween(from, club)) : null;
