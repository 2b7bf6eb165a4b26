import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Tabs } from './tabs';

export default { title: 'Navigation/Tabs', component: Tabs } satisfies Meta;

const TABS = ['Profile', 'Photos', 'Reviews'].map((label) => ({
  id: label,
  label,
  panel: <p>{label} of the club.</p>,
}));

export const Default: Story = { render: () => <Tabs label="Parts" tabs={TABS} /> };
export const Selected: Story = { render: () => <Tabs label="Parts" tabs={TABS} selected="Photos" /> };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="[role=tab]">
      <Tabs label="Parts" tabs={TABS} />
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="[role=tab]">
      <Tabs label="Parts" tabs={TABS} />
    </Forced>
  ),
};
export const SmallScreen: Story = {
  render: () => <Tabs label="Parts" tabs={[...TABS, { id: 'long', label: LONG_NAME, panel: null }]} />,
  parameters: { frame: SMALL },
};
