import { NumbersTable } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/* Scrolls sideways on a phone; the month names stay put. */
const Table = styled(NumbersTable)`
  & > section {
    margin-block-start: var(--space-2);
    scrollbar-width: thin;
  }
  & > section:focus-visible {
    outline-offset: -3px;
  }
  & table {
    margin: 0;
  }
  & th,
  & td {
    vertical-align: middle;
  }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--color-page);
  }
`;

const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** One column of numbers. */
export interface MonthlyColumn<Month> {
  name: string;
  value: (month: Month) => string;
}

interface MonthlyTableProps<Month> {
  caption: string;
  /** The label that unfolds it. */
  summary?: string;
  /** Oldest first. */
  months: readonly Month[];
  columns: readonly MonthlyColumn<Month>[];
}

/** Numbers by month behind a fold, newest month first. */
export function MonthlyTable<Month extends { month: string }>({
  caption,
  summary = 'Show the numbers for each month',
  months,
  columns,
}: MonthlyTableProps<Month>) {
  return (
    <Table
      isRegion
      caption={caption}
      summary={summary}
      columns={['Month', ...columns.map(({ name }) => name)]}
      rows={months
        .toReversed()
        .map((month, index) => [
          shortMonth.format(new Date(`${month.month}-01T00:00:00Z`)) + (index === 0 ? ' (so far)' : ''),
          ...columns.map(({ value }) => value(month)),
        ])}
    />
  );
}
