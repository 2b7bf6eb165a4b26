import { Skeleton, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useGetStatsQuery } from '../../api/public-api';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
`;

const Figure = styled.div`
  display: grid;
`;

const Value = styled.dd`
  order: -1;
  min-width: 6rem;
  min-height: 1.15em;
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-3xl);
  font-weight: 800;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;

const Name = styled.dt`
  color: var(--color-ink-soft);
`;

/** How many clubs and reviews there are. Empty if the numbers aren't available. */
export function StatsStrip() {
  const { data: stats, isError } = useGetStatsQuery();
  if (stats === undefined && isError) return null;
  const figures = [
    { name: 'Football Clubs', value: stats?.totalClubs },
    { name: 'Verified Reviews', value: stats?.totalReviews },
  ];
  return (
    <List aria-busy={stats === undefined || undefined}>
      {figures.map(({ name, value }) => (
        <Figure key={name}>
          <Name>{name}</Name>
          <Value>{value === undefined ? <Skeleton shape="text" /> : wholeNumber(value)}</Value>
        </Figure>
      ))}
    </List>
  );
}
