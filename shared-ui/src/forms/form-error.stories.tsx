import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { Meta, Story } from '../../catalogue/stories/story';
import { never } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { FormError } from './form-error';

export default { title: 'Forms/Form error', component: FormError } satisfies Meta;

const refused = (status: string | undefined, error: ReactNode) => (
  <Formik initialValues={{}} initialStatus={status} onSubmit={never}>
    {error}
  </Formik>
);

export const Default: Story = { render: () => refused('The server didn’t answer.', <FormError />) };
export const WithTitle: Story = {
  render: () => refused('The server didn’t answer.', <FormError title="Your review isn’t sent" />),
};
/** Nothing is shown. */
export const NoError: Story = { render: () => refused(undefined, <FormError />) };
export const LongName: Story = {
  render: () => refused(LONG_NAME, <FormError title={LONG_NAME} />),
  parameters: { frame: SMALL },
};
