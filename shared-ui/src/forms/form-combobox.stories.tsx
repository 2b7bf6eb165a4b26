import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import type { ComboboxOption } from '../components/combobox-field/use-option-search';
import { FormCombobox } from './form-combobox';

export default { title: 'Forms/Form combobox', component: FormCombobox } satisfies Meta;

const OTLEY: ComboboxOption = { value: 1, label: 'Otley Rovers Juniors' };
const LONG: ComboboxOption = { value: 2, label: LONG_NAME };

const combobox = (option: ComboboxOption | null, error?: string) => (
  <InForm values={{ club: option?.value ?? '' }} errors={error === undefined ? {} : { club: error }}>
    <FormCombobox
      name="club"
      label="Club"
      initialOption={option}
      loadOptions={() => Promise.resolve([OTLEY, LONG])}
      required
    />
  </InForm>
);

export const Empty: Story = { render: () => combobox(null) };
export const Chosen: Story = { render: () => combobox(OTLEY) };
export const WithError: Story = { render: () => combobox(null, 'Choose a club.') };
export const LongName: Story = { render: () => combobox(LONG), parameters: { frame: SMALL } };
