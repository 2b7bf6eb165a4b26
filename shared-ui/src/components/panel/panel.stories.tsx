import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_ADDRESS, LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Stack } from '../stack/stack';
import { TextLink } from '../text-link/text-link';
import { Panel } from './panel';

export default { title: 'States/Panel', component: Panel } satisfies Meta;

const TONES = ['info', 'note', 'warning', 'error', 'success'] as const;

export const Tones: Story = {
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Panel key={tone} tone={tone} title={`A panel of tone “${tone}”`}>
          It says more in a line, with <TextLink to="/more">a link</TextLink>.
        </Panel>
      ))}
    </Stack>
  ),
};
export const TextAlone: Story = { render: () => <Panel>The club’s page is hidden.</Panel> };
export const LongName: Story = {
  render: () => (
    <Panel tone="note" title={LONG_NAME}>
      {LONG_ADDRESS}
    </Panel>
  ),
  parameters: { frame: SMALL },
};
