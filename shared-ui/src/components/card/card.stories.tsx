import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { TextLink } from '../text-link/text-link';
import { Card } from './card';

export default { title: 'Layout/Card', component: Card } satisfies Meta;

const content = (
  <>
    <h3>Otley Rovers Juniors</h3>
    <p>Under 7 to under 16, boys and girls.</p>
    <TextLink to="/clubs/otley-rovers">Read the reviews</TextLink>
  </>
);

export const Default: Story = { render: () => <Card>{content}</Card> };
export const Interactive: Story = { render: () => <Card data-interactive="">{content}</Card> };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="[data-interactive]">
      <Card data-interactive="">{content}</Card>
    </Forced>
  ),
};
export const LongName: Story = {
  render: () => (
    <Card>
      <h3>{LONG_NAME}</h3>
    </Card>
  ),
  parameters: { frame: SMALL },
};
