import { ACCREDITATION_NAMES, costText } from '@club-reviews/domain/club-facts';
import { milesBetween } from '@club-reviews/domain/distance';
import { milesLabel } from '@club-reviews/shared-ui/formatting';
import type { ClubDetail, Coordinates } from '../../api/types';
import { agesText, nightsText, placesFreeText, teamsText } from '../../lib/club-glance';
import { isPlaced } from '../map/places';
import type { ComparisonCell, ComparisonRow } from './comparison-rows';
import type { ComparedClub } from './use-compared-clubs';

/** A fact of a club in words; null if the club doesn't say. */
type Fact = [name: string, textOf: (club: ClubDetail) => string | null];

const FACTS: readonly Fact[] = [
  ['Ages', agesText],
  ['Teams', teamsText],
  ['Training', nightsText],
  ['Fee', ({ cost }) => cost && costText(cost)],
  ['Places free', placesFreeText],
  ['Accreditation', ({ accreditation }) => accreditation && ACCREDITATION_NAMES[accreditation]],
  ['Ground', ({ homeGround }) => (homeGround === '' ? null : homeGround)],
];

function cellOf({ club, hasFailed }: ComparedClub, textOf: Fact[1]): ComparisonCell {
  if (club === undefined) return { kind: hasFailed ? 'unknown' : 'pending' };
  const text = textOf(club);
  return text === null ? { kind: 'not-given' } : { kind: 'text', text };
}

/**
 * What parents decide by, with a row for each fact that at least one of the clubs gives.
 * @param from where to measure distances from; null for no row of distances
 */
export function factRows(clubs: readonly ComparedClub[], from: Coordinates | null): ComparisonRow[] {
  const distance: Fact[] =
    from === null
      ? []
      : [['Distance', (club) => (isPlaced(club) ? milesLabel(milesBetween(from, club)) : null)]];
  return [...distance, ...FACTS]
    .map(([name, textOf]): ComparisonRow => ({
      name,
      topLabel: 'Best',
      cells: clubs.map((club) => cellOf(club, textOf)),
    }))
    .filter(({ cells }) => cells.some(({ kind }) => kind === 'text'));
}
