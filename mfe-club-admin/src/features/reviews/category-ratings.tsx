import { CATEGORY_NAMES, RATING_CATEGORIES, ratingField } from '@club-reviews/domain/rating-categories';
import { RatingBar } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubReview } from '../../api/types';

const List = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-6);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  font-size: var(--text-s);

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The five ratings of a review, as bars that are easy to compare. */
export function CategoryRatings({ review }: { review: ClubReview }) {
  return (
    <List>
      {RATING_CATEGORIES.map((category) => (
        <RatingBar key={category} label={CATEGORY_NAMES[category]} value={review[ratingField(category)]} />
      ))}
    </List>
  );
}
