import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, LONG_WORD, SMALL } from '../../../catalogue/stories/samples';
import { Timeline } from './timeline';

export default { title: 'Facts/Timeline', component: Timeline } satisfies Meta;

const ENTRIES = [
  { key: 1, title: 'Reported', when: '2 March 2026, 10:15', note: 'It names a child.' },
  { key: 2, title: 'Hidden', when: '2 March 2026, 11:40' },
  { key: 3, title: 'Decision', when: 'by 9 March 2026', isNext: true },
];

export const Default: Story = { render: () => <Timeline label="The report" entries={ENTRIES} /> };
export const OneEntry: Story = {
  render: () => <Timeline label="The notice" entries={ENTRIES.slice(0, 1)} />,
};
export const LongName: Story = {
  render: () => (
    <Timeline
      label="The report"
      entries={[{ key: 1, title: LONG_NAME, when: LONG_NAME, note: LONG_WORD }, ...ENTRIES]}
    />
  ),
  parameters: { frame: SMALL },
};
