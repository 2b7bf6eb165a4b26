import { commonChartOptions, ThemedChart } from '@club-reviews/shared-ui/charts';
import type { ChartTheme } from '@club-reviews/shared-ui/charts';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import type { ChartConfiguration } from 'chart.js';
import { useCallback } from 'react';
import type { ClubDetail } from '../../api/types';
import { CATEGORIES } from '../../lib/categories';
import { SERIES_LOOKS, STROKE_WIDTH, TILE_SIZE } from './series-looks';
import type { SeriesLook } from './series-looks';

// Only what this chart draws with; the rest of the library stays out of the chunk.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

type Bars = ChartConfiguration<'bar', (number | null)[], string>;

/** The fill of a look's bars, sharp on every screen. */
function getFill({ strokes }: SeriesLook, colour: string): string | CanvasPattern {
  if (strokes === null) return colour;
  const scale = window.devicePixelRatio;
  const tile = document.createElement('canvas');
  tile.width = tile.height = Math.round(TILE_SIZE * scale);
  const context = tile.getContext('2d')!;
  context.scale(tile.width / TILE_SIZE, tile.height / TILE_SIZE);
  context.strokeStyle = colour;
  context.lineWidth = STROKE_WIDTH;
  context.stroke(new Path2D(strokes));
  const pattern = context.createPattern(tile, 'repeat')!;
  pattern.setTransform(new DOMMatrix().scale(TILE_SIZE / tile.width));
  return pattern;
}

function describeChart(clubs: readonly ClubDetail[], theme: ChartTheme): Bars {
  const { colour, font } = theme;
  const ticks = { color: colour('ink-soft'), font };
  return {
    type: 'bar',
    data: {
      labels: CATEGORIES.map(({ name }) => name),
      datasets: clubs.map((club, index) => {
        const look = SERIES_LOOKS[index]!;
        return {
          label: club.name,
          data: CATEGORIES.map(({ key }) => (club.reviewCount === 0 ? null : club[key])),
          backgroundColor: getFill(look, colour(look.colour)),
          borderColor: colour(look.colour),
          borderWidth: 1.5,
          borderRadius: 3,
          borderSkipped: 'start',
          categoryPercentage: 0.78,
          barPercentage: 0.88,
        };
      }),
    },
    options: {
      indexAxis: 'y',
      ...commonChartOptions(theme),
      interaction: { mode: 'index', axis: 'y', intersect: false },
      scales: {
        x: {
          min: 0,
          max: 5,
          ticks: { ...ticks, stepSize: 1 },
          grid: { color: colour('line') },
          border: { display: false },
        },
        y: { ticks: { ...ticks, color: colour('ink') }, grid: { display: false } },
      },
    },
  };
}

/** The clubs' five category averages as grouped bars. The table has the numbers. */
export default function CategoryChart({ clubs }: { clubs: readonly ClubDetail[] }) {
  const describe = useCallback((theme: ChartTheme) => describeChart(clubs, theme), [clubs]);
  const names = new Intl.ListFormat('en-GB').format(clubs.map(({ name }) => name));
  return (
    <ThemedChart
      label={`Bar chart of the five category averages for ${names}. The table has the numbers.`}
      fontSize={13}
      describe={describe}
    />
  );
}
