import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Stack } from '../stack/stack';
import { RatingBar } from './rating-bar';

export default { title: 'Ratings/Rating bar', component: RatingBar } satisfies Meta;

export const Values: Story = {
  render: () => (
    <Stack>
      <RatingBar label="Coaching" value={5} />
      <RatingBar label="Communication" value={3.4} />
      <RatingBar label="Value for money" value={1} />
      <RatingBar label="No reviews" value={0} />
    </Stack>
  ),
};
export const LongName: Story = {
  render: () => <RatingBar label={LONG_NAME} value={4.2} />,
  parameters: { frame: SMALL },
};
