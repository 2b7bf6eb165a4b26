import type { Meta, Story } from '../../catalogue/stories/story';
import { never } from '../../catalogue/stories/in-form';
import { FormError } from './form-error';
import { FormStack } from './form-stack';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

export default { title: 'Forms/Form stack', component: FormStack } satisfies Meta;

const shown = (status?: string) => (
  <FormStack initialValues={{ name: 'Alex' }} initialStatus={status} onSubmit={never}>
    <FormError title="Your name wasn’t changed" />
    <FormTextField name="name" label="Your name" />
    <SubmitButton pendingLabel="Saving…">Save name</SubmitButton>
  </FormStack>
);

export const Default: Story = { render: () => shown() };
export const Refused: Story = { render: () => shown('Please try again in a minute.') };
