import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { toFactInputs, UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import type { SimpleFacts } from '@club-reviews/domain/simple-facts';
import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { SMALL } from '../../catalogue/stories/samples';
import { SimpleFactFields } from './simple-fact-fields';

export default { title: 'Forms/Simple fact fields', component: SimpleFactFields } satisfies Meta;

const fields = (facts: SimpleFacts, isReadOnly = false, errors = {}) => (
  <InForm values={toFactInputs(facts)} errors={errors}>
    <SimpleFactFields isReadOnly={isReadOnly} />
  </InForm>
);

export const Unknown: Story = { render: () => fields(UNKNOWN_FACTS) };
export const Known: Story = { render: () => fields(EXAMPLE_FACTS), parameters: { frame: SMALL } };
export const ReadOnly: Story = { render: () => fields(EXAMPLE_FACTS, true) };
export const WithError: Story = {
  render: () => fields(UNKNOWN_FACTS, false, { accreditation: 'The api says no.' }),
};
