import { EmptyState, NotLoaded, Stack, wholeNumber } from '@club-reviews/shared-ui';
import { useGetReviewsByMonthQuery } from '../../api/public-api';
import type { ReviewMonth } from '../../api/types';
import { FigureList } from './figure-list';
import { MonthlyChart } from './monthly-chart';
import { MonthlyTable } from './monthly-table';
import { RemovalFigures } from './removal-figures';
import { EVENTS, getTotal } from './review-events';

const COLUMNS = EVENTS.map(({ event, name }) => ({
  name,
  value: (month: ReviewMonth) => wholeNumber(month[event]),
}));

/** What happened to reviews in the last twelve months: totals and what they mean, a chart, and its numbers. */
export function ReviewFigures() {
  const query = useGetReviewsByMonthQuery();
  const months = query.data;
  if (months === undefined)
    return <NotLoaded call={query} failed="Unable to load the figures" loading="Loading the figures" />;
  if (EVENTS.every(({ event }) => getTotal(months, event) === 0)) {
    return (
      <EmptyState title="No reviews in the last 12 months" hint="The figures start with the first review." />
    );
  }
  return (
    <Stack data-gap="large">
      <FigureList
        figures={EVENTS.map(({ event, name, meaning }) => ({
          name,
          value: wholeNumber(getTotal(months, event)),
          meaning,
        }))}
      />
      <MonthlyChart months={months} />
      <MonthlyTable caption="Reviews by month" months={months} columns={COLUMNS} />
      <RemovalFigures months={months} />
    </Stack>
  );
}
