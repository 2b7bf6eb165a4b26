import { MOST_CHARTED_REVIEWS } from '@club-reviews/domain/ratings';
import {
  Card,
  CardTitle,
  monthName,
  NumbersTable,
  RatingDistribution,
  ratingLabel,
  Skeleton,
  SoftText,
  Stack,
  wholeNumber,
} from '@club-reviews/shared-ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { useGetClubInsightsQuery } from '../../api/club-admin-api';

// The chart library is a separate chunk, loaded once there is something to draw.
const TrendChart = lazy(() => import('./trend-chart'));

/** A line needs two points. */
const MIN_MONTHS = 2;

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/* Keeps the chart's space while its code is loading. */
const Place = styled.div`
  position: relative;
  height: 13rem;
`;

/** How the club's ratings have changed over time, and their spread. Nothing while there are no reviews. */
export function Insights({ clubId }: { clubId: number }) {
  const { currentData: data } = useGetClubInsightsQuery({ clubId });
  if (data === undefined || data.ratingCounts.every((count) => count === 0)) return null;
  const { trend, ratingCounts } = data;
  const charted = ratingCounts.reduce((sum, count) => sum + count, 0);
  const which = charted < MOST_CHARTED_REVIEWS ? '' : `newest ${wholeNumber(MOST_CHARTED_REVIEWS)} `;
  return (
    <Columns>
      <Card as="section" aria-labelledby="rating-trend">
        <CardTitle id="rating-trend">Rating trend</CardTitle>
        {trend.length < MIN_MONTHS ? (
          <SoftText>You’ll see a trend once you have reviews from two different months.</SoftText>
        ) : (
          <Stack data-gap="small">
            <SoftText>{`Monthly average and number of your ${which}approved reviews.`}</SoftText>
            <Place>
              <ErrorBoundary
                fallback={<SoftText>The chart couldn’t be drawn. The numbers are below.</SoftText>}
              >
                <Suspense fallback={<Skeleton shape="block" />}>
                  <TrendChart trend={trend} />
                </Suspense>
              </ErrorBoundary>
            </Place>
            <NumbersTable
              caption="Average rating and number of reviews, by month"
              columns={['Month', 'Average rating', 'Reviews']}
              rows={trend
                .toReversed()
                .map(({ month, averageRating, reviewCount }) => [
                  monthName(month),
                  ratingLabel(averageRating),
                  wholeNumber(reviewCount),
                ])}
            />
          </Stack>
        )}
      </Card>
      <Card as="section" aria-labelledby="rating-spread">
        <CardTitle id="rating-spread">Spread of ratings</CardTitle>
        <SoftText>{`Overall ratings of your ${which}approved reviews.`}</SoftText>
        <RatingDistribution counts={ratingCounts} />
      </Card>
    </Columns>
  );
}
