import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { Facts } from './facts';

export default { title: 'Layout/Facts', component: Facts } satisfies Meta;

const PAIRS = [
  ['Surface', 'Grass'],
  ['Played at', LONG_NAME],
] as const;

export const Default: Story = {
  render: () => (
    <Facts>
      <dt>Surface</dt>
      <dd>Grass</dd>
      <dt>Played at</dt>
      <dd>{LONG_NAME}</dd>
    </Facts>
  ),
  parameters: { frame: SMALL },
};
export const InColumns: Story = {
  render: () => (
    <Facts data-columns="" data-size="small">
      {PAIRS.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  ),
};
