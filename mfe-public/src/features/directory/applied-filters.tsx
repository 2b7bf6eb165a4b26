import {
  GROUND_ACCESS_NAMES,
  GROUND_SURFACE_NAMES,
  moneyText,
  TEAM_CATEGORY_NAMES,
  WEEKDAY_NAMES,
} from '@club-reviews/domain/club-facts';
import { Link } from '@club-reviews/shared-ui/platform';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '../../api/types';
import { shortAge } from '../../components/club-row/row-facts';
import { WEEKNIGHTS } from '../../lib/child-context';
import { countFilters, NO_FILTERS } from '../../lib/find-params';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { ChoiceChip } from './choice-chip';
import { unlistedLabel } from './directory-messages';
import { isWeeknights, toggled } from './filter-choices';

interface AppliedFiltersProps {
  params: FindParams;
  toAddress: ToAddress;
  facets: Facets | undefined;
  /** List items before the filters. */
  children: ReactNode;
}

/** A filter that is set, and the change that removes it. */
interface Applied {
  label: string;
  change: Partial<FindParams>;
}

/* On phones one line that scrolls sideways, so that the first club stays in view; it fades out at an edge that hides more. */
const List = styled.ul`
  display: flex;
  gap: 6px;
  align-items: center;

  @media (max-width: 47.99rem) {
    /* Rings around focused chips have room too. */
    && {
      margin: -4px calc(-1 * var(--gutter));
      padding: 4px var(--gutter);
    }
    overflow-x: auto;
    scrollbar-width: none;
    /* It would hide the sheet of an open menu too. */
    &:not(:has([open])) {
      mask-image: linear-gradient(
        to right,
        transparent,
        #000 var(--gutter) calc(100% - var(--gutter)),
        transparent
      );
    }
  }
  @media (min-width: 48rem) {
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & > li {
    flex: none;
  }
  & summary {
    min-height: 2rem;
    padding-block: 0.2rem;
  }
`;

const Chip = styled(ChoiceChip)`
  gap: 0.35rem;
  min-height: 2rem;
  padding: 0.2rem 0.75rem;
  line-height: 1.2;
  white-space: nowrap;

  &[data-applied],
  &[aria-current] {
    border-color: transparent;
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  &[aria-current] {
    border-color: var(--color-pitch);
  }
  & > svg {
    width: 1rem;
    height: 1rem;
    margin-inline-end: -0.2rem;
  }
`;

const ClearAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding-inline: var(--space-1);
  font-size: var(--text-s);
  font-weight: 620;
  color: var(--color-link);
  white-space: nowrap;
`;

function toApplied(params: FindParams, facets: Facets | undefined): Applied[] {
  const { age, teams, days, stars, league, cost, surfaces, access } = params;
  const leagueName = facets?.leagues.find(({ value }) => value === league)?.label ?? league;
  const single: (Applied | false)[] = [
    age !== null && { label: shortAge(age), change: { age: null } },
    ...teams.map((team) => ({ label: TEAM_CATEGORY_NAMES[team], change: { teams: toggled(teams, team) } })),
    // The chip for weeknights shows these.
    ...(isWeeknights(days) ? [] : days).map((day) => ({
      label: WEEKDAY_NAMES[day],
      change: { days: toggled(days, day) },
    })),
    params.places && { label: 'Places free', change: { places: false } },
    stars !== null && { label: stars === 5 ? '5 stars' : `${stars}+ stars`, change: { stars: null } },
    params.reviewed && { label: 'Has reviews', change: { reviewed: false } },
    league !== '' && { label: leagueName, change: { league: '' } },
    cost !== null && { label: costLabel(cost), change: { cost: null } },
    params.trial && { label: 'Free trial', change: { trial: false } },
    params.sessions && { label: 'Sessions to try', change: { sessions: false } },
    params.accredited && { label: 'FA accredited', change: { accredited: false } },
    ...surfaces.map((one) => ({
      label: GROUND_SURFACE_NAMES[one],
      change: { surfaces: toggled(surfaces, one) },
    })),
    ...access.map((one) => ({ label: GROUND_ACCESS_NAMES[one], change: { access: toggled(access, one) } })),
    params.unlisted && { label: unlistedLabel(params), change: { unlisted: false } },
  ];
  return single.filter((one) => one !== false);
}

/** A highest fee in words: "Up to £30 a month". */
export function costLabel(pounds: number): string {
  return pounds === 0 ? 'Free' : `Up to ${moneyText(pounds * 100)} a month`;
}

/** One line of chips: weeknights in one press, then the filters that are set, each removed by a press. */
export function AppliedFilters({ params, toAddress, facets, children }: AppliedFiltersProps) {
  const isOnWeeknights = isWeeknights(params.days);
  return (
    <List role="list">
      {children}
      <li>
        <Chip
          to={toAddress({ days: isOnWeeknights ? [] : WEEKNIGHTS })}
          rel="nofollow"
          aria-label={isOnWeeknights ? 'Weeknights, selected' : 'Weeknights, Monday to Friday'}
          aria-current={isOnWeeknights ? 'true' : undefined}
        >
          Weeknights
        </Chip>
      </li>
      {toApplied(params, facets).map(({ label, change }) => (
        <li key={label}>
          <Chip to={toAddress(change)} rel="nofollow" data-applied="" aria-label={`Remove ${label}`}>
            {label}
            <X aria-hidden="true" />
          </Chip>
        </li>
      ))}
      {(countFilters(params) > 0 || params.unlisted) && (
        <li>
          <ClearAll to={toAddress(NO_FILTERS)}>Clear all</ClearAll>
        </li>
      )}
    </List>
  );
}
