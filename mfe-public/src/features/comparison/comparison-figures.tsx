import {
  ButtonLink,
  Card,
  Cluster,
  Skeleton,
  SoftText,
  Stack,
  useIsInView,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import type { ClubDetail, Coordinates } from '../../api/types';
import { comparisonPath } from '../../lib/comparison-address';
import type { ComparisonAddress } from '../../lib/comparison-address';
import { ComparisonContact } from './comparison-contact';
import { factRows } from './comparison-facts';
import { comparisonRows, isSameForAll } from './comparison-rows';
import { ComparisonTable } from './comparison-table';
import { DistanceForm } from './distance-form';
import { SeriesLegend } from './series-legend';
import type { ComparedClub } from './use-compared-clubs';

// The chart library is a separate chunk, loaded once the chart is in view.
const CategoryChart = lazy(() => import(/* webpackChunkName: "category-chart" */ './category-chart'));

interface ComparisonFiguresProps {
  clubs: readonly ComparedClub[];
  /** The clubs to draw, once all have been fetched; null until then. */
  known: readonly ClubDetail[] | null;
  address: ComparisonAddress;
  /** Where distances are measured from; undefined until it's known, null if there's no such place. */
  from: Coordinates | null | undefined;
  /** Nobody knows the place in the address. */
  isPlaceUnknown: boolean;
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

/* The table has these numbers already: on a phone the chart's code isn't fetched. Without scripts it's never drawn. */
const Chart = styled(Card)`
  @media (max-width: 47.99rem), (scripting: none) {
    display: none;
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

/** The figures of two to four clubs: a table of all of them, and a chart of the five categories. */
export function ComparisonFigures({ clubs, known, address, from, isPlaceUnknown }: ComparisonFiguresProps) {
  const series =
    known === null
      ? clubs.map(({ entry }) => ({ name: entry.name, isEmpty: entry.totalReviews === 0 }))
      : known.map(({ name, reviewCount }) => ({ name, isEmpty: reviewCount === 0 }));
  const rows = comparisonRows(clubs, factRows(clubs, address.child, from));
  const differences = rows.filter((row) => !isSameForAll(row));
  const { onlyDifferences } = address;
  return (
    <Columns>
      <Stack>
        <ComparisonTable
          columns={clubs.map((compared) => ({
            name: compared.entry.name,
            imageUrl: compared.entry.imageUrl,
            contact: <ComparisonContact compared={compared} child={address.child} />,
          }))}
          rows={onlyDifferences ? differences : rows}
        />
        <Cluster>
          <ButtonLink
            to={comparisonPath({ ...address, onlyDifferences: !onlyDifferences })}
            variant="secondary"
            size="small"
          >
            {onlyDifferences ? 'Show all rows' : 'Show differences only'}
          </ButtonLink>
          <SoftText role="status">
            {onlyDifferences ? hiddenRowsText(rows.length - differences.length) : ''}
          </SoftText>
        </Cluster>
        <DistanceForm address={address} isUnknown={isPlaceUnknown} />
      </Stack>
      {known?.length !== 0 && (
        <Chart as="figure">
          <Title>Category averages</Title>
          <SeriesLegend series={series} />
          <ChartPlace known={known} count={clubs.length} />
        </Chart>
      )}
    </Columns>
  );
}

function hiddenRowsText(count: number): string {
  if (count === 0) return 'Every row is different.';
  return count === 1
    ? '1 row is the same for all, and hidden.'
    : `${count} rows are the same for all, and hidden.`;
}

/** The chart, whose code waits until it's in view. It's drawn on a canvas, which doesn't exist on the server. */
function ChartPlace({ known, count }: { known: readonly ClubDetail[] | null; count: number }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(place);
  return (
    <Place ref={place} data-clubs={count}>
      <ErrorBoundary
        fallback={<SoftText>The chart couldn’t be drawn. The numbers are in the table.</SoftText>}
      >
        {known === null || !isInView ? (
          <ChartLoading />
        ) : (
          <Suspense fallback={<ChartLoading />}>
            <CategoryChart clubs={known} />
          </Suspense>
        )}
      </ErrorBoundary>
    </Place>
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
