import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import type { ChartConfiguration } from 'chart.js';
import { styled } from 'styled-components';
import type { Meta, Story } from '../../catalogue/stories/story';
import { SMALL } from '../../catalogue/stories/samples';
import { commonChartOptions, lineStyle, timeAxes } from './chart-theme';
import type { ChartTheme } from './chart-theme';
import { ThemedChart } from './themed-chart';

export default { title: 'Charts/Themed chart', component: ThemedChart } satisfies Meta;

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

const WEEKS = ['2 Mar', '9 Mar', '16 Mar', '23 Mar', '30 Mar'];

const Place = styled.div`
  position: relative;
  height: 14rem;
`;

function describeLines(theme: ChartTheme): ChartConfiguration<'line', (number | null)[], string> {
  return {
    type: 'line',
    data: {
      labels: WEEKS,
      datasets: [
        { ...lineStyle(theme, 'pitch'), label: 'Median', data: [3, 5, null, 2, 4] },
        { ...lineStyle(theme, 'line-strong'), label: 'Longest', data: [6, 9, 7, 8, 5] },
      ],
    },
    options: { ...commonChartOptions(theme), scales: timeAxes(theme) },
  };
}

function describeBars(theme: ChartTheme): ChartConfiguration<'bar', number[], string> {
  return {
    type: 'bar',
    data: {
      labels: WEEKS,
      datasets: [{ label: 'Came in', data: [12, 7, 0, 15, 9], backgroundColor: theme.colour('pitch') }],
    },
    options: { ...commonChartOptions(theme), scales: timeAxes(theme) },
  };
}

function describeNothing(theme: ChartTheme): ChartConfiguration<'bar', number[], string> {
  return { ...describeBars(theme), data: { labels: [], datasets: [] } };
}

const lines = (
  <Place>
    <ThemedChart label="Hours until a decision, by week" fontSize={12} describe={describeLines} />
  </Place>
);

const bars = (label: string, describe: typeof describeBars) => (
  <Place>
    <ThemedChart label={label} fontSize={12} describe={describe} />
  </Place>
);

export const Lines: Story = { render: () => lines };
export const Bars: Story = { render: () => bars('Reviews by week', describeBars) };
export const Empty: Story = { render: () => bars('No reviews', describeNothing) };
export const SmallScreen: Story = { render: () => lines, parameters: { frame: SMALL } };
