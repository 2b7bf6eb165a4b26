import {
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  VisuallyHidden,
  wholeNumber,
} from '@club-reviews/shared-ui';
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
  const { data: months, isError, refetch } = useGetReviewsByMonthQuery();
  if (months === undefined) {
    return isError ? (
      <ErrorPanel title="Unable to load the figures" text="Please try again." onRetry={refetch} />
    ) : (
      <FiguresLoading />
    );
  }
  if (EVENTS.every(({ event }) => getTotal(months, event) === 0)) {
    return (
      <EmptyState title="No reviews in the last 12 months" hint="The figures start with the first review." />
    );
  }
  return <Figures months={months} />;
}

function Figures({ months }: { months: readonly ReviewMonth[] }) {
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

function FiguresLoading() {
  return (
    <Stack data-gap="large">
      <VisuallyHidden role="status">Loading the figures</VisuallyHidden>
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="long" />
      <Skeleton shape="block" />
    </Stack>
  );
}
