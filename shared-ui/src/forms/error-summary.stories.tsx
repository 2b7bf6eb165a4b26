import type { Meta, Story } from '../../catalogue/stories/story';
import { InForm } from '../../catalogue/stories/in-form';
import { appearance, only } from '../../catalogue/stories/look-up';
import { LONG_WORD, SMALL } from '../../catalogue/stories/samples';
import { ErrorSummary } from './error-summary';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

export default { title: 'Forms/Error summary', component: ErrorSummary } satisfies Meta;

/** A form that was refused because of errors. */
const refused = (errors: { name?: string; town?: string }): Story => ({
  render: () => (
    <InForm values={{ name: '', town: '' }} errors={errors}>
      <ErrorSummary />
      <FormTextField name="name" label="Name" />
      <FormTextField name="town" label="Town" />
      <SubmitButton>Save</SubmitButton>
    </InForm>
  ),
  play: async ({ canvasElement }) => {
    only(canvasElement, 'button').click();
    await appearance(`[data-story="${canvasElement.dataset.story}"] [data-error-summary] a`);
  },
});

export const OneProblem: Story = refused({ name: 'Say what the club is called.' });
export const SeveralProblems: Story = refused({
  name: 'Say what the club is called.',
  town: 'Say which town.',
});
export const LongText: Story = {
  ...refused({ name: `Somebody else is called ${LONG_WORD}.` }),
  parameters: { frame: SMALL },
};
