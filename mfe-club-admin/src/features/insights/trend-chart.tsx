import { commonChartOptions, lineStyle, ThemedChart, timeAxes } from '@club-reviews/shared-ui/charts';
import type { ChartTheme } from '@club-reviews/shared-ui/charts';
import {
  BarController,
  BarElement,
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
import type { ClubInsights } from '../../api/types';
import { monthLabel, trendSummary } from './trend-summary';

// Only what this chart draws with; the rest of the library stays out of the chunk.
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

type Trend = ClubInsights['trend'];
type TrendConfiguration = ChartConfiguration<'bar' | 'line', number[], string>;

function describeChart(trend: Trend, theme: ChartTheme): TrendConfiguration {
  const { colour } = theme;
  const { x, y } = timeAxes(theme);
  return {
    type: 'bar',
    data: {
      labels: trend.map(({ month }) => monthLabel(month)),
      datasets: [
        {
          ...lineStyle(theme, 'pitch'),
          type: 'line',
          label: 'Average rating',
          data: trend.map(({ averageRating }) => averageRating),
          yAxisID: 'rating',
          tension: 0.25,
        },
        {
          type: 'bar',
          label: 'Reviews',
          data: trend.map(({ reviewCount }) => reviewCount),
          yAxisID: 'count',
          backgroundColor: colour('line'),
          borderRadius: 3,
          maxBarThickness: 22,
        },
      ],
    },
    options: {
      ...commonChartOptions(theme),
      interaction: { mode: 'index', intersect: false },
      scales: {
        x,
        rating: {
          ...y,
          axis: 'y',
          position: 'left',
          min: 1,
          max: 5,
          ticks: { ...y.ticks, stepSize: 1 },
        },
        // Three times as high as its highest bar, so that the line stays clear of the bars.
        count: {
          axis: 'y',
          display: false,
          min: 0,
          max: Math.max(...trend.map(({ reviewCount }) => reviewCount)) * 3,
        },
      },
    },
  };
}

/** The average rating by month as a line over the number of reviews as bars. Its summary is its name. */
export default function TrendChart({ trend }: { trend: Trend }) {
  const describe = useCallback((theme: ChartTheme) => describeChart(trend, theme), [trend]);
  return <ThemedChart label={trendSummary(trend)} fontSize={12} describe={describe} />;
}
