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
import { useEffect, useRef } from 'react';
import type { ClubInsights } from '../../api/types';
import { monthLabel, trendSummary } from './trend-summary';

// Only what this chart draws with: the rest of the library is left out of the chunk.
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

/** The theme's colours and typeface as they are now: a canvas follows no style sheet. */
function readTheme(element: HTMLElement) {
  const styles = getComputedStyle(element);
  const colour = (role: string) => styles.getPropertyValue(`--color-${role}`).trim();
  return {
    line: colour('pitch'),
    bars: colour('line'),
    grid: colour('sunken'),
    text: colour('ink-soft'),
    surface: colour('surface'),
    tooltip: colour('ink'),
    onTooltip: colour('page'),
    font: { family: styles.fontFamily, size: 12 },
  };
}

function describeChart(trend: Trend, canvas: HTMLCanvasElement): TrendConfiguration {
  const theme = readTheme(canvas);
  const ticks = { color: theme.text, font: theme.font };
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    type: 'bar',
    data: {
      labels: trend.map(({ month }) => monthLabel(month)),
      datasets: [
        {
          type: 'line',
          label: 'Average rating',
          data: trend.map(({ averageRating }) => averageRating),
          yAxisID: 'rating',
          borderColor: theme.line,
          borderWidth: 2.5,
          backgroundColor: theme.surface,
          pointBorderColor: theme.line,
          pointRadius: 3.5,
          pointHoverRadius: 5,
          tension: 0.25,
        },
        {
          type: 'bar',
          label: 'Reviews',
          data: trend.map(({ reviewCount }) => reviewCount),
          yAxisID: 'count',
          backgroundColor: theme.bars,
          borderRadius: 3,
          maxBarThickness: 22,
        },
      ],
    },
    options: {
      animation: isStill ? false : { duration: 300 },
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: {
        tooltip: {
          backgroundColor: theme.tooltip,
          titleColor: theme.onTooltip,
          bodyColor: theme.onTooltip,
          titleFont: theme.font,
          bodyFont: theme.font,
          displayColors: false,
        },
      },
      scales: {
        x: { ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 }, grid: { display: false } },
        rating: {
          axis: 'y',
          position: 'left',
          min: 1,
          max: 5,
          ticks: { ...ticks, stepSize: 1 },
          grid: { color: theme.grid },
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
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let chart = new Chart(element, describeChart(trend, element));
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => {
      chart.destroy();
      chart = new Chart(element, describeChart(trend, element));
    };
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [trend]);
  return <canvas ref={canvas} role="img" aria-label={trendSummary(trend)} />;
}
