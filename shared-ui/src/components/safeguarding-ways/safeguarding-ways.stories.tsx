import type { Meta, Story } from '../../../catalogue/stories/story';
import { SMALL } from '../../../catalogue/stories/samples';
import { SafeguardingWays } from './safeguarding-ways';

export default { title: 'Facts/Safeguarding ways', component: SafeguardingWays } satisfies Meta;

export const Default: Story = { render: () => <SafeguardingWays /> };
export const SmallScreen: Story = { render: () => <SafeguardingWays />, parameters: { frame: SMALL } };
