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
  gap: var(--space-3);

  /* Equal parts, so that the middle one is in the middle while a neighbour is empty. */
  & > * {
    flex: 1 1 0;
    min-width: min-content;
    text-align: center;
    white-space: nowrap;
  }

  & > :first-child {
    text-align: start;
  }

  & > :last-child {
    text-align: end;
  }
`;

const Place = styled.span`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
`;

/** Read out everywhere, visible if there's room. */
const Spelt = styled.span`
  @media (max-width: 30rem) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

/** Previous and next page, for a list of unknown length. */
export function PageSteps({ page, hasNext, hrefFor, onPage }: PageStepsProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <Bar aria-label="Pages">
      <span>
        {page > 1 && (
          <ButtonLink to={hrefFor(page - 1)} variant="secondary" onClick={onPage}>
            <ChevronLeft aria-hidden="true" />
            <span>
              Previous<Spelt> page</Spelt>
            </span>
          </ButtonLink>
        )}
      </span>
      <Place aria-current="page">Page {page}</Place>
      <span>
        {hasNext && (
          <ButtonLink to={hrefFor(page + 1)} variant="secondary" onClick={onPage}>
            <span>
              Next<Spelt> page</Spelt>
            </span>
            <ChevronRight aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </Bar>
  );
}
