import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { FormSelect } from './form-select';

export default { title: 'Forms/Form select', component: FormSelect } satisfies Meta;

const OPTIONS = [
  { value: 'u9', label: 'Under 9' },
  { value: 'long', label: LONG_NAME },
];

const select = (value: string, error?: string) => (
  <InForm values={{ team: value }} errors={error === undefined ? {} : { team: error }}>
    <FormSelect name="team" label="Team" placeholder="Choose a team" options={OPTIONS} required />
  </InForm>
);

export const Empty: Story = { render: () => select('') };
export const Chosen: Story = { render: () => select('u9') };
export const WithError: Story = { render: () => select('', 'Choose a team.') };
export const LongName: Story = { render: () => select('long'), parameters: { frame: SMALL } };
