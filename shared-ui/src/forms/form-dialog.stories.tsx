import type { FormikConfig } from 'formik';
import type { Meta, Story } from '../../catalogue/stories/story';
import { never } from '../../catalogue/stories/in-form';
import { appearance } from '../../catalogue/stories/look-up';
import { FormDialog } from './form-dialog';
import { FormTextField } from './form-text-field';

export default { title: 'Forms/Form dialog', component: FormDialog } satisfies Meta;

const shown = (onSubmit: FormikConfig<{ description: string }>['onSubmit']) => (
  <FormDialog
    title="Describe this photo"
    description="It’ll be shown with the picture once it’s public."
    initialValues={{ description: 'Our pitch' }}
    onSubmit={onSubmit}
    submitLabel="Save"
    pendingLabel="Saving…"
    refusalTitle="The description couldn’t be saved"
    onClose={() => undefined}
  >
    <FormTextField name="description" label="Description" />
  </FormDialog>
);

const press = async () => {
  await appearance('[role="dialog"]');
  document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]')?.click();
};
const parameters = { frame: { width: 760, height: 420 } };

export const Default: Story = {
  render: () => shown(never),
  play: () => appearance('[role="dialog"]'),
  parameters,
};
export const Pending: Story = {
  render: () => shown(never),
  play: async () => {
    await press();
    await appearance('[aria-busy="true"]');
  },
  parameters,
};
export const Refused: Story = {
  render: () => shown((_values, { setStatus }) => setStatus('Please try again in a minute.')),
  play: async () => {
    await press();
    await appearance('[role="dialog"] [role="alert"]');
  },
  parameters,
};
