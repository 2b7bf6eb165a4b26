import type { RatingField } from '@club-reviews/domain/rating-categories';
import { styled } from 'styled-components';
import type { ReviewContent } from '../../api/types';
import { CATEGORIES } from '../../lib/categories';
import { RatingMarks } from './rating-marks';

const List = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-5);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Score = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: center;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.dt`
  font-size: var(--text-xs);
  color: var(--color-ink-soft);
`;

const Value = styled.dd`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-s);
  font-weight: 740;
  font-variant-numeric: tabular-nums;
`;

/** A review's five ratings, as numbers and easily compared marks. */
export function CategoryScores({ review }: { review: Pick<ReviewContent, RatingField> }) {
  return (
    <List>
      {CATEGORIES.map(({ key, name }) => (
        <Score key={key}>
          <Name>{name}</Name>
          <Value>
            <RatingMarks rating={review[key]} />
          </Value>
        </Score>
      ))}
    </List>
  );
}
