import { ratingLabel, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { DashboardStats } from '../../api/types';

const Board = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);

  @media (min-width: 48rem) {
    gap: var(--space-3);
  }
`;

const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  min-width: 0;
  padding: var(--space-2);
  border: 1px solid var(--color-band-line);
  border-radius: var(--radius-m);
  background: color-mix(in srgb, var(--color-band-deep) 55%, transparent);

  & > dt {
    font-size: var(--text-xs);
    line-height: 1.25;
    overflow-wrap: anywhere;
    color: var(--color-on-band-soft);
  }
  & > dd {
    margin: 0;
    font-family: var(--font-display);
    font-stretch: var(--width-display);
    font-size: var(--text-l);
    font-weight: 780;
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
  }

  @media (min-width: 48rem) {
    padding: var(--space-3) var(--space-4);

    & > dt {
      font-size: var(--text-s);
    }
    & > dd {
      font-size: var(--text-2xl);
    }
  }
`;

/** The four numbers at the top of the dashboard; dashes until they're known. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const getNumber = (number: number | undefined) => (number === undefined ? '–' : wholeNumber(number));
  const rating = stats?.averageRating;
  const cards = [
    ['Average Rating', rating === undefined ? '–' : rating === null ? 'N/A' : ratingLabel(rating)],
    ['Total Reviews', getNumber(stats?.totalReviews)],
    ['Total Families', getNumber(stats?.totalFamilies)],
    ['Responses Sent', getNumber(stats?.responsesSent)],
  ] as const;
  return (
    <Board>
      {cards.map(([name, value]) => (
        <Tile key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Board>
  );
}
