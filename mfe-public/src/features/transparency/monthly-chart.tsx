import { wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReviewMonth } from '../../api/types';
import { chartSummary, topOfScale } from './review-events';

const Frame = styled.figure`
  margin: 0;
`;

const Title = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-block-end: var(--space-3);

  & > b {
    font-size: var(--text-l);
    font-weight: 740;
  }
`;

const Legend = styled.span`
  display: flex;
  gap: var(--space-4);
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  & svg {
    width: 0.8em;
    height: 0.8em;
  }
`;

const Drawing = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  font-size: 0.6875rem;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.55em;
  line-height: 1.1;
  text-align: end;
`;

const Bars = styled.svg`
  width: 100%;
  height: 11rem;
  overflow: visible;

  & > line {
    stroke: var(--color-line);
  }
`;

const Sent = styled.rect`
  fill: var(--color-surface);
  stroke: var(--color-line-strong);
`;

const Published = styled.rect`
  fill: var(--color-pitch);
`;

const Months = styled.div`
  display: grid;
  grid-column: 2;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  line-height: 1.25;
  text-align: center;

  /* Where twelve names don't fit, every other one is enough. */
  @media (max-width: 22rem) {
    & > :nth-child(even) {
      visibility: hidden;
    }
  }
`;

const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** Three letters, and the year below the first month and each January. */
function Month({ month, isFirst }: { month: string; isFirst: boolean }) {
  const name = shortMonth.format(new Date(`${month}-01T00:00:00Z`)).slice(0, 3);
  return (
    <span>
      {name}
      {(isFirst || month.endsWith('-01')) && (
        <>
          <br />
          {month.slice(0, 4)}
        </>
      )}
    </span>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Reviews submitted and published, month by month, as pairs of bars. The summary is its accessible name. */
export function MonthlyChart({ months }: { months: readonly ReviewMonth[] }) {
  const top = topOfScale(Math.max(...months.flatMap(({ submitted, published }) => [submitted, published])));
  const slot = 1 / months.length;
  const bar = (index: number, place: number, value: number) => ({
    x: percent(slot * (index + 0.14 + place * 0.37)),
    y: percent(1 - value / top),
    width: percent(slot * 0.35),
    height: percent(value / top),
  });
  return (
    <Frame>
      <Title>
        <b>Reviews by month</b>
        <Legend aria-hidden="true">
          <span>
            <svg viewBox="0 0 10 10" focusable="false">
              <Sent x="0.5" y="0.5" width="9" height="9" />
            </svg>
            Submitted
          </span>
          <span>
            <svg viewBox="0 0 10 10" focusable="false">
              <Published width="10" height="10" />
            </svg>
            Published
          </span>
        </Legend>
      </Title>
      <Drawing role="img" aria-label={chartSummary(months)}>
        <Scale>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{wholeNumber(value)}</span>
          ))}
        </Scale>
        <Bars focusable="false">
          {['0%', '50%', '100%'].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {months.map(({ month, submitted, published }, index) => (
            <g key={month}>
              <Sent {...bar(index, 0, submitted)} />
              <Published {...bar(index, 1, published)} />
            </g>
          ))}
        </Bars>
        <Months>
          {months.map(({ month }, index) => (
            <Month key={month} month={month} isFirst={index === 0} />
          ))}
        </Months>
      </Drawing>
    </Frame>
  );
}
