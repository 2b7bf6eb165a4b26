import type { Meta, Story } from '../../catalogue/stories/story';
import { Forced } from '../../catalogue/stories/forced';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { FormCheckboxes } from './form-checkboxes';

export default { title: 'Forms/Form checkboxes', component: FormCheckboxes } satisfies Meta;

const OPTIONS = [
  { value: 'grass', label: 'Grass' },
  { value: 'long', label: LONG_NAME },
];

const boxes = (chosen: string[], disabled = false, error?: string) => (
  <InForm values={{ surfaces: chosen }} errors={error === undefined ? {} : { surfaces: error }}>
    <FormCheckboxes
      name="surfaces"
      label="Surface"
      hint="All that the club trains on."
      options={OPTIONS}
      disabled={disabled}
    />
  </InForm>
);

export const NoneChosen: Story = { render: () => boxes([]) };
export const Chosen: Story = { render: () => boxes(['grass']) };
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="input">
      {boxes(['grass'])}
    </Forced>
  ),
};
export const Disabled: Story = { render: () => boxes(['grass'], true) };
export const WithError: Story = { render: () => boxes([], false, 'Choose at least one.') };
export const LongName: Story = { render: () => boxes(['long']), parameters: { frame: SMALL } };
