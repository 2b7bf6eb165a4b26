import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_WORD, SMALL } from '../../../catalogue/stories/samples';
import { TextLink } from './text-link';

export default { title: 'Navigation/Text link', component: TextLink } satisfies Meta;

const sentence = (
  <p>
    Read <TextLink to="/how-it-works">how it works</TextLink> first.
  </p>
);

export const Default: Story = { render: () => sentence };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="a">
      {sentence}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="a">
      {sentence}
    </Forced>
  ),
};
export const LongName: Story = {
  render: () => <TextLink to="/">{LONG_WORD}</TextLink>,
  parameters: { frame: SMALL },
};
