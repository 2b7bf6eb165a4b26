import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { SMALL } from '../../../catalogue/stories/samples';
import { Pagination } from './pagination';

export default { title: 'Navigation/Pagination', component: Pagination } satisfies Meta;

const links = (page: number, totalPages: number, label: string) => (
  <Pagination page={page} totalPages={totalPages} label={label} hrefFor={(target) => `?page=${target}`} />
);

export const FirstPage: Story = { render: () => links(1, 12, 'First page') };
export const MiddlePage: Story = { render: () => links(6, 12, 'Middle page') };
export const LastPage: Story = { render: () => links(12, 12, 'Last page') };
export const TwoPages: Story = { render: () => links(1, 2, 'Two pages') };
/** Nothing is shown. */
export const OnePage: Story = { render: () => links(1, 1, 'One page') };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="a">
      {links(3, 5, 'With the pointer on it')}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="a">
      {links(3, 5, 'With the focus in it')}
    </Forced>
  ),
};
export const SmallScreen: Story = { render: () => links(60, 120, 'Pages'), parameters: { frame: SMALL } };
