import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormRadioGroup } from './form-radio-group';
import { SubmitButton } from './submit-button';

const OPTIONS = [
  { value: 'abusive', label: 'It’s abusive', hint: 'Insults or threats.' },
  { value: 'off-topic', label: 'It’s off topic', whenChosen: <p>What is it about?</p> },
];

function show(onSubmit = jest.fn()) {
  renderForm(
    {
      initialValues: { reason: '' },
      validate: ({ reason }) => (reason === '' ? { reason: 'Please choose one' } : {}),
      onSubmit: (values) => onSubmit(values),
    },
    <>
      <FormRadioGroup name="reason" label="What’s wrong?" options={OPTIONS} />
      <SubmitButton>Send</SubmitButton>
    </>,
  );
  return onSubmit;
}

const group = () => screen.getByRole('radiogroup', { name: 'What’s wrong?' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('FormRadioGroup', () => {
  it('puts the chosen value into the form', async () => {
    const onSubmit = show();
    await userEvent.click(screen.getByRole('radio', { name: 'It’s abusive' }));
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ reason: 'abusive' });
  });

  it('explains what an answer means', () => {
    show();
    expect(screen.getByRole('radio', { name: 'It’s abusive' })).toHaveAccessibleDescription(
      'Insults or threats.',
    );
  });

  it('says what is missing, and moves the focus there', async () => {
    const onSubmit = show();
    await send();
    expect(await screen.findByText('Please choose one')).toBeVisible();
    expect(group()).toHaveAccessibleDescription('Please choose one');
    expect(screen.getByRole('radio', { name: 'It’s abusive' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows and reads out the extra text of the chosen answer', async () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('radio', { name: 'It’s off topic' }));
    expect(screen.getByRole('status')).toHaveTextContent('What is it about?');
    await userEvent.click(screen.getByRole('radio', { name: 'It’s abusive' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is a single tab stop', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'It’s off topic' })).toBeChecked();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });
});
