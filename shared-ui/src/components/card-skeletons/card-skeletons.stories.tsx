import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { ReviewCardSkeleton } from './card-skeletons';

export default { title: 'Waiting/Card skeletons', component: ReviewCardSkeleton } satisfies Meta;

export const Review: Story = { render: () => <ReviewCardSkeleton /> };
export const SmallScreen: Story = { render: () => <ReviewCardSkeleton />, parameters: { frame: SMALL } };
