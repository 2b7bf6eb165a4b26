import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { ListPager } from './list-pager';

export default { title: 'Navigation/List pager', component: ListPager } satisfies Meta;

const further = (isLooking: boolean) => ({
  label: 'Look at older entries',
  isLooking,
  onLook: () => undefined,
});

export const FirstPage: Story = {
  render: () => <ListPager label="First page" first={null} next="?after=20" />,
};
export const MiddlePage: Story = {
  render: () => <ListPager label="Middle page" first="?" next="?after=60" />,
  parameters: { location: { state: { page: 3 } } },
};
export const LastPage: Story = {
  render: () => <ListPager label="Last page" first="?" next={null} />,
  parameters: { location: { state: { page: 4 } } },
};
export const Further: Story = {
  render: () => <ListPager label="Further" first={null} next={null} further={further(false)} />,
};
export const Looking: Story = {
  render: () => <ListPager label="Looking" first={null} next={null} further={further(true)} />,
};
export const SmallScreen: Story = {
  render: () => <ListPager label="Pages" first="?" next="?after=60" />,
  parameters: { frame: SMALL, location: { state: { page: 3 } } },
};
