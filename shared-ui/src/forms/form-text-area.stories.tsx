import type { Meta, Story } from '../../catalogue/stories/story';
import { Forced } from '../../catalogue/stories/forced';
import { InForm } from '../../catalogue/stories/in-form';
import { LONG_WORD, SMALL } from '../../catalogue/stories/samples';
import { FormTextArea } from './form-text-area';

export default { title: 'Forms/Form text area', component: FormTextArea } satisfies Meta;

const TEXT = 'The coaches know every child by name.';

const area = (
  value: string,
  { error, isDisabled = false }: { error?: string; isDisabled?: boolean } = {},
) => (
  <InForm values={{ words: value }} errors={error === undefined ? {} : { words: error }}>
    <FormTextArea
      name="words"
      label="Your review"
      hint="What’s good, and what isn’t?"
      rows={2}
      countTo={20}
      countLimit={60}
      disabled={isDisabled}
    />
  </InForm>
);

export const Empty: Story = { render: () => area('') };
export const TooShort: Story = { render: () => area('Nice', { error: 'Write at least 20 characters.' }) };
export const Enough: Story = { render: () => area(TEXT) };
export const NearTheLimit: Story = { render: () => area(TEXT.repeat(2).slice(0, 58)) };
export const OverTheLimit: Story = {
  render: () => area(TEXT.repeat(2), { error: 'Write 60 characters at most.' }),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="textarea">
      {area(TEXT)}
    </Forced>
  ),
};
export const Disabled: Story = { render: () => area(TEXT, { isDisabled: true }) };
export const SmallScreen: Story = { render: () => area(LONG_WORD), parameters: { frame: SMALL } };
