import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormCombobox } from './form-combobox';
import { FormSelect } from './form-select';
import { FormStarRating } from './form-star-rating';
import { FormTextArea } from './form-text-area';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

const initialValues = { text: '', area: '', select: '', stars: 0, combobox: 0 };
const validate = () => ({
  text: 'No text',
  area: 'No area',
  select: 'No select',
  stars: 'No stars',
  combobox: 'No combobox',
});
const loadOptions = () => Promise.resolve([]);

const FIELDS = (
  <>
    <FormTextField name="text" label="A text" />
    <FormTextArea name="area" label="An area" />
    <FormSelect name="select" label="A select" options={[]} />
    <FormStarRating name="stars" label="A rating" />
    <FormCombobox name="combobox" label="A combobox" loadOptions={loadOptions} />
    <button type="button">Cancel</button>
  </>
);

/** Each kind of field: its control, and its message. */
const CONTROLS = [
  ['text field', () => screen.getByLabelText('A text'), 'No text'],
  ['text area', () => screen.getByLabelText('An area'), 'No area'],
  ['select', () => screen.getByLabelText('A select'), 'No select'],
  ['star rating', () => screen.getByRole('radio', { name: '1 star, Poor' }), 'No stars'],
  ['combobox', () => screen.getByRole('combobox', { name: 'A combobox' }), 'No combobox'],
] as const;

const user = userEvent.setup();

/** Presses or releases a mouse button, and waits until everything that this triggers has run. */
async function press(button: HTMLElement, keys: string) {
  await user.pointer({ keys, target: button });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

afterEach(() => user.pointer('[/MouseLeft]'));

describe.each(CONTROLS)('a %s that is left empty', (_kind, control, message) => {
  it('shows its message after the press that leaves it, not while the button is down', async () => {
    renderForm({ initialValues, validate }, FIELDS);
    act(() => control().focus());
    const button = screen.getByRole('button', { name: 'Cancel' });
    await press(button, '[MouseLeft>]');
    expect(control()).not.toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await press(button, '[/MouseLeft]');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('keeps the errors found by the press that submits the form', async () => {
    const refused = `${message} for the server`;
    const field = message.replace('No ', '');
    renderForm(
      { initialValues, onSubmit: (_values, { setErrors }) => setErrors({ [field]: refused }) },
      <>
        {FIELDS}
        <SubmitButton>Send</SubmitButton>
      </>,
    );
    act(() => control().focus());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await screen.findByText(refused)).toBeInTheDocument();
  });

  it('shows its message at once if it is left by keyboard', async () => {
    renderForm({ initialValues, validate }, FIELDS);
    act(() => control().focus());
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('a press', () => {
  const leaveByPress = async () => {
    renderForm({ initialValues, validate }, FIELDS);
    await user.click(screen.getByLabelText('A text'));
    await press(screen.getByRole('button', { name: 'Cancel' }), '[MouseLeft>]');
    expect(screen.queryByText('No text')).not.toBeInTheDocument();
  };

  it.each([
    ['becomes a gesture of the browser', () => fireEvent.pointerCancel(window)],
    [
      'was released outside of the page',
      () => fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, buttons: 0 })),
    ],
    ['is followed by a key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['ended in a list that the system draws', () => fireEvent.input(screen.getByLabelText('A select'))],
  ])('is over when it %s', async (_what, end) => {
    await leaveByPress();
    end();
    expect(await screen.findByText('No text')).toBeInTheDocument();
  });

  it('with a finger is over after the mouse events that follow it', async () => {
    renderForm({ initialValues, validate }, FIELDS);
    const field = screen.getByLabelText('A text');
    act(() => field.focus());
    const button = screen.getByRole('button', { name: 'Cancel' });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    fireEvent.mouseDown(button);
    act(() => field.blur());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText('No text')).not.toBeInTheDocument();
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    expect(await screen.findByText('No text')).toBeInTheDocument();
  });
});
