import { commonChartOptions, ThemedChart, timeAxes } from '@club-reviews/shared-ui/charts';
import type { ChartTheme } from '@club-reviews/shared-ui/charts';
import { weekLabel } from '@club-reviews/shared-ui/formatting';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import type { ChartConfiguration } from 'chart.js';
import { useCallback } from 'react';

// Only what this chart draws with; the rest of the library stays out of the chunk.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** A week's number; null if it wasn't counted yet. */
export interface WeekCount {
  week: string;
  count: number | null;
}

interface WeekBarsProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** What is counted, for the tooltip. */
  name: string;
  /** Oldest first; the last week isn't over and is drawn lighter. */
  weeks: readonly WeekCount[];
}

/** Keeps the bar for two views from filling the chart. */
const MIN_HEIGHT = 5;
const FONT_SIZE = 12;

/** Weekly numbers as bars. */
export default function WeekBars({ label, name, weeks }: WeekBarsProps) {
  const describe = useCallback(
    (theme: ChartTheme): ChartConfiguration<'bar', (number | null)[], string> => {
      const { colour } = theme;
      const { x, y } = timeAxes(theme);
      return {
        type: 'bar',
        data: {
          labels: weeks.map(({ week }) => weekLabel(week)),
          datasets: [
            {
              label: name,
              data: weeks.map(({ count }) => count),
              backgroundColor: weeks.map((_, index) =>
                colour(index === weeks.length - 1 ? 'line-strong' : 'pitch'),
              ),
              borderRadius: 3,
              maxBarThickness: 28,
            },
          ],
        },
        options: {
          ...commonChartOptions(theme),
          interaction: { mode: 'index', intersect: false },
          scales: {
            x,
            y: {
              ...y,
              min: 0,
              suggestedMax: MIN_HEIGHT,
              ticks: { ...y.ticks, precision: 0, maxTicksLimit: 6 },
            },
          },
        },
      };
    },
    [weeks, name],
  );
  return <ThemedChart label={label} fontSize={FONT_SIZE} describe={describe} />;
}
