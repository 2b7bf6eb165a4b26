import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Reply } from './reply';
import { CardTitle, SoftText, Words } from './text';

export default {
  title: 'Layout/Text',
  component: SoftText,
  subcomponents: { CardTitle, Reply, Words },
} satisfies Meta;

export const Soft: Story = { render: () => <SoftText>12 March 2026, by Alex</SoftText> };
export const Title: Story = { render: () => <CardTitle>Past imports</CardTitle> };
export const Written: Story = { render: () => <Words>{'Friendly coaches.\nGood pitches.'}</Words> };
export const Replied: Story = {
  render: () => (
    <>
      <CardTitle as="h3">Review of 12 March 2026</CardTitle>
      <Reply>
        <h4>Club Response</h4>
        <Words>Thank you. We’ve added a second pitch.</Words>
      </Reply>
    </>
  ),
};
export const LongName: Story = {
  render: () => (
    <>
      <CardTitle>{LONG_NAME}</CardTitle>
      <Words>{LONG_NAME}</Words>
    </>
  ),
  parameters: { frame: SMALL },
};
