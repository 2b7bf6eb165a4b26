import { Chart } from 'chart.js';
import type { ChartConfiguration, ChartType, DefaultDataPoint } from 'chart.js';
import { useEffect, useRef } from 'react';
import { readChartTheme } from './chart-theme';
import type { ChartTheme } from './chart-theme';

interface ThemedChartProps<TType extends ChartType, TData, TLabel> {
  /** What the chart shows, for people who can't see it. */
  label: string;
  /** In pixels. */
  fontSize: number;
  /** The chart in a theme. A new function redraws it. */
  describe: (theme: ChartTheme) => ChartConfiguration<TType, TData, TLabel>;
}

/**
 * A chart in the page's colours and typeface, redrawn when the system's theme changes. Whatever it's drawn with has to
 * be registered with Chart.js first. Browser only.
 */
export function ThemedChart<TType extends ChartType, TData = DefaultDataPoint<TType>, TLabel = unknown>({
  label,
  fontSize,
  describe,
}: ThemedChartProps<TType, TData, TLabel>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const draw = () => new Chart(element, describe(readChartTheme(element, fontSize)));
    let chart = draw();
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => {
      chart.destroy();
      chart = draw();
    };
    scheme.addEventListener('change', redraw);
    // Anything drawn before the page's typeface loaded is in another one.
    document.fonts?.addEventListener('loadingdone', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      document.fonts?.removeEventListener('loadingdone', redraw);
      chart.destroy();
    };
  }, [describe, fontSize]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
