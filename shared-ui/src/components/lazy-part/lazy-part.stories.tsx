import type { Meta, Story } from '../../../catalogue/stories/story';
import { lazyPart } from './lazy-part';

const words = { loading: 'Loading the list', failed: 'The list didn’t load' };

const Loading = lazyPart(() => new Promise<never>(() => undefined), { words });
const Failed = lazyPart(() => Promise.reject(new Error('Loading chunk 5 failed')), { words });

export default { title: 'States/Lazy part', component: Loading } satisfies Meta;

export const WhileLoading: Story = { render: () => <Loading /> };
export const AfterAFailure: Story = { render: () => <Failed /> };
