import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_NAME, LONG_WORD, SMALL } from '../../catalogue/stories/samples';
import { FormTextField } from './form-text-field';

export default { title: 'Forms/Form text field', component: FormTextField } satisfies Meta;

const field = (value: string, error?: string) => (
  <InForm values={{ town: value }} errors={error === undefined ? {} : { town: error }}>
    <FormTextField name="town" label="Town" hint="Where the club plays." required />
  </InForm>
);

export const Empty: Story = { render: () => field('') };
export const Filled: Story = { render: () => field('Otley') };
export const WithError: Story = { render: () => field('', 'Say which town.') };
export const LongName: Story = {
  render: () => field(LONG_NAME, `There’s no town called ${LONG_WORD}.`),
  parameters: { frame: SMALL },
};
