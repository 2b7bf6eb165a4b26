import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { hoursInWords, PlotCard, plural, SelectField, weekLabel, wholeNumber } from '@club-reviews/shared-ui';
import { lazy, useMemo, useState } from 'react';
import type { QueueWeek } from '../../api/types';
import { KINDS } from '../queue/kinds';
import { reasonName, reasonsIn, removedShare, getTraffic } from './figure-labels';
import { coloursFor } from './reason-colours';

// The chart library is a separate chunk, loaded once there is something to draw.
const charts = () => import('./week-charts');
const TrafficChart = lazy(async () => ({ default: (await charts()).TrafficChart }));
const TimesChart = lazy(async () => ({ default: (await charts()).TimesChart }));
const RemovalsChart = lazy(async () => ({ default: (await charts()).RemovalsChart }));

interface WeeksProps {
  weeks: readonly QueueWeek[];
}

const WEEK_FROM = 'Week from';

/** What came in and was decided. */
export function TrafficFigures({ weeks }: WeeksProps) {
  const [kind, setKind] = useState('');
  const totals = weeks.map((week) => getTraffic(week, kind));
  const arrived = totals.reduce((sum, week) => sum + week.arrived, 0);
  const decided = totals.reduce((sum, week) => sum + week.decided, 0);
  const present = QUEUE_KINDS.filter((one) =>
    weeks.some(({ kinds }) => kinds.some((some) => some.kind === one)),
  );
  return (
    <PlotCard
      title="Received and decided"
      isEmpty={present.length === 0}
      text={
        present.length === 0
          ? `Nothing was received or decided in ${plural(weeks.length, 'week')}.`
          : `${wholeNumber(arrived)} received and ${wholeNumber(decided)} decided in ${plural(weeks.length, 'week')}.`
      }
      legend={[
        ['Received', 'line-strong'],
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
              ...present.map((value) => ({ value, label: KINDS[value].many })),
            ]}
          />
        )
      }
      table={{
        caption: 'Received and decided, by week',
        columns: [WEEK_FROM, 'Received', 'Decided'],
        rows: weeks.toReversed().map((week) => {
          const traffic = getTraffic(week, kind);
          return [weekLabel(week.week), wholeNumber(traffic.arrived), wholeNumber(traffic.decided)];
        }),
      }}
    >
      <TrafficChart
        weeks={weeks}
        kind={kind}
        label={`By week: ${wholeNumber(arrived)} received, ${wholeNumber(decided)} decided`}
      />
    </PlotCard>
  );
}

const hoursText = (hours: number | null) => (hours === null ? '–' : hoursInWords(hours));

/** How long decisions took. */
export function TimeFigures({ weeks }: WeeksProps) {
  const last = weeks.findLast(({ medianHours }) => medianHours !== null);
  const text =
    last === undefined
      ? 'We don’t know how long those decisions took.'
      : `In the week from ${weekLabel(last.week)}, a typical decision took ${hoursText(last.medianHours)}, and the longest ${hoursText(last.longestHours)}.`;
  return (
    <PlotCard
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
    </PlotCard>
  );
}

const percentText = (share: number | null) => (share === null ? '–' : `${Math.round(share)}%`);

/** The share of decided reviews that were removed, by reason. */
export function RemovalFigures({ weeks }: WeeksProps) {
  const reasons = useMemo(() => reasonsIn(weeks), [weeks]);
  const colours = useMemo(() => coloursFor(reasons), [reasons]);
  const decided = weeks.reduce((sum, { reviewsDecided }) => sum + reviewsDecided, 0);
  const removed = weeks.flatMap(({ removals }) => removals).reduce((sum, { count }) => sum + count, 0);
  const text =
    decided === 0
      ? 'No reviews have been decided yet.'
      : `Of ${plural(decided, 'decided review')}, ${wholeNumber(removed)} ${removed === 1 ? 'was' : 'were'} removed: ${percentText((removed / decided) * 100)}.`;
  return (
    <PlotCard
      title="Removed, by reason"
      text={text}
      isEmpty={removed === 0}
      legend={[...colours].map(([reason, role]) => [reasonName(reason), role])}
      table={{
        caption: 'Share of decided reviews removed, by week and reason',
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
    </PlotCard>
  );
}
