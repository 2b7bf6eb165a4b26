import type { Meta, Story } from '../../catalogue/stories/story';
import { Forced } from '../../catalogue/stories/forced';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { Panel } from '../components/panel/panel';
import { FormRadioGroup } from './form-radio-group';

export default { title: 'Forms/Form radio group', component: FormRadioGroup } satisfies Meta;

const OPTIONS = [
  { value: 'yes', label: 'Publish it', hint: 'Everybody can read it.' },
  { value: 'no', label: 'Remove it', whenChosen: <Panel tone="warning">Its author gets a mail.</Panel> },
];

const group = (value: string, error?: string, options = OPTIONS) => (
  <InForm values={{ verdict: value }} errors={error === undefined ? {} : { verdict: error }}>
    <FormRadioGroup
      name="verdict"
      label="What happens to the review?"
      hint="It can be undone."
      options={options}
    />
  </InForm>
);

export const NothingChosen: Story = { render: () => group('') };
export const Chosen: Story = { render: () => group('yes') };
export const ChosenWithMore: Story = { render: () => group('no') };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="label">
      {group('yes')}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="input">
      {group('yes')}
    </Forced>
  ),
};
export const WithError: Story = { render: () => group('', 'Choose what happens.') };
export const LongName: Story = {
  render: () => group('long', undefined, [{ value: 'long', label: LONG_NAME, hint: LONG_NAME }]),
  parameters: { frame: SMALL },
};
