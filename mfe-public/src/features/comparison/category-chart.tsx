import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import type { ChartConfiguration } from 'chart.js';
import { useEffect, useRef } from 'react';
import type { ClubDetail } from '../../api/types';
import { RATING_CATEGORIES } from '../../lib/rating-categories';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { SERIES_LOOKS, STROKE_WIDTH, TILE_SIZE } from './series-looks';
import type { SeriesLook } from './series-looks';

// Only what this chart draws with: the rest of the library is left out of the chunk.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

type Bars = ChartConfiguration<'bar', (number | null)[], string>;

/** The theme's colours and typeface as they are now: a canvas follows no style sheet. */
function readTheme(element: HTMLElement) {
  const styles = getComputedStyle(element);
  return {
    colour: (role: string) => styles.getPropertyValue(`--color-${role}`).trim(),
    font: { family: styles.fontFamily, size: 13 },
  };
}

/** What bars of a look are filled with, sharp on every screen. */
function fillOf({ strokes }: SeriesLook, colour: string): string | CanvasPattern {
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

function describeChart(clubs: readonly ClubDetail[], canvas: HTMLCanvasElement): Bars {
  const { colour, font } = readTheme(canvas);
  const ticks = { color: colour('ink-soft'), font };
  return {
    type: 'bar',
    data: {
      labels: RATING_CATEGORIES.map(({ name }) => name),
      datasets: clubs.map((club, index) => {
        const look = SERIES_LOOKS[index]!;
        return {
          label: club.name,
          data: RATING_CATEGORIES.map(({ key }) => (club.reviewCount === 0 ? null : club[key])),
          backgroundColor: fillOf(look, colour(look.colour)),
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
      animation: prefersReducedMotion() ? false : { duration: 300 },
      maintainAspectRatio: false,
      interaction: { mode: 'index', axis: 'y', intersect: false },
      plugins: {
        tooltip: {
          backgroundColor: colour('ink'),
          titleColor: colour('page'),
          bodyColor: colour('page'),
          titleFont: font,
          bodyFont: font,
          displayColors: false,
        },
      },
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

/** The five category averages of the clubs as bars beside each other. The table holds the numbers. */
export default function CategoryChart({ clubs }: { clubs: readonly ClubDetail[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let chart = new Chart(element, describeChart(clubs, element));
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => {
      chart.destroy();
      chart = new Chart(element, describeChart(clubs, element));
    };
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [clubs]);
  const names = new Intl.ListFormat('en-GB').format(clubs.map(({ name }) => name));
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Bars of the five category averages of ${names}. The table has the numbers.`}
    />
  );
}
