import { ageGroupName } from '@club-reviews/domain/age-groups';
import { ALL_AGES, CLUB_TEAM_AGE_GROUPS, TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import type { TeamCategory } from '@club-reviews/domain/club-facts';
import { styled } from 'styled-components';
import type { Facets } from '../../api/types';
import { shortAge } from '../../components/club-row/row-facts';
import { findAddress } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { FilterChip } from './filter-chip';
import { countOf, toggled } from './filter-choices';
import { FilterRow } from './filter-row';
import { MoreFilters } from './more-filters';

export interface FindFiltersProps {
  params: FindParams;
  /** How many clubs each choice would find; undefined until the first response. */
  facets: Facets | undefined;
  /** What the search finds now, in words: "12 clubs". */
  found: string | undefined;
  /** Scrolls to the results. */
  onShow: () => void;
}

const Frame = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-block-start: var(--space-4);
`;

/** Kinds of teams, hardest to find first. */
const TEAMS: readonly TeamCategory[] = ['girls', 'boys', 'mixed', 'disability'];

/** Whether the search is for girls' teams of one age: two filters set by one press. */
function isOfGirls({ age, teams }: FindParams, wanted: string): boolean {
  return age === wanted && teams.length === 1 && teams[0] === 'girls';
}

/** The filters of the search: ages and kinds of teams within a tap or two, the rest behind "More filters". */
export function FindFilters({ params, facets, found, onShow }: FindFiltersProps) {
  const ages = CLUB_TEAM_AGE_GROUPS as readonly NonNullable<FindParams['age']>[];
  // Only ages that have teams, so that the likely choices stay in the first half of the row.
  const girls = ages.filter(
    (age) => age !== ALL_AGES && (isOfGirls(params, age) || countOf<string>(facets?.girls, age) !== 0),
  );
  return (
    <Frame aria-label="Filters">
      <FilterRow label="Age group" scrolls>
        {ages.map((age) => (
          <li key={age}>
            <FilterChip
              to={findAddress(params, { age: params.age === age ? null : age })}
              chosen={params.age === age}
              count={countOf<string>(facets?.ages, age)}
              label={shortAge(age)}
              fullLabel={age === ALL_AGES ? undefined : `${shortAge(age)}, ${ageGroupName(age)}`}
            />
          </li>
        ))}
      </FilterRow>
      {girls.length > 0 && (
        <FilterRow label="Girls’ teams" lead="Girls" scrolls>
          {girls.map((age) => (
            <li key={age}>
              <FilterChip
                to={findAddress(
                  params,
                  isOfGirls(params, age) ? { age: null, teams: [] } : { age, teams: ['girls'] },
                )}
                chosen={isOfGirls(params, age)}
                count={countOf<string>(facets?.girls, age)}
                label={shortAge(age)}
                fullLabel={`${shortAge(age)} girls`}
              />
            </li>
          ))}
        </FilterRow>
      )}
      <FilterRow label="Teams and places" scrolls>
        {TEAMS.map((team) => (
          <li key={team}>
            <FilterChip
              to={findAddress(params, { teams: toggled(params.teams, team) })}
              chosen={params.teams.includes(team)}
              count={countOf(facets?.teams, team)}
              label={TEAM_CATEGORY_NAMES[team]}
            />
          </li>
        ))}
        <li>
          <FilterChip
            to={findAddress(params, { places: !params.places })}
            chosen={params.places}
            count={facets?.places}
            label="Places free"
          />
        </li>
        <li>
          <FilterChip
            to={findAddress(params, { reviewed: !params.reviewed })}
            chosen={params.reviewed}
            count={facets?.reviewed}
            label="Has reviews"
          />
        </li>
      </FilterRow>
      <MoreFilters params={params} facets={facets} found={found} onShow={onShow} />
    </Frame>
  );
}
