import { Link } from '@club-reviews/shared-ui/platform';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { plural, wholeNumber } from '../../formatting/numbers';
import { STAR_PATH } from '@club-reviews/domain/star';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface RatingDistributionProps {
  /** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly number[];
  /** The address for the bar of this many stars, which makes the bars filters. Empty bars have no link. */
  linkTo?: (stars: number) => ComponentProps<typeof Link>['to'];
  /** The stars currently filtered by. */
  chosen?: number | null;
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(4rem, 1fr) minmax(2.5rem, max-content);
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const RowLink = styled(Link)`
  min-height: 1.75rem;
  margin-inline: calc(-1 * var(--space-2));
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  color: inherit;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    background: var(--color-sunken);
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 2px var(--color-pitch);
  }
`;

const Stars = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.3em;
  font-weight: 700;
`;

const Star = styled.svg`
  flex: none;
  width: 0.95em;
  height: 0.95em;
  fill: var(--color-star);
  stroke: var(--color-star-edge);
`;

const Count = styled.span`
  color: var(--color-ink-soft);
  text-align: end;
`;

const Track = styled.svg`
  width: 100%;
  height: 0.75rem;
`;

const Ground = styled.rect`
  fill: var(--color-line);
`;

const Fill = styled.rect`
  fill: var(--color-pitch);
`;

/** How a club's ratings spread, five stars first; its bars are filters if `linkTo` is given. */
export function RatingDistribution({ counts, linkTo, chosen = null }: RatingDistributionProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <List role="list">
      {rows.map(({ stars, count }) => {
        const bar = <Bar stars={stars} count={count} total={total} />;
        return (
          <li key={stars}>
            {linkTo === undefined || (count === 0 && stars !== chosen) ? (
              <Row>{bar}</Row>
            ) : (
              <Row as={RowLink} to={linkTo(stars)} aria-current={stars === chosen ? 'true' : undefined}>
                {bar}
              </Row>
            )}
          </li>
        );
      })}
    </List>
  );
}

function Bar({ stars, count, total }: { stars: number; count: number; total: number }) {
  return (
    <>
      <Stars aria-hidden="true">
        {stars}
        <Star viewBox="0 0 20 20" focusable="false">
          <path d={STAR_PATH} />
        </Star>
      </Stars>
      <Track aria-hidden="true" focusable="false">
        <Ground width="100%" height="100%" rx="2" />
        <Fill width={`${total === 0 ? 0 : ((count / total) * 100).toFixed(1)}%`} height="100%" rx="2" />
      </Track>
      <Count aria-hidden="true">{wholeNumber(count)}</Count>
      <VisuallyHidden>
        {plural(stars, 'star')}: {plural(count, 'review')}
      </VisuallyHidden>
    </>
  );
}
