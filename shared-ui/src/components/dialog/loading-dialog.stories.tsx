import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME } from '../../../catalogue/stories/samples';
import { LoadingDialog } from './loading-dialog';

export default { title: 'Overlays/Loading dialog', component: LoadingDialog } satisfies Meta;

const shown = (title: string) => (
  <LoadingDialog title={title} description="Parents and clubs see your ratings." onClose={() => undefined} />
);

export const Default: Story = {
  render: () => shown('Write a review'),
  parameters: { frame: { width: 760, height: 420 } },
};
export const PhoneWithLongName: Story = {
  render: () => shown(LONG_NAME),
  parameters: { frame: { width: 320, height: 480 } },
};
