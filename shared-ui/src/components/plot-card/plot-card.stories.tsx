import type { Meta, Story } from '../../../catalogue/stories/story';
import { only } from '../../../catalogue/stories/look-up';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { never } from '../../../catalogue/stories/in-form';
import { lazy } from 'react';
import type { ComponentProps } from 'react';
import { SelectField } from '../select-field/select-field';
import { NumberColumns, NumbersTable } from './numbers-table';
import { PlotCard } from './plot-card';

export default {
  title: 'Charts/Plot card',
  component: PlotCard,
  subcomponents: { NumberColumns, NumbersTable },
} satisfies Meta;

const TABLE = {
  caption: 'Reviews by week',
  columns: ['Week', 'Came in', 'Decided'],
  rows: [
    ['2 March', '12', '9'],
    ['9 March', '7', '10'],
  ],
};

const card = (props: Partial<ComponentProps<typeof PlotCard>>) => (
  <PlotCard
    title="Reviews by week"
    text="Nineteen came in and as many were decided."
    isEmpty={false}
    table={TABLE}
    {...props}
  >
    {props.children ?? <p>The chart</p>}
  </PlotCard>
);

const Late = lazy(never);

function Broken(): never {
  throw new Error('No canvas');
}

export const Default: Story = {
  render: () =>
    card({
      legend: [
        ['Came in', 'line-strong'],
        ['Decided', 'pitch'],
      ],
      control: <SelectField label="Kind" options={[{ value: 'all', label: 'All' }]} />,
    }),
};
export const Waiting: Story = { render: () => card({ title: 'Chart on its way', children: <Late /> }) };
export const FailedToDraw: Story = {
  render: () => card({ title: 'Chart that fails', children: <Broken /> }),
};
export const Empty: Story = {
  render: () => card({ title: 'No reviews', isEmpty: true, text: 'No reviews in these weeks.' }),
};
export const Numbers: Story = {
  render: () => <NumbersTable {...TABLE} caption="Reviews by week, open" />,
  play: async ({ canvasElement }) => only(canvasElement, 'summary').click(),
};
export const LongName: Story = {
  render: () => card({ title: LONG_NAME, text: LONG_NAME, legend: [[LONG_NAME, 'note']] }),
  parameters: { frame: SMALL },
};
