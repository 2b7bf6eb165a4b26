import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../button/button';

export interface ListPagerProps {
  /** Names the navigation. */
  label: string;
  /** Query string of the first page; null on that page. */
  first: string | null;
  /** Query string of the next page; null on the last. */
  next: string | null;
  /** Shown instead of the pages while it is unknown whether older entries match. */
  further?: { label: string; isLooking: boolean; onLook: () => void } | null;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-3);
`;

const Page = styled.span`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
`;

/** The page number, as stored in the history entry. */
function getPage(state: unknown): number {
  const page = (state as { page?: unknown } | null)?.page;
  return typeof page === 'number' ? page : 1;
}

/** Pages through a list with cursors: on to the next page, back through the browser's history, or to the start. */
export function ListPager({ label, first, next, further = null }: ListPagerProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const page = getPage(state);
  if (further !== null) {
    return (
      <div>
        <Button
          variant="secondary"
          pending={further.isLooking}
          pendingLabel="Looking…"
          onClick={further.onLook}
        >
          {further.label}
        </Button>
      </div>
    );
  }
  if (first === null && next === null) return null;
  return (
    <Bar aria-label={label}>
      {first !== null && (
        <ButtonLink to={{ search: first }} variant="quiet" size="small">
          <ChevronsLeft aria-hidden="true" />
          Newest
        </ButtonLink>
      )}
      {first !== null && page > 1 && (
        <Button variant="secondary" size="small" onClick={() => void navigate(-1)}>
          <ChevronLeft aria-hidden="true" />
          Previous page
        </Button>
      )}
      {(first === null || page > 1) && <Page aria-current="page">Page {page}</Page>}
      {next !== null && (
        <ButtonLink to={{ search: next }} state={{ page: page + 1 }} variant="secondary" size="small">
          Next page
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </Bar>
  );
}
