import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME } from '../../../catalogue/stories/samples';
import { TextLink } from '../text-link/text-link';
import { Section } from './section';

export default { title: 'Layout/Section', component: Section } satisfies Meta;

const WINDOW = { frame: { width: 760 } };
const action = <TextLink to="/clubs">All clubs</TextLink>;

const section = (tone: 'plain' | 'tint' | 'pitch', title: string) => (
  <Section tone={tone} title={title} lead="Within three miles of LS21." action={action}>
    <p>
      What the section holds, with <TextLink to="/more">a link</TextLink>.
    </p>
  </Section>
);

export const Plain: Story = { render: () => section('plain', 'Clubs near you'), parameters: WINDOW };
export const Tint: Story = { render: () => section('tint', 'Clubs near Otley'), parameters: WINDOW };
export const Pitch: Story = { render: () => section('pitch', 'Clubs near Leeds'), parameters: WINDOW };
export const WithoutTitle: Story = {
  render: () => (
    <Section tone="tint">
      <p>What the section holds.</p>
    </Section>
  ),
  parameters: WINDOW,
};
export const LongName: Story = {
  render: () => (
    <Section title={LONG_NAME} lead={LONG_NAME} action={action}>
      <p>What the section holds.</p>
    </Section>
  ),
  parameters: { frame: { width: 320 } },
};
