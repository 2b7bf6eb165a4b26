import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Cluster } from '../stack/stack';
import { ToggleChip } from './toggle-chip';

export default { title: 'Controls/Toggle chip', component: ToggleChip } satisfies Meta;

const chips = (
  <Cluster>
    <ToggleChip pressed={false}>Girls</ToggleChip>
    <ToggleChip pressed>Boys</ToggleChip>
    <ToggleChip pressed={false} count={1204}>
      Mixed
    </ToggleChip>
    <ToggleChip pressed count={0}>
      Disability football
    </ToggleChip>
  </Cluster>
);

export const Default: Story = { render: () => chips };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="button">
      {chips}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="button">
      {chips}
    </Forced>
  ),
};
export const LongName: Story = {
  render: () => (
    <ToggleChip pressed={false} count={12}>
      {LONG_NAME}
    </ToggleChip>
  ),
  parameters: { frame: SMALL },
};
