import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { FieldFrame } from '../field/field-frame';
import type { SelectFieldProps } from './select-field';
import { SelectField } from './select-field';

export default {
  title: 'Fields/Select field',
  component: SelectField,
  subcomponents: { FieldFrame },
} satisfies Meta;

const OPTIONS = [
  { value: 3, label: '3 miles' },
  { value: 10, label: '10 miles' },
];

const field = (props: Partial<SelectFieldProps>) => (
  <SelectField label="Distance" options={OPTIONS} {...props} />
);

export const Chosen: Story = { render: () => field({ hint: 'As the crow flies.' }) };
export const NothingChosen: Story = {
  render: () => field({ placeholder: 'Choose a distance', required: true }),
};
export const LabelHidden: Story = { render: () => field({ hideLabel: true }) };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="select">
      {field({})}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="select">
      {field({})}
    </Forced>
  ),
};
export const Disabled: Story = { render: () => field({ disabled: true }) };
export const WithError: Story = {
  render: () => field({ placeholder: 'Choose a distance', error: 'Choose a distance.' }),
};
export const LongName: Story = {
  render: () => field({ label: LONG_NAME, options: [{ value: 1, label: LONG_NAME }] }),
  parameters: { frame: SMALL },
};
