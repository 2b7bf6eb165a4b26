import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Meta, Story, StoryParameters } from '../../../catalogue/stories/story';
import { Forced } from '../../../catalogue/stories/forced';
import { appearance, only } from '../../../catalogue/stories/look-up';
import { never } from '../../../catalogue/stories/in-form';
import { LONG_NAME, SMALL } from '../../../catalogue/stories/samples';
import type { ComboboxFieldProps } from './combobox-field';
import { ComboboxField } from './combobox-field';
import type { ComboboxOption } from './use-option-search';

export default { title: 'Fields/Combobox field', component: ComboboxField } satisfies Meta;

const CLUBS: ComboboxOption[] = [
  { value: 1, label: 'Otley Rovers Juniors', hint: 'Otley, LS21' },
  { value: 2, label: 'Ilkley Moor Rangers', hint: 'Ilkley, LS29' },
  { value: 3, label: LONG_NAME, hint: 'Stoke-on-the-Marsh, ST4' },
];
const FIRST = CLUBS[0]!;

function Example(props: Partial<ComboboxFieldProps>) {
  const [selected, setSelected] = useState<ComboboxOption | null>(props.selected ?? null);
  return (
    <ComboboxField
      label="Club"
      loadOptions={() => Promise.resolve(CLUBS)}
      {...props}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const OPEN: StoryParameters = { frame: { width: 420, height: 380 } };

/** Opens the list, which is shown with whatever `selector` names. */
const open =
  (selector: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(only(canvasElement, 'button[aria-label="Show the list"]'));
    await appearance(selector);
  };

export const Empty: Story = { render: () => <Example hint="Its name or its town." required /> };
export const Chosen: Story = { render: () => <Example selected={FIRST} clearLabel="Choose no club" /> };
export const Hover: Story = {
  render: () => (
    <Forced state="hover" on="input">
      <Example />
    </Forced>
  ),
};
export const Focus: Story = {
  render: () => (
    <Forced state="focus" on="input">
      <Example />
    </Forced>
  ),
};
export const WithError: Story = {
  render: () => <Example error="Choose the club that you’re writing about." />,
};
export const Open: Story = {
  render: () => <Example selected={FIRST} />,
  play: open('[role="option"]'),
  parameters: OPEN,
};
export const Searching: Story = {
  render: () => <Example loadOptions={never} />,
  play: open('[aria-busy="true"] p'),
  parameters: OPEN,
};
export const NothingFound: Story = {
  render: () => <Example loadOptions={() => Promise.resolve([])} />,
  play: open('[role="status"] p'),
  parameters: OPEN,
};
export const FailedToLoad: Story = {
  render: () => <Example loadOptions={() => Promise.reject(new Error('No answer'))} />,
  play: open('[role="status"] p'),
  parameters: OPEN,
};
export const LongName: Story = {
  render: () => <Example selected={CLUBS[2]} clearLabel="Choose no club" />,
  parameters: { frame: SMALL },
};
