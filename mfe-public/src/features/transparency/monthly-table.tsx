import { VisuallyHidden, wholeNumber } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ReviewMonth } from '../../api/types';
import { EVENTS } from './review-events';

const Details = styled.details`
  font-size: var(--text-s);

  & > summary {
    padding-block: var(--space-1);
    color: var(--color-link);
    font-weight: 640;
    cursor: pointer;
  }
`;

/* Scrolls sideways on a phone; the names of the months stay. */
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

/** The numbers in the chart and those that aren't, newest month first. */
export function MonthlyTable({ months }: { months: readonly ReviewMonth[] }) {
  const captionId = useId();
  const newestFirst = months.toReversed();
  return (
    <Details>
      <summary>Show the numbers for each month</summary>
      <Scroller aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption" id={captionId}>
            Reviews by month
          </VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {EVENTS.map(({ event, name }) => (
                <th key={event} scope="col">
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
                {EVENTS.map(({ event }) => (
                  <td key={event}>{wholeNumber(month[event])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Details>
  );
}
