import type { Meta, Story } from '../../../catalogue/stories/story';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import { CheckboxField } from './checkbox-field';

export default { title: 'Fields/Checkbox field', component: CheckboxField } satisfies Meta;

const label = 'My club is not listed';

export const Default: Story = { render: () => <CheckboxField label={label} /> };
export const Ticked: Story = { render: () => <CheckboxField label={label} defaultChecked /> };
export const WithHint: Story = {
  render: () => <CheckboxField label="Daily summary" hint="We don’t send it when nothing’s waiting." />,
};
export const Wrong: Story = {
  render: () => <CheckboxField label={label} error="Please confirm this" />,
};
export const LongName: Story = {
  render: () => <CheckboxField label={LONG_NAME} hint={LONG_NAME} />,
  parameters: { frame: SMALL },
};
