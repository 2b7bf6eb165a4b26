import { plural } from '@club-reviews/shared-ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isSearch, searchCriteriaQuery } from '../../lib/search-criteria';
import type { SearchCriteria } from '../../lib/search-criteria';

interface SearchFoldProps {
  criteria: SearchCriteria;
  /** Whether the visitor has to change the search. */
  isRefused: boolean;
  /** The form. */
  children: ReactNode;
}

/* Before a search there's nothing to fold. */
const Fold = styled.details`
  &:not([data-searched]) > summary {
    display: none;
  }
  &[data-searched][open] > summary {
    margin-block-end: var(--space-3);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.5rem;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    color: var(--color-ink-soft);
  }
  & > b {
    flex: 1 1 auto;
    min-width: 0;
    overflow: hidden;
    font-weight: 640;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    flex: none;
    font-size: var(--text-s);
    font-weight: 640;
    color: var(--color-link);
    text-decoration: underline;
  }
`;

function getSummary({ text, location, near, here, radius }: SearchCriteria): string {
  const name = text || location;
  const place = here === null ? near : 'your location';
  const area = place === '' ? '' : `${place}, ${plural(radius, 'mile')}`;
  return [name, area].filter((part) => part !== '').join(' · ');
}

/** The search's form, folded to one line while its results are shown, so that they begin on the first screen. */
export function SearchFold({ criteria, isRefused, children }: SearchFoldProps) {
  const query = searchCriteriaQuery(criteria);
  const hasSearch = isSearch(criteria);
  /** The search for which the visitor has unfolded the form. */
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null);
  return (
    <Fold
      data-searched={hasSearch ? '' : undefined}
      open={!hasSearch || isRefused || unfoldedFor === query}
      onToggle={({ currentTarget }) => setUnfoldedFor(currentTarget.open ? query : null)}
    >
      <Summary>
        <Search aria-hidden="true" />
        <b>{getSummary(criteria)}</b>
        <span>Change search</span>
      </Summary>
      {children}
    </Fold>
  );
}
