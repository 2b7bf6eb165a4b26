import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Skeleton } from '../skeleton/skeleton';
import { NotLoaded } from './not-loaded';

export default { title: 'States/Not loaded', component: NotLoaded } satisfies Meta;

const call = { isError: false, refetch: () => undefined };
const failed = 'The figures didn’t load';

export const Loading: Story = {
  render: () => <NotLoaded call={call} failed={failed} loading="Loading the figures" />,
};
export const OwnPlaceholder: Story = {
  render: () => (
    <NotLoaded call={call} failed={failed}>
      <Skeleton shape="text" width="half" />
    </NotLoaded>
  ),
};
export const Failed: Story = {
  render: () => <NotLoaded call={{ ...call, isError: true }} failed={failed} />,
};
export const LongName: Story = {
  render: () => <NotLoaded call={{ ...call, isError: true }} failed={`${LONG_NAME} didn’t load`} />,
  parameters: { frame: SMALL },
};
