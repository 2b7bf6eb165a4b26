import type { Meta, Story } from '../../../catalogue/stories/story';
import { Stack } from '../stack/stack';
import { Skeleton } from './skeleton';

export default { title: 'Waiting/Skeleton', component: Skeleton } satisfies Meta;

export const Text: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="long" />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="short" />
    </Stack>
  ),
};
export const Block: Story = { render: () => <Skeleton shape="block" /> };
export const Circle: Story = { render: () => <Skeleton shape="circle" /> };
