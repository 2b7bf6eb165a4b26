import { Link } from '@club-reviews/shared-ui/platform';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { paginationWindow } from './pagination-window';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  totalPages: number;
  /** Name of the navigation, if a page has several. */
  label?: string;
  hrefFor: (page: number) => string;
  /** Called when one of the links is followed. */
  onPage?: () => void;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  @media (max-width: 35.99rem) {
    flex-wrap: nowrap;
    gap: 0;

    & > [data-distant] {
      display: none;
    }
  }
`;

const entryStyles = css`
  display: grid;
  place-items: center;
  min-width: clamp(1.75rem, 8.6vw, 2.5rem);
  height: 2.5rem;
  padding: 0 0.3rem;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-ink);
  font-weight: 600;
  text-decoration: none;

  & > svg {
    width: 1.2rem;
    height: 1.2rem;
  }
  &:hover {
    border-color: var(--color-line-strong);
    background: var(--color-surface);
  }
  &[aria-current='page'] {
    background: var(--color-ink);
    color: var(--color-page);
  }
  &[aria-disabled='true'] {
    color: var(--color-ink-soft);
    opacity: 0.5;
    cursor: default;
  }
`;

const EntryLink = styled(Link)`
  ${entryStyles}
`;
const EntryText = styled.span`
  ${entryStyles}
`;
const Gap = styled.li`
  display: grid;
  place-items: center;
  min-width: 0.9rem;
  height: 2.5rem;
  color: var(--color-ink-soft);
`;

/** Links to a list's other pages: first, previous, numbers around the current page, next, last. */
export function Pagination({ page, totalPages, hrefFor, onPage, label = 'Pages' }: PaginationProps) {
  if (totalPages <= 1) return null;

  const entry = (target: number, name: string, content: ReactNode) => {
    const isCurrent = content === target && target === page;
    const isUnreachable = content !== target && (target < 1 || target > totalPages || target === page);
    if (isUnreachable) {
      return (
        <EntryText role="link" aria-disabled="true" aria-label={name}>
          {content}
        </EntryText>
      );
    }
    return (
      <EntryLink
        aria-label={name}
        aria-current={isCurrent ? 'page' : undefined}
        to={hrefFor(target)}
        onClick={onPage}
      >
        {content}
      </EntryLink>
    );
  };

  return (
    <nav aria-label={label}>
      <List role="list">
        <li>{entry(1, 'First page', <ChevronFirst aria-hidden="true" />)}</li>
        <li>{entry(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" />)}</li>
        {paginationWindow(page, totalPages).map((number, index) =>
          number === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={number} data-distant={Math.abs(number - page) === 2 ? '' : undefined}>
              {entry(number, `Page ${number}`, number)}
            </li>
          ),
        )}
        <li>{entry(page + 1, 'Next page', <ChevronRight aria-hidden="true" />)}</li>
        <li>{entry(totalPages, 'Last page', <ChevronLast aria-hidden="true" />)}</li>
      </List>
    </nav>
  );
}
