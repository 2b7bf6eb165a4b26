import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { LinkTabs } from './link-tabs';

export default { title: 'Navigation/Link tabs', component: LinkTabs } satisfies Meta;

const TABS = [
  { id: 'newest', label: 'Newest', to: '?sort=newest' },
  { id: 'best', label: 'Best rated', to: '?sort=best' },
  { id: 'worst', label: 'Worst rated', to: '?sort=worst' },
];

export const Default: Story = { render: () => <LinkTabs label="Order" tabs={TABS} selected="best" /> };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="a">
      <LinkTabs label="Order with the pointer on it" tabs={TABS} selected="best" />
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="a">
      <LinkTabs label="Order with the focus in it" tabs={TABS} selected="best" />
    </Forced>
  ),
};
export const SmallScreen: Story = {
  render: () => (
    <LinkTabs
      label="Order on a small screen"
      tabs={[...TABS, { id: 'long', label: LONG_NAME, to: '?sort=long' }]}
      selected="newest"
    />
  ),
  parameters: { frame: SMALL },
};
