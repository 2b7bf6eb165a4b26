import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { FormCheckbox } from './form-checkbox';

export default { title: 'Forms/Form checkbox', component: FormCheckbox } satisfies Meta;

const shown = (hasConsent: boolean, errors = {}) => (
  <InForm values={{ hasConsent }} errors={errors}>
    <FormCheckbox name="hasConsent" label="Their parents or carers have agreed" />
  </InForm>
);

export const Default: Story = { render: () => shown(false) };
export const Ticked: Story = { render: () => shown(true) };
export const Wrong: Story = { render: () => shown(false, { hasConsent: 'Please confirm this' }) };
