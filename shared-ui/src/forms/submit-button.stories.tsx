import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm, never } from '../../catalogue/stories/in-form';
import { appearance, only } from '../../catalogue/stories/look-up';
import { SubmitButton } from './submit-button';

export default { title: 'Forms/Submit button', component: SubmitButton } satisfies Meta;

const button = (isDisabled: boolean) => (
  <InForm values={{}} onSubmit={never}>
    <div>
      <SubmitButton pendingLabel="Sending..." disabled={isDisabled}>
        Send
      </SubmitButton>
    </div>
  </InForm>
);

export const Default: Story = { render: () => button(false) };
export const Disabled: Story = { render: () => button(true) };
export const Pending: Story = {
  render: () => button(false),
  play: async ({ canvasElement }) => {
    only(canvasElement, 'button').click();
    await appearance('[aria-busy="true"]');
  },
};
