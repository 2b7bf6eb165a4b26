import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { ErrorPanel } from './error-panel';

export default { title: 'States/Error panel', component: ErrorPanel } satisfies Meta;

export const WithRetry: Story = {
  render: () => (
    <ErrorPanel
      title="The reviews can’t be loaded"
      text="The server didn’t answer."
      onRetry={() => undefined}
    />
  ),
};
export const WithoutRetry: Story = {
  render: () => <ErrorPanel title="The reviews can’t be loaded" text="The server didn’t answer." />,
};
export const LongName: Story = {
  render: () => (
    <ErrorPanel title={`${LONG_NAME} can’t be loaded`} text={LONG_NAME} onRetry={() => undefined} />
  ),
  parameters: { frame: SMALL },
};
