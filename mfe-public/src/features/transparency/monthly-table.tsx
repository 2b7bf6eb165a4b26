import { VisuallyHidden } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Details = styled.details`
  font-size: var(--text-s);

  & > summary {
    padding-block: var(--space-1);
    color: var(--color-link);
    font-weight: 640;
    cursor: pointer;
  }
`;

/* Scrolls sideways on a phone; the month names stay put. */
const Scroller = styled.section`
  overflow-x: auto;
  margin-block-start: var(--space-2);
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-1) var(--space-2);
    border-block-end: 1px solid var(--color-line);
    text-align: end;
  }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--color-page);
    text-align: start;
    font-weight: 580;
    white-space: nowrap;
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
  const captionId = useId();
  const newestFirst = months.toReversed();
  return (
    <Details>
      <summary>{summary}</summary>
      <Scroller aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map((month, index) => (
              <tr key={month.month}>
                <th scope="row">
                  {shortMonth.format(new Date(`${month.month}-01T00:00:00Z`))}
                  {index === 0 && ' (so far)'}
                </th>
                {columns.map(({ name, value }) => (
                  <td key={name}>{value(month)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Details>
  );
}
