import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { SMALL } from '../../../catalogue/stories/samples';
import { RatingDistribution } from './rating-distribution';

export default { title: 'Ratings/Rating distribution', component: RatingDistribution } satisfies Meta;

const COUNTS = [2, 0, 5, 14, 31];
const linkTo = (stars: number) => `?stars=${stars}`;

export const Default: Story = { render: () => <RatingDistribution counts={COUNTS} /> };
export const Links: Story = { render: () => <RatingDistribution counts={COUNTS} linkTo={linkTo} /> };
export const Chosen: Story = {
  render: () => <RatingDistribution counts={COUNTS} linkTo={linkTo} chosen={4} />,
};
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="a">
      <RatingDistribution counts={COUNTS} linkTo={linkTo} />
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="a">
      <RatingDistribution counts={COUNTS} linkTo={linkTo} />
    </Forced>
  ),
};
export const NoReviews: Story = { render: () => <RatingDistribution counts={[0, 0, 0, 0, 0]} /> };
export const ManyOnASmallScreen: Story = {
  render: () => <RatingDistribution counts={[120_000, 4, 98_765, 1_000_000, 23]} linkTo={linkTo} />,
  parameters: { frame: SMALL },
};
