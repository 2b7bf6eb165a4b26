import {
  GROUND_ACCESS,
  GROUND_ACCESS_NAMES,
  GROUND_SURFACE_NAMES,
  GROUND_SURFACES,
} from '@club-reviews/domain/club-facts';
import { SoftText } from '@club-reviews/shared-ui';
import type { Facets } from '../../api/types';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { costLabel } from './applied-filters';
import { getCount, toggled } from './filter-choices';
import { FilterChip } from './filter-chip';
import { FilterRow } from './filter-row';

interface MoreFiltersProps {
  params: FindParams;
  toAddress: ToAddress;
  facets: Facets | undefined;
}

/** The lowest minimum on offer: almost every club has one or two stars. */
const STARS = [3, 4, 5];

/** Filters that fewer parents need: ratings, leagues, and facts about fees and grounds. */
export function MoreFilters({ params, toAddress, facets }: MoreFiltersProps) {
  const { stars, league, cost, surfaces, access } = params;
  // A dearer limit that finds no more clubs isn't a choice.
  const costs = facets?.costs.filter(
    ({ pounds, count }, index, all) => pounds === cost || count !== all[index - 1]?.count,
  );
  return (
    <>
      <FilterRow label="Reviews">
        {STARS.map((least) => (
          <FilterChip
            key={least}
            to={toAddress({ stars: stars === least ? null : least })}
            chosen={stars === least}
            count={getCount(facets?.stars, least)}
            label={least === 5 ? '5 stars' : `${least}+ stars`}
          />
        ))}
        <FilterChip
          to={toAddress({ reviewed: !params.reviewed })}
          chosen={params.reviewed}
          count={facets?.reviewed}
          label="Has reviews"
        />
      </FilterRow>
      <FilterRow label="Cost">
        {costs?.map(({ pounds, count }) => (
          <FilterChip
            key={pounds}
            to={toAddress({ cost: cost === pounds ? null : pounds })}
            chosen={cost === pounds}
            count={count}
            label={costLabel(pounds)}
          />
        ))}
        <FilterChip
          to={toAddress({ trial: !params.trial })}
          chosen={params.trial}
          count={facets?.trials}
          label="Free trial"
        />
      </FilterRow>
      <FilterRow label="Accreditation">
        <FilterChip
          to={toAddress({ accredited: !params.accredited })}
          chosen={params.accredited}
          count={facets?.accredited}
          label="FA accredited"
        />
      </FilterRow>
      <FilterRow label="Surface, any of">
        {GROUND_SURFACES.map((surface) => (
          <FilterChip
            key={surface}
            to={toAddress({ surfaces: toggled(surfaces, surface) })}
            chosen={surfaces.includes(surface)}
            count={getCount(facets?.surfaces, surface)}
            label={GROUND_SURFACE_NAMES[surface]}
          />
        ))}
      </FilterRow>
      <FilterRow label="At the ground, all of">
        {GROUND_ACCESS.map((one) => (
          <FilterChip
            key={one}
            to={toAddress({ access: toggled(access, one) })}
            chosen={access.includes(one)}
            count={getCount(facets?.access, one)}
            label={GROUND_ACCESS_NAMES[one]}
          />
        ))}
      </FilterRow>
      <FilterRow label="League">
        {facets?.leagues.map(({ value, label, count }) => (
          <FilterChip
            key={value}
            to={toAddress({ league: league === value ? '' : value })}
            chosen={league === value}
            count={count}
            label={label}
          />
        ))}
        {facets !== undefined && facets.furtherLeagues > 0 && (
          <SoftText as="li">
            {`These leagues have the most clubs; ${otherLeagues(facets.furtherLeagues)} shown.`}
          </SoftText>
        )}
      </FilterRow>
    </>
  );
}

const otherLeagues = (count: number) => (count === 1 ? 'another one isn’t' : `${count} others aren’t`);
