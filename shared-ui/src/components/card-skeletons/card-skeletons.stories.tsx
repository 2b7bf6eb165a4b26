import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { ReviewCardSkeletons } from './card-skeletons';

export default { title: 'Waiting/Card skeletons', component: ReviewCardSkeletons } satisfies Meta;

export const Review: Story = { render: () => <ReviewCardSkeletons count={1} /> };
export const SmallScreen: Story = {
  render: () => <ReviewCardSkeletons count={1} />,
  parameters: { frame: SMALL },
};
