import { DESK_KINDS } from '@club-reviews/domain/desk';
import { Card, plural, SelectField, Skeleton, Stack, wholeNumber } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import type { DeskWeek } from '../../api/types';
import { hoursInWords } from '../../lib/waiting-time';
import { kindWords } from '../desk/entry-words';
import { reasonName, reasonsIn, removedShare, trafficOf, weekLabel } from './figure-words';
import type { NumbersTableProps } from './numbers-table';
import { NumbersTable } from './numbers-table';
import { coloursFor } from './reason-colours';

// The chart library is a chunk of its own, loaded once there is something to draw.
const charts = () => import('./week-charts');
const TrafficChart = lazy(async () => ({ default: (await charts()).TrafficChart }));
const TimesChart = lazy(async () => ({ default: (await charts()).TimesChart }));
const RemovalsChart = lazy(async () => ({ default: (await charts()).RemovalsChart }));

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Soft = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/* Keeps the chart's space while its code is loading. The chart, which follows its size, must not stretch it. */
const Place = styled.div`
  position: relative;
  height: 14rem;

  & > canvas {
    position: absolute;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
`;

const Swatch = styled.i<{ $role: string }>`
  width: 0.8em;
  height: 0.8em;
  border-radius: 2px;
  background: var(--color-${({ $role }) => $role});
`;

interface PlotProps {
  title: string;
  text: string;
  /** What the colours mean, with their roles. */
  legend: readonly (readonly [label: string, role: string])[];
  control?: ReactNode;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  table: NumbersTableProps;
  children: ReactNode;
}

/** A chart with its title, its legend and its numbers. */
function Plot({ title, text, legend, control, isEmpty, table, children }: PlotProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack data-gap="small">
        <Head>
          <div>
            <Title id={id}>{title}</Title>
            <Soft>{text}</Soft>
          </div>
          {control}
        </Head>
        {!isEmpty && (
          <>
            <Legend>
              {legend.map(([label, role]) => (
                <li key={label}>
                  <Swatch aria-hidden="true" $role={role} />
                  {label}
                </li>
              ))}
            </Legend>
            <Place>
              <ErrorBoundary fallback={<Soft>The chart couldn’t be drawn. The numbers are below.</Soft>}>
                <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
              </ErrorBoundary>
            </Place>
            <NumbersTable {...table} />
          </>
        )}
      </Stack>
    </Card>
  );
}

interface WeeksProps {
  weeks: readonly DeskWeek[];
}

const WEEK_FROM = 'Week from';

/** What came in and was decided. */
export function TrafficFigures({ weeks }: WeeksProps) {
  const [kind, setKind] = useState('');
  const totals = weeks.map((week) => trafficOf(week, kind));
  const arrived = totals.reduce((sum, week) => sum + week.arrived, 0);
  const decided = totals.reduce((sum, week) => sum + week.decided, 0);
  const present = DESK_KINDS.filter((one) =>
    weeks.some(({ kinds }) => kinds.some((some) => some.kind === one)),
  );
  return (
    <Plot
      title="Came in and decided"
      isEmpty={present.length === 0}
      text={`${wholeNumber(arrived)} came in within ${plural(weeks.length, 'week')}, and ${wholeNumber(decided)} ${decided === 1 ? 'was' : 'were'} decided.`}
      legend={[
        ['Came in', 'line-strong'],
        ['Decided', 'pitch'],
      ]}
      control={
        present.length > 0 && (
          <SelectField
            label="Kind"
            hideLabel
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
            options={[
              { value: '', label: 'Everything' },
              ...present.map((value) => ({ value, label: kindWords(value).many })),
            ]}
          />
        )
      }
      table={{
        caption: 'What came in and was decided, by week',
        columns: [WEEK_FROM, 'Came in', 'Decided'],
        rows: weeks.toReversed().map((week) => {
          const traffic = trafficOf(week, kind);
          return [weekLabel(week.week), wholeNumber(traffic.arrived), wholeNumber(traffic.decided)];
        }),
      }}
    >
      <TrafficChart
        weeks={weeks}
        kind={kind}
        label={`By week: ${wholeNumber(arrived)} came in, ${wholeNumber(decided)} were decided`}
      />
    </Plot>
  );
}

const hoursText = (hours: number | null) => (hours === null ? '–' : hoursInWords(hours));

/** How long decisions took. */
export function TimeFigures({ weeks }: WeeksProps) {
  const last = weeks.findLast(({ medianHours }) => medianHours !== null);
  const text =
    last === undefined
      ? 'Nothing has been decided yet.'
      : `In the week from ${weekLabel(last.week)} half of the decisions took ${hoursText(last.medianHours)} at most, and the longest ${hoursText(last.longestHours)}.`;
  return (
    <Plot
      title="Time to a decision"
      text={text}
      isEmpty={last === undefined}
      legend={[
        ['Median', 'pitch'],
        ['Longest', 'line-strong'],
      ]}
      table={{
        caption: 'How long decisions took, by week',
        columns: [WEEK_FROM, 'Median', 'Longest'],
        rows: weeks
          .toReversed()
          .map(({ week, medianHours, longestHours }) => [
            weekLabel(week),
            hoursText(medianHours),
            hoursText(longestHours),
          ]),
      }}
    >
      <TimesChart weeks={weeks} label={text} />
    </Plot>
  );
}

const percentText = (share: number | null) => (share === null ? '–' : `${Math.round(share)}%`);

/** Which share of the decided reviews was removed, by reason. */
export function RemovalFigures({ weeks }: WeeksProps) {
  const reasons = useMemo(() => reasonsIn(weeks), [weeks]);
  const colours = useMemo(() => coloursFor(reasons), [reasons]);
  const decided = weeks.reduce((sum, { reviewsDecided }) => sum + reviewsDecided, 0);
  const removed = weeks.flatMap(({ removals }) => removals).reduce((sum, { count }) => sum + count, 0);
  const text =
    decided === 0
      ? 'No review has been decided about yet.'
      : `Of ${plural(decided, 'decided review')}, ${wholeNumber(removed)} ${removed === 1 ? 'was' : 'were'} removed: ${percentText((removed / decided) * 100)}.`;
  return (
    <Plot
      title="Removed, by reason"
      text={text}
      isEmpty={removed === 0}
      legend={[...colours].map(([reason, role]) => [reasonName(reason), role])}
      table={{
        caption: 'Share of the decided reviews that was removed, by week and reason',
        columns: [WEEK_FROM, ...reasons.map(reasonName)],
        rows: weeks
          .toReversed()
          .map((week) => [
            weekLabel(week.week),
            ...reasons.map((reason) => percentText(removedShare(week, reason))),
          ]),
      }}
    >
      <RemovalsChart weeks={weeks} colours={colours} label={text} />
    </Plot>
  );
}
