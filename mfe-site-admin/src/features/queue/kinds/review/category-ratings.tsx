import { CATEGORY_NAMES, RATING_CATEGORIES, ratingField } from '@club-reviews/domain/rating-categories';
import { styled } from 'styled-components';
import type { AdminReview } from '../../../../api/types';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  font-size: var(--text-xs);
  color: var(--color-ink-soft);

  & > div {
    display: flex;
    gap: 0.35em;
  }
  & dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: var(--color-ink);
  }
  /* One below the other where there is room beside the text. */
  @media (min-width: 70rem) {
    display: grid;
    gap: 0;
    font-size: var(--text-s);

    & > div {
      justify-content: space-between;
      padding-block: 0.2rem;
    }
    & > div + div {
      border-block-start: 1px solid var(--color-line);
    }
  }
`;

/** The five ratings of a review. */
export function CategoryRatings({ review }: { review: AdminReview }) {
  return (
    <List>
      {RATING_CATEGORIES.map((category) => (
        <div key={category}>
          <dt>{CATEGORY_NAMES[category]}</dt>
          <dd>{review[ratingField(category)]}</dd>
        </div>
      ))}
    </List>
  );
}
