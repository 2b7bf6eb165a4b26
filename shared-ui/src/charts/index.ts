/** Charts in the colours of the page. An entry of its own, because it brings a library that few pages need. */
export { commonChartOptions, lineStyle, timeAxes } from './chart-theme';
export type { ChartTheme } from './chart-theme';
export { ThemedChart } from './themed-chart';
