import { NotLoaded, Skeleton, Stack, wholeNumber } from '@club-reviews/shared-ui';
import { useGetModerationByMonthQuery } from '../../api/public-api';
import type { ModerationFigures as Figures } from '../../api/types';
import { decisionTime } from './decision-time';
import { FigureList } from './figure-list';
import type { MonthlyColumn } from './monthly-table';
import { MonthlyTable } from './monthly-table';

type Month = Figures['months'][number];

const COLUMNS: readonly MonthlyColumn<Month>[] = [
  { name: 'Reports', value: (month) => wholeNumber(month.reportsReceived) },
  { name: 'Decided', value: (month) => wholeNumber(month.reportsDecided) },
  { name: 'Upheld', value: (month) => wholeNumber(month.reportsUpheld) },
  { name: 'Median time', value: (month) => decisionTime(month.hoursToDecideReport) },
  { name: 'Median time for held reviews', value: (month) => decisionTime(month.hoursToDecideHeld) },
];

/** Reports of reviews in the last twelve months, and how long moderators took over their queue. */
export function ModerationFigures() {
  const query = useGetModerationByMonthQuery();
  if (query.data === undefined)
    return (
      <NotLoaded
        call={query}
        failed="Unable to load the figures on reports"
        loading="Loading the figures on reports"
      >
        <Skeleton shape="block" />
      </NotLoaded>
    );
  const { total, months } = query.data;
  return (
    <Stack data-gap="large">
      <FigureList
        figures={[
          {
            name: 'Reports',
            value: wholeNumber(total.reportsReceived),
            meaning: 'Reports of reviews, confirmed by email or sent by a club.',
          },
          {
            name: 'Upheld',
            value: wholeNumber(total.reportsUpheld),
            meaning:
              total.reportsDecided === 0
                ? 'None have been decided yet.'
                : `Out of ${wholeNumber(total.reportsDecided)} decided. We removed the review.`,
          },
          {
            name: 'To decide on a report',
            value: decisionTime(total.hoursToDecideReport),
            meaning: 'The median: half of the reports took less time.',
          },
          {
            name: 'To decide on a held review',
            value: decisionTime(total.hoursToDecideHeld),
            meaning: 'The median, from its author’s confirmation to our decision.',
          },
        ]}
      />
      <MonthlyTable
        caption="Reports by month"
        summary="Show the reports for each month"
        months={months}
        columns={COLUMNS}
      />
    </Stack>
  );
}
