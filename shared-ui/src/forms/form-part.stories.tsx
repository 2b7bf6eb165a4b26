import type { Meta, Story } from '../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../catalogue/stories/samples';
import { TextField } from '../components/text-field/text-field';
import { FieldPair } from './field-pair';
import { FormPart } from './form-part';

export default { title: 'Forms/Form part', component: FormPart, subcomponents: { FieldPair } } satisfies Meta;

const fields = (
  <>
    <TextField label="Name" />
    <TextField label="Town" />
  </>
);

export const Default: Story = {
  render: () => (
    <FormPart title="About the club" level={3}>
      {fields}
    </FormPart>
  ),
};
export const LongName: Story = {
  render: () => (
    <FormPart title={LONG_NAME} level={2}>
      {fields}
    </FormPart>
  ),
  parameters: { frame: SMALL },
};
