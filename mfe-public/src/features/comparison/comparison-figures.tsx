import { Card, Skeleton, VisuallyHidden } from '@club-reviews/shared-ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import type { ClubDetail, Coordinates } from '../../api/types';
import { factRows } from './comparison-facts';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { comparisonRows } from './comparison-rows';
import { ComparisonTable } from './comparison-table';
import { SeriesLegend } from './series-legend';
import type { ComparedClub } from './use-compared-clubs';

// The chart library is a separate chunk, loaded once there are clubs to compare.
const CategoryChart = lazy(() => import(/* webpackChunkName: "category-chart" */ './category-chart'));

interface ComparisonFiguresProps {
  clubs: readonly ComparedClub[];
  /** The clubs to draw, once all have been fetched; null until then. */
  known: readonly ClubDetail[] | null;
  /** Where distances are measured from. */
  from: Coordinates | null;
}

const Columns = styled.div`
  display: grid;
  /* Or four clubs' table would make the column wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const Title = styled.figcaption`
  font-size: var(--text-l);
  font-weight: 740;
`;

/* Keeps the chart's space while its code and figures load: five groups of bars, and the scale. */
const Place = styled.div`
  position: relative;
  height: 17rem;

  &[data-clubs='3'] {
    height: 21rem;
  }
  &[data-clubs='4'] {
    height: 25rem;
  }
`;

const Soft = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** The figures of two to four clubs: a table of all of them, and a chart of the five categories. */
export function ComparisonFigures({ clubs, known, from }: ComparisonFiguresProps) {
  // Drawn on a canvas, which doesn't exist on the server.
  const isInBrowser = useIsInBrowser();
  const series =
    known === null
      ? clubs.map(({ entry }) => ({ name: entry.name, isEmpty: entry.totalReviews === 0 }))
      : known.map(({ name, reviewCount }) => ({ name, isEmpty: reviewCount === 0 }));
  return (
    <Columns>
      <ComparisonTable
        names={clubs.map(({ entry }) => entry.name)}
        rows={comparisonRows(clubs, factRows(clubs, from))}
      />
      {known?.length !== 0 && (
        <Card as="figure">
          <Title>Category averages</Title>
          <SeriesLegend series={series} />
          <Place data-clubs={clubs.length}>
            <ErrorBoundary fallback={<Soft>The chart couldn’t be drawn. The numbers are in the table.</Soft>}>
              {known === null || !isInBrowser ? (
                <ChartLoading />
              ) : (
                <Suspense fallback={<ChartLoading />}>
                  <CategoryChart clubs={known} />
                </Suspense>
              )}
            </ErrorBoundary>
          </Place>
        </Card>
      )}
    </Columns>
  );
}

const Bars = styled.div`
  display: grid;
  align-content: space-around;
  height: 100%;
`;

function ChartLoading() {
  return (
    <Bars>
      <VisuallyHidden role="status">Loading the chart</VisuallyHidden>
      <Skeleton shape="text" width="long" />
      <Skeleton shape="text" width="full" />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="long" />
      <Skeleton shape="text" width="full" />
    </Bars>
  );
}
