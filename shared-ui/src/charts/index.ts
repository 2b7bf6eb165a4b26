/** Charts in the page's colours. It's a separate entry, because its library is only needed on a few pages. */
export { commonChartOptions, lineStyle, timeAxes } from './chart-theme';
export type { ChartTheme } from './chart-theme';
export { ThemedChart } from './themed-chart';
