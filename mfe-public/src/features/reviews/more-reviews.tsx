import { ButtonLink, Cluster, wholeNumber } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { clubReviewsQuery, lastReview, reviewsBefore, turnsPage } from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  color: var(--color-ink-soft);
`;

interface MoreReviewsProps {
  view: ClubReviewsView;
  total: number;
  /** Called before more are shown, with the place in the list of the first of them. */
  onMore: (index: number) => void;
}

/** Below a club's reviews: how many there are, and links to the others, which also work without scripts. */
export function MoreReviews({ view, total, onMore }: MoreReviewsProps) {
  const { search } = useLocation();
  const before = reviewsBefore(view);
  const last = Math.min(lastReview(view), total);
  const linkTo = (label: string, steps: number, index: number) => (
    <ButtonLink
      to={{ search: clubReviewsQuery(search, { ...view, steps }) }}
      replace
      variant="secondary"
      onClick={() => onMore(index)}
    >
      {label}
    </ButtonLink>
  );
  if (view.steps === 0)
    return last < total && <Foot>{linkTo(`All ${wholeNumber(total)} reviews`, 1, last)}</Foot>;
  return (
    <Foot>
      {before < total && (
        <p>
          {before === 0
            ? `Showing ${wholeNumber(last)} of ${wholeNumber(total)}`
            : `Showing ${wholeNumber(before + 1)} to ${wholeNumber(last)} of ${wholeNumber(total)}`}
        </p>
      )}
      <Cluster data-gap="small">
        {before > 0 &&
          (before < total
            ? linkTo('Previous reviews', view.steps - 1, reviewsBefore({ steps: view.steps - 1 }))
            : linkTo('Back to the first reviews', 1, 0))}
        {last < total && linkTo(turnsPage(view) ? 'Next reviews' : 'Load more reviews', view.steps + 1, last)}
      </Cluster>
    </Foot>
  );
}
