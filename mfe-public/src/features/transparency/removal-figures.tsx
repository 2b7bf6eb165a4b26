import { SoftText, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReviewMonth } from '../../api/types';
import { MonthlyTable } from './monthly-table';
import { removalTotals } from './removal-totals';

const Title = styled.h3`
  margin-block-end: var(--space-1);
`;

const Hint = styled(SoftText)`
  margin-block-end: var(--space-3);
`;

const Bars = styled.dl`
  display: grid;
  margin-block-end: var(--space-3);
  font-size: var(--text-s);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 11rem) 2.5rem minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  & dd {
    margin: 0;
  }
  & svg {
    display: block;
    width: 100%;
    height: 0.7rem;
  }
`;

const Count = styled.dd`
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-none] {
    font-weight: 400;
    color: var(--color-ink-soft);
  }
`;

const Bar = styled.rect`
  fill: var(--color-pitch);
`;

const MIN_FULL_WIDTH = 10;

/** Why reviews were removed in the last twelve months: every reason on the list, including those that never came up. */
export function RemovalFigures({ months }: { months: readonly ReviewMonth[] }) {
  const totals = removalTotals(months);
  // A few removals shouldn't look like many, so bars are shorter until one reason reaches ten.
  const fullWidth = Math.max(MIN_FULL_WIDTH, ...totals.map(({ count }) => count));
  const used = totals.filter(({ count }) => count > 0);
  const isSome = used.length > 0;
  return (
    <section aria-labelledby="removals-by-reason">
      <Title id="removals-by-reason">Removed, by reason</Title>
      <Hint>
        {isSome
          ? 'In the last 12 months. Reviews that were put back are still counted here.'
          : 'No review was removed in the last 12 months.'}
      </Hint>
      {isSome && (
        <Bars>
          {totals.map(({ reason, label, count }) => (
            <div key={reason}>
              <dt>{label}</dt>
              <Count data-none={count === 0 || undefined}>{wholeNumber(count)}</Count>
              <dd aria-hidden="true">
                <svg focusable="false">
                  <Bar width={`${((count / fullWidth) * 100).toFixed(2)}%`} height="100%" rx="2" />
                </svg>
              </dd>
            </div>
          ))}
        </Bars>
      )}
      {isSome && (
        <MonthlyTable
          caption="Removed reviews by month and reason"
          summary="Show the removals for each month"
          months={months}
          columns={used.map(({ reason, label }) => ({
            name: label,
            value: ({ removals }: ReviewMonth) =>
              wholeNumber(removals.find((one) => one.reason === reason)?.count ?? 0),
          }))}
        />
      )}
    </section>
  );
}
