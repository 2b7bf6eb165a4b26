import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { FewReviewsNote } from './few-reviews-note';

export default { title: 'Ratings/Few reviews note', component: FewReviewsNote } satisfies Meta;

export const One: Story = { render: () => <FewReviewsNote count={1} /> };
export const Few: Story = { render: () => <FewReviewsNote count={4} /> };
/** Nothing is shown. */
export const Enough: Story = { render: () => <FewReviewsNote count={5} /> };
export const SmallScreen: Story = {
  render: () => <FewReviewsNote count={4} />,
  parameters: { frame: SMALL },
};
