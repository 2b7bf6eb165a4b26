import { commonChartOptions, lineStyle, ThemedChart, timeAxes } from '@club-reviews/shared-ui/charts';
import type { ChartTheme } from '@club-reviews/shared-ui/charts';
import { hoursInWords, weekLabel } from '@club-reviews/shared-ui/formatting';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartConfiguration } from 'chart.js';
import { useCallback } from 'react';
import type { QueueWeek } from '../../api/types';
import { reasonName, removedShare, getTraffic } from './figure-labels';
import type { ReasonColours } from './reason-colours';

// Only what these charts draw with; the rest of the library stays out of the chunk.
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
  Tooltip,
);

type Points = (number | null)[];
type BarConfiguration = ChartConfiguration<'bar', Points, string>;
type LineConfiguration = ChartConfiguration<'line', Points, string>;

interface ChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  weeks: readonly QueueWeek[];
}

const FONT_SIZE = 12;
/** The grid lines of the time axis, in hours. */
const NAMED_HOURS: ReadonlyMap<number, string> = new Map([
  [1, '1 hour'],
  [24, '1 day'],
  [168, '1 week'],
  [672, '4 weeks'],
]);

/** What came in next to what was decided. */
export function TrafficChart({ label, weeks, kind }: ChartProps & { kind: string }) {
  const describe = useCallback(
    (theme: ChartTheme): BarConfiguration => {
      const { colour } = theme;
      const { x, y } = timeAxes(theme);
      const traffic = weeks.map((week) => getTraffic(week, kind));
      const bar = { borderRadius: 3, maxBarThickness: 18 };
      return {
        type: 'bar',
        data: {
          labels: weeks.map(({ week }) => weekLabel(week)),
          datasets: [
            {
              ...bar,
              label: 'Received',
              data: traffic.map(({ arrived }) => arrived),
              backgroundColor: colour('line-strong'),
            },
            {
              ...bar,
              label: 'Decided',
              data: traffic.map(({ decided }) => decided),
              backgroundColor: colour('pitch'),
            },
          ],
        },
        options: {
          ...commonChartOptions(theme),
          interaction: { mode: 'index', intersect: false },
          scales: { x, y: { ...y, min: 0, ticks: { ...y.ticks, precision: 0 } } },
        },
      };
    },
    [weeks, kind],
  );
  return <ThemedChart label={label} fontSize={FONT_SIZE} describe={describe} />;
}

/** How long decisions took: the median and the longest, on a scale that fits both hours and weeks. */
export function TimesChart({ label, weeks }: ChartProps) {
  const describe = useCallback(
    (theme: ChartTheme): LineConfiguration => {
      const { x, y } = timeAxes(theme);
      const line = (role: string) => ({ ...lineStyle(theme, role), spanGaps: true });
      // The scale has no zero.
      const points = (of: (week: QueueWeek) => number | null): Points =>
        weeks.map((week) => {
          const hours = of(week);
          return hours === null ? null : Math.max(hours, 1);
        });
      const common = commonChartOptions(theme);
      return {
        type: 'line',
        data: {
          labels: weeks.map(({ week }) => weekLabel(week)),
          datasets: [
            { ...line('pitch'), label: 'Median', data: points(({ medianHours }) => medianHours) },
            { ...line('line-strong'), label: 'Longest', data: points(({ longestHours }) => longestHours) },
          ],
        },
        options: {
          ...common,
          interaction: { mode: 'index', intersect: false },
          plugins: {
            tooltip: {
              ...common.plugins.tooltip,
              callbacks: { label: ({ dataset, raw }) => `${dataset.label}: ${hoursInWords(Number(raw))}` },
            },
          },
          scales: {
            x,
            y: {
              ...y,
              type: 'logarithmic',
              min: 1,
              suggestedMax: 168,
              ticks: { ...y.ticks, callback: (value) => NAMED_HOURS.get(Number(value)) },
              afterBuildTicks: (axis) => {
                axis.ticks = [...NAMED_HOURS.keys()]
                  .filter((hours) => hours <= axis.max)
                  .map((value) => ({ value }));
              },
            },
          },
        },
      };
    },
    [weeks],
  );
  return <ThemedChart label={label} fontSize={FONT_SIZE} describe={describe} />;
}

/** The share of decided reviews that were removed, stacked by reason. */
export function RemovalsChart({ label, weeks, colours }: ChartProps & { colours: ReasonColours }) {
  const describe = useCallback(
    (theme: ChartTheme): BarConfiguration => {
      const { x, y } = timeAxes(theme);
      const common = commonChartOptions(theme);
      return {
        type: 'bar',
        data: {
          labels: weeks.map(({ week }) => weekLabel(week)),
          datasets: [...colours].map(([reason, role]) => ({
            label: reasonName(reason),
            data: weeks.map((week) => removedShare(week, reason)),
            backgroundColor: theme.colour(role),
            maxBarThickness: 28,
          })),
        },
        options: {
          ...common,
          interaction: { mode: 'index', intersect: false },
          plugins: {
            tooltip: {
              ...common.plugins.tooltip,
              filter: ({ raw }) => Number(raw) > 0,
              callbacks: { label: ({ dataset, raw }) => `${dataset.label}: ${Math.round(Number(raw))}%` },
            },
          },
          scales: {
            x: { ...x, stacked: true },
            y: { ...y, stacked: true, min: 0, ticks: { ...y.ticks, callback: (value) => `${value}%` } },
          },
        },
      };
    },
    [weeks, colours],
  );
  return <ThemedChart label={label} fontSize={FONT_SIZE} describe={describe} />;
}
