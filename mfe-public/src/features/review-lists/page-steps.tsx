import { ButtonLink } from '@club-reviews/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

interface PageStepsProps {
  page: number;
  hasNext: boolean;
  hrefFor: (page: number) => string;
  onPage: () => void;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Place = styled.span`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
`;

/** To the page before and the page after, for a list whose length nobody knows. */
export function PageSteps({ page, hasNext, hrefFor, onPage }: PageStepsProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <Bar aria-label="Pages">
      <span>
        {page > 1 && (
          <ButtonLink to={hrefFor(page - 1)} variant="secondary" onClick={onPage}>
            <ChevronLeft aria-hidden="true" />
            Previous page
          </ButtonLink>
        )}
      </span>
      <Place aria-current="page">Page {page}</Place>
      <span>
        {hasNext && (
          <ButtonLink to={hrefFor(page + 1)} variant="secondary" onClick={onPage}>
            Next page
            <ChevronRight aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </Bar>
  );
}
