import type { Meta, Story } from '../../../catalogue/stories/story';
import { VisuallyHidden } from './visually-hidden';

export default { title: 'Layout/Visually hidden', component: VisuallyHidden } satisfies Meta;

/** Screen readers hear more than is visible. */
export const Default: Story = {
  render: () => (
    <p>
      4.2 <VisuallyHidden>out of five stars</VisuallyHidden>
    </p>
  ),
};
