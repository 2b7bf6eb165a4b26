import type { Meta, Story } from '../../catalogue/stories/story';
import { never } from '../../catalogue/stories/in-form';
import { only } from '../../catalogue/stories/look-up';
import { SMALL } from '../../catalogue/stories/samples';
import type { LoginCalls } from './account-calls';
import { PasskeyButton } from './passkey-button';
import { SecondStep } from './second-step';
import type { SecondStepData } from './second-step';

export default { title: 'Account/Second step', component: SecondStep } satisfies Meta;

const calls: LoginCalls = { byCode: never, beginPasskey: never, byPasskey: never };
const nothing = () => undefined;

const step = (...methods: SecondStepData['methods']) => (
  <SecondStep step={{ ticket: 'a-ticket', methods }} calls={calls} onStartAgain={nothing} onDone={nothing} />
);

export const AppOrPasskey: Story = { render: () => step('totp', 'passkey', 'recovery-code') };
export const OnlyAPasskey: Story = {
  render: () => step('passkey', 'recovery-code'),
  parameters: { frame: SMALL },
};
export const PasskeyAlone: Story = { render: () => <PasskeyButton calls={calls} onDone={nothing} /> };
export const WaitingForThePasskey: Story = {
  render: () => <PasskeyButton calls={calls} onDone={nothing} />,
  play: async ({ canvasElement }) => only(canvasElement, 'button').click(),
};
