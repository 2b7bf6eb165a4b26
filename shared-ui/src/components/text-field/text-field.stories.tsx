import type { Meta, Story } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { LONG_NAME, LONG_WORD, SMALL } from '../../../catalogue/stories/samples';
import type { TextFieldProps } from './text-field';
import { TextField } from './text-field';

export default { title: 'Fields/Text field', component: TextField } satisfies Meta;

const field = (props: Partial<TextFieldProps>) => <TextField label="Your child’s team" {...props} />;

export const Empty: Story = { render: () => field({ placeholder: 'Such as under 9', hint: 'We show it.' }) };
export const Filled: Story = { render: () => field({ defaultValue: 'Under 9', required: true }) };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="input">
      {field({})}
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="input">
      {field({})}
    </Forced>
  ),
};
export const Disabled: Story = { render: () => field({ defaultValue: 'Under 9', disabled: true }) };
export const WithError: Story = { render: () => field({ error: 'Say which team.', hint: 'We show it.' }) };
export const FocusWithError: Story = {
  render: () => (
    <Forced state="focus" on="input">
      {field({ error: 'Say which team.' })}
    </Forced>
  ),
};
export const LongName: Story = {
  render: () =>
    field({
      label: LONG_NAME,
      hint: LONG_NAME,
      defaultValue: LONG_NAME,
      error: `There’s no team ${LONG_WORD}.`,
    }),
  parameters: { frame: SMALL },
};
