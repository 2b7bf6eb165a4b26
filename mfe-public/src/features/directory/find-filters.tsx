import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  ALL_AGES,
  CLUB_TEAM_AGE_GROUPS,
  TEAM_CATEGORY_NAMES,
  WEEKDAY_NAMES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type { TeamCategory } from '@club-reviews/domain/club-facts';
import { SESSION_SEARCH_WEEKS } from '@club-reviews/domain/club-sessions';
import { styled } from 'styled-components';
import type { Facets, FoundClubs } from '../../api/types';
import { shortAge } from '../../components/club-row/row-facts';
import { countFilters } from '../../lib/find-params';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { AppliedFilters } from './applied-filters';
import { FilterChip } from './filter-chip';
import { getCount, toggled } from './filter-choices';
import { FilterMenu } from './filter-menu';
import { FilterRow } from './filter-row';
import { MoreFilters } from './more-filters';
import { PlaceMenu } from './place-menu';

export interface FindFiltersProps {
  params: FindParams;
  /** The address of this search with a change. */
  toAddress: ToAddress;
  /** How many clubs each choice would find; undefined while unknown. */
  facets: Facets | undefined;
  /** The centre of the search; null without a place. */
  place: FoundClubs['place'];
  /** What the search finds now, in words: "12 clubs". */
  found: string | undefined;
  /** Called when the visitor opens any choices. */
  onOpen?: () => void;
}

const Frame = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  /* What is applied stands beside the buttons as long as it fits there. */
  @media (min-width: 48rem) {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--space-4);
    align-items: center;
  }
`;

/* On a phone the buttons share the line; they wrap where letters are wide. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  & > * {
    flex: 1 0 auto;
  }
  @media (min-width: 48rem) {
    gap: var(--space-2);

    & > * {
      flex: none;
    }
  }
`;

/** Kinds of teams, hardest to find first. */
const TEAMS: readonly TeamCategory[] = ['girls', 'boys', 'mixed', 'disability'];

/** Whether the search is for girls' teams of one age: two filters set by one press. */
function isOfGirls({ age, teams }: FindParams, wanted: string): boolean {
  return age === wanted && teams.length === 1 && teams[0] === 'girls';
}

/** The filters of the search: four buttons and More, then weeknights and what is applied. */
export function FindFilters({ params, toAddress, facets, place, found, onOpen }: FindFiltersProps) {
  const ages = CLUB_TEAM_AGE_GROUPS as readonly NonNullable<FindParams['age']>[];
  // Only ages that have teams, so that the list stays short.
  const girls = ages.filter(
    (age) => age !== ALL_AGES && (isOfGirls(params, age) || getCount<string>(facets?.girls, age) !== 0),
  );
  const menu = { found, onOpen };
  const more = { ...params, age: null, teams: [], days: [], places: false, sessions: false };
  return (
    <Frame aria-label="Filters">
      <Buttons>
        <FilterMenu label="Age" chosen={params.age === null ? 0 : 1} closesOnChoice {...menu}>
          <FilterRow label="Age group">
            {ages.map((age) => (
              <FilterChip
                key={age}
                to={toAddress({ age: params.age === age ? null : age })}
                chosen={params.age === age}
                count={getCount<string>(facets?.ages, age)}
                label={shortAge(age)}
                fullLabel={age === ALL_AGES ? undefined : ageGroupName(age)}
              />
            ))}
          </FilterRow>
          {girls.length > 0 && (
            <FilterRow label="Girls’ teams">
              {girls.map((age) => (
                <FilterChip
                  key={age}
                  to={toAddress(
                    isOfGirls(params, age) ? { age: null, teams: [] } : { age, teams: ['girls'] },
                  )}
                  chosen={isOfGirls(params, age)}
                  count={getCount<string>(facets?.girls, age)}
                  label={`${shortAge(age)} girls`}
                />
              ))}
            </FilterRow>
          )}
        </FilterMenu>
        <FilterMenu label="Team" chosen={params.teams.length} {...menu}>
          <FilterRow label="Teams for">
            {TEAMS.map((team) => (
              <FilterChip
                key={team}
                to={toAddress({ teams: toggled(params.teams, team) })}
                chosen={params.teams.includes(team)}
                count={getCount(facets?.teams, team)}
                label={TEAM_CATEGORY_NAMES[team]}
              />
            ))}
          </FilterRow>
        </FilterMenu>
        <FilterMenu label="Days" chosen={params.days.length} {...menu}>
          <FilterRow label="Trains on any of">
            {WEEKDAYS.map((day) => (
              <FilterChip
                key={day}
                to={toAddress({ days: toggled(params.days, day) })}
                chosen={params.days.includes(day)}
                count={getCount(facets?.days, day)}
                label={WEEKDAY_NAMES[day].slice(0, 3)}
                fullLabel={WEEKDAY_NAMES[day]}
              />
            ))}
          </FilterRow>
        </FilterMenu>
        <FilterMenu
          label="Places"
          chosen={[params.places, params.sessions].filter(Boolean).length}
          closesOnChoice
          {...menu}
        >
          <FilterRow label="Places for new players">
            <FilterChip
              to={toAddress({ places: !params.places })}
              chosen={params.places}
              count={facets?.places}
              label="Places free"
            />
          </FilterRow>
          <FilterRow label="Taster sessions, trials and open days">
            <FilterChip
              to={toAddress({ sessions: !params.sessions })}
              chosen={params.sessions}
              count={facets?.sessions}
              label={`In the next ${SESSION_SEARCH_WEEKS} weeks`}
            />
          </FilterRow>
        </FilterMenu>
        <FilterMenu label="More" chosen={countFilters(more)} {...menu}>
          <MoreFilters params={params} toAddress={toAddress} facets={facets} />
        </FilterMenu>
      </Buttons>
      <AppliedFilters params={params} toAddress={toAddress} facets={facets}>
        {place !== null && (
          <li>
            <PlaceMenu params={params} toAddress={toAddress} place={place} found={found} />
          </li>
        )}
      </AppliedFilters>
    </Frame>
  );
}
