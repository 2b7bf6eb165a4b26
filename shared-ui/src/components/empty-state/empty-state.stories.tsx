import { SearchX } from 'lucide-react';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_WORD, SMALL } from '../../../catalogue/stories/samples';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

export default { title: 'States/Empty state', component: EmptyState } satisfies Meta;

export const TitleAlone: Story = { render: () => <EmptyState title="No reviews yet" /> };
export const Whole: Story = {
  render: () => (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title="No clubs match"
      hint="Try another name, or take a filter away."
    >
      <Button variant="secondary">Clear the filters</Button>
    </EmptyState>
  ),
};
export const LongName: Story = {
  render: () => (
    <EmptyState title={`Nothing matches ${LONG_WORD}`} hint={`Is ${LONG_WORD} spelled like this?`} />
  ),
  parameters: { frame: SMALL },
};
