import { commonChartOptions, lineStyle, ThemedChart, timeAxes } from '@club-reviews/shared-ui/charts';
import type { ChartTheme } from '@club-reviews/shared-ui/charts';
import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartConfiguration } from 'chart.js';
import { useCallback } from 'react';
import { measured, pointLabel } from './release-words';

// Only what this chart draws with; the rest of the library stays out of the chunk.
Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

type Unit = 'percent' | 'milliseconds' | 'number';

interface VersionChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** Hours or days, oldest first. */
  points: readonly string[];
  /** One for each version; null if there's no value. */
  lines: readonly { name: string; role: string; values: (number | null)[] }[];
  unit: Unit;
}

const FONT_SIZE = 12;

const WORDS: Record<Unit, (value: number) => string> = {
  percent: (value) => `${Math.round(value * 10) / 10}%`,
  milliseconds: (value) => measured('LCP', value),
  number: (value) => measured('CLS', value),
};

/** A line for each version over time. */
export function VersionChart({ label, points, lines, unit }: VersionChartProps) {
  const describe = useCallback(
    (theme: ChartTheme): ChartConfiguration<'line', (number | null)[], string> => {
      const common = commonChartOptions(theme);
      const { x, y } = timeAxes(theme);
      const words = WORDS[unit];
      return {
        type: 'line',
        data: {
          labels: points.map(pointLabel),
          datasets: lines.map(({ name, role, values }) => ({
            ...lineStyle(theme, role),
            label: name,
            data: values,
            // There's a point for each hour.
            pointRadius: 2.5,
            spanGaps: true,
          })),
        },
        options: {
          ...common,
          interaction: { mode: 'index', intersect: false },
          plugins: {
            tooltip: {
              ...common.plugins.tooltip,
              callbacks: { label: ({ dataset, raw }) => `${dataset.label}: ${words(Number(raw))}` },
            },
          },
          scales: {
            x,
            y: { ...y, min: 0, ticks: { ...y.ticks, callback: (value) => words(Number(value)) } },
          },
        },
      };
    },
    [points, lines, unit],
  );
  return <ThemedChart label={label} fontSize={FONT_SIZE} describe={describe} />;
}
