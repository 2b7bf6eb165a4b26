import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { RATING_CATEGORIES } from '../../lib/rating-categories';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: var(--space-2) var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
`;

const Score = styled.div`
  display: flex;
  flex-direction: column-reverse;
`;

const Name = styled.dt`
  font-size: var(--text-xs);
  color: var(--color-ink-soft);
`;

const Value = styled.dd`
  font-weight: 740;
  font-variant-numeric: tabular-nums;

  & > small {
    font-size: var(--text-xs);
    font-weight: 500;
    color: var(--color-ink-soft);
  }
`;

/** The five ratings that one review gave. */
export function CategoryScores({ review }: { review: Review }) {
  return (
    <List>
      {RATING_CATEGORIES.map(({ key, name }) => (
        <Score key={key}>
          <Name>{name}</Name>
          <Value>
            {review[key]}
            <small> / 5</small>
          </Value>
        </Score>
      ))}
    </List>
  );
}
