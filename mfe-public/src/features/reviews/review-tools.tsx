import { LinkTabs, SearchBox } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { clubReviewsQuery, REVIEW_ORDERS } from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';

const LABELS = { recent: 'Newest', highest: 'Highest', lowest: 'Lowest' };

const Row = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
    align-items: end;
    gap: var(--space-5);
  }
`;

/** The order of a club's reviews, and a box to search their text. Both are kept in the address. */
export function ReviewTools({ view }: { view: ClubReviewsView }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queryFor = (changes: Partial<ClubReviewsView>) =>
    clubReviewsQuery(search, { ...view, steps: 1, ...changes });
  return (
    <Row>
      <LinkTabs
        label="Sort reviews"
        selected={view.order}
        tabs={REVIEW_ORDERS.map((order) => ({
          id: order,
          label: LABELS[order],
          to: `${pathname}${queryFor({ order })}`,
        }))}
      />
      <SearchBox
        label="Search these reviews"
        hideLabel
        placeholder="For example, coach"
        landmark="Search these reviews"
        name="words"
        action={pathname}
        kept={[...new URLSearchParams(queryFor({ words: '' }))]}
        text={view.words}
        onText={(words) => void navigate({ search: queryFor({ words }) })}
      />
    </Row>
  );
}
