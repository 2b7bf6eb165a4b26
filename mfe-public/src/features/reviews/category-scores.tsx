import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { RATING_CATEGORIES } from '../../lib/rating-categories';

const MOST = 5;

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

const Marks = styled.svg`
  flex: none;
`;

const Mark = styled.rect`
  fill: var(--color-line);

  &[data-given] {
    fill: var(--color-pitch);
  }
`;

/** The five ratings that one review gave, as numbers and marks to compare by eye. */
export function CategoryScores({ review }: { review: Review }) {
  return (
    <List>
      {RATING_CATEGORIES.map(({ key, name }) => (
        <Score key={key}>
          <Name>{name}</Name>
          <Value>
            <Marks width="68" height="8" viewBox="0 0 68 8" aria-hidden="true" focusable="false">
              {Array.from({ length: MOST }, (_, index) => (
                <Mark
                  key={index}
                  x={index * 14}
                  width="12"
                  height="8"
                  rx="2"
                  data-given={index < review[key] ? '' : undefined}
                />
              ))}
            </Marks>
            <span role="img" aria-label={`${review[key]} out of ${MOST}`}>
              {review[key]}
            </span>
          </Value>
        </Score>
      ))}
    </List>
  );
}
