import {
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  VisuallyHidden,
  wholeNumber,
} from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useGetReviewsByMonthQuery } from '../../api/public-api';
import type { ReviewMonth } from '../../api/types';
import { MonthlyChart } from './monthly-chart';
import { MonthlyTable } from './monthly-table';
import { EVENTS, totalOf } from './review-events';

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);

  & > div {
    display: grid;
    align-content: start;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  & dt {
    font-weight: 680;
  }
  & dd {
    margin: 0;
  }
`;

const Figure = styled.dd`
  order: -1;
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-2xl);
  font-weight: 800;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
`;

const Meaning = styled.dd`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** What happened to reviews in the last twelve months: totals with what they mean, a chart, and its numbers. */
export function ReviewFigures() {
  const { data: months, isError, refetch } = useGetReviewsByMonthQuery();
  if (months === undefined) {
    return isError ? (
      <ErrorPanel title="Unable to load the figures" text="Please try again." onRetry={refetch} />
    ) : (
      <FiguresLoading />
    );
  }
  if (EVENTS.every(({ event }) => totalOf(months, event) === 0)) {
    return (
      <EmptyState title="No reviews in the last 12 months" hint="The figures start with the first review." />
    );
  }
  return <Figures months={months} />;
}

function Figures({ months }: { months: readonly ReviewMonth[] }) {
  return (
    <Stack data-gap="large">
      <Totals>
        {EVENTS.map(({ event, name, meaning }) => (
          <div key={event}>
            <dt>{name}</dt>
            <Figure>{wholeNumber(totalOf(months, event))}</Figure>
            <Meaning>{meaning}</Meaning>
          </div>
        ))}
      </Totals>
      <MonthlyChart months={months} />
      <MonthlyTable months={months} />
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
