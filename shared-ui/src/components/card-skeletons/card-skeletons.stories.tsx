import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { ClubCardSkeleton, ReviewCardSkeleton } from './card-skeletons';

export default {
  title: 'Waiting/Card skeletons',
  component: ClubCardSkeleton,
  subcomponents: { ReviewCardSkeleton },
} satisfies Meta;

export const Club: Story = { render: () => <ClubCardSkeleton /> };
export const Review: Story = { render: () => <ReviewCardSkeleton /> };
export const SmallScreen: Story = { render: () => <ClubCardSkeleton />, parameters: { frame: SMALL } };
