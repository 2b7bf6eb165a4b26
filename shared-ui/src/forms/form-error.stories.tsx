import type { Meta, Story } from '../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { FormError } from './form-error';

export default { title: 'Forms/Form error', component: FormError } satisfies Meta;

export const Default: Story = { render: () => <FormError>The server didn’t answer.</FormError> };
export const WithTitle: Story = {
  render: () => <FormError title="Your review isn’t sent">The server didn’t answer.</FormError>,
};
/** Nothing is shown. */
export const NoError: Story = { render: () => <FormError /> };
export const LongName: Story = {
  render: () => <FormError title={LONG_NAME}>{LONG_NAME}</FormError>,
  parameters: { frame: SMALL },
};
