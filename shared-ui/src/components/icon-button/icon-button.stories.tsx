import { Heart } from 'lucide-react';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { Cluster } from '../stack/stack';
import type { IconButtonProps } from './icon-button';
import { IconButton } from './icon-button';

export default { title: 'Controls/Icon button', component: IconButton } satisfies Meta;

const heart = (props: Partial<IconButtonProps>) => (
  <IconButton label="Save the club" {...props}>
    <Heart aria-hidden="true" />
  </IconButton>
);

const both = (
  <Cluster>
    {heart({ pressed: false })}
    {heart({ pressed: true })}
  </Cluster>
);

export const Default: Story = { render: () => heart({}) };
export const OnAndOff: Story = { render: () => both };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="button">
      {both}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="button">
      {both}
    </Forced>
  ),
};
export const Disabled: Story = {
  render: () => (
    <Cluster>
      {heart({ disabled: true })}
      {heart({ disabled: true, pressed: true })}
    </Cluster>
  ),
};
