import type { Meta, Story } from '../../../catalogue/stories/story';
import { Section } from '../section/section';
import { Cluster } from '../stack/stack';
import { StarRating } from './star-rating';

export default { title: 'Ratings/Star rating', component: StarRating } satisfies Meta;

export const Values: Story = {
  render: () => (
    <Cluster data-gap="large">
      {[0, 1, 2.5, 3.7, 5].map((value) => (
        <StarRating key={value} value={value} showValue />
      ))}
    </Cluster>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Cluster data-gap="large">
      <StarRating value={4.2} size="small" showValue />
      <StarRating value={4.2} showValue />
      <StarRating value={4.2} size="large" showValue />
    </Cluster>
  ),
};
export const WithoutValue: Story = { render: () => <StarRating value={4.2} /> };
export const OnTheBand: Story = {
  render: () => (
    <Section tone="pitch">
      <StarRating value={3.5} size="large" showValue />
    </Section>
  ),
};
