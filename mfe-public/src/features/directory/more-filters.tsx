import { WEEKDAY_NAMES, WEEKDAYS } from '@club-reviews/domain/club-facts';
import { Button, ButtonLink, Cluster } from '@club-reviews/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { countFilters, findAddress, withoutFilters } from '../../lib/find-params';
import { countOf, toggled } from './filter-choices';
import { FilterChip } from './filter-chip';
import { FilterRow } from './filter-row';
import type { FindFiltersProps } from './find-filters';

/** The lowest minimum on offer: almost every club has one or two stars. */
const STARS = [3, 4, 5];

const Fold = styled.details`
  min-width: 0;

  & > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.5rem;
    font-size: var(--text-s);
    font-weight: 650;
    color: var(--color-link);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-3);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

/** Filters that fewer parents need, unfolded on demand, and a link to the results. */
export function MoreFilters({ params, facets, found, onShow }: FindFiltersProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const chosen = countFilters(params);
  const show = () => {
    if (fold.current !== null) fold.current.open = false;
    onShow();
  };
  return (
    <Fold ref={fold}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        More filters{chosen > 0 && ` (${chosen} selected)`}
      </summary>
      <Choices>
        <FilterRow label="Training day" isLabelled>
          {WEEKDAYS.map((day) => (
            <li key={day}>
              <FilterChip
                to={findAddress(params, { days: toggled(params.days, day) })}
                chosen={params.days.includes(day)}
                count={countOf(facets?.days, day)}
                label={WEEKDAY_NAMES[day].slice(0, 3)}
                fullLabel={WEEKDAY_NAMES[day]}
              />
            </li>
          ))}
        </FilterRow>
        <FilterRow label="Rating" isLabelled>
          {STARS.map((stars) => (
            <li key={stars}>
              <FilterChip
                to={findAddress(params, { stars: params.stars === stars ? null : stars })}
                chosen={params.stars === stars}
                count={countOf(facets?.stars, stars)}
                label={stars === 5 ? '5 stars' : `${stars}+ stars`}
                fullLabel={stars === 5 ? '5 stars' : `${stars}+ stars, at least ${stars}`}
              />
            </li>
          ))}
        </FilterRow>
        {facets !== undefined && facets.leagues.length > 0 && (
          <FilterRow label="League" isLabelled>
            {facets.leagues.map(({ value, label, count }) => (
              <li key={value}>
                <FilterChip
                  to={findAddress(params, { league: params.league === value ? '' : value })}
                  chosen={params.league === value}
                  count={count}
                  label={label}
                />
              </li>
            ))}
          </FilterRow>
        )}
        <Cluster>
          <Button onClick={show}>Show {found ?? 'the clubs'}</Button>
          {chosen > 0 && (
            <ButtonLink to={findAddress(withoutFilters(params))} variant="secondary">
              Clear filters
            </ButtonLink>
          )}
        </Cluster>
      </Choices>
    </Fold>
  );
}
