import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

const FIELDS = (
  <>
    <FormTextField name="name" label="Name" />
    <FormTextField name="email" label="E-mail" />
    <FormTextField name="phone" label="Phone" />
    <SubmitButton pendingLabel="Submitting...">Send</SubmitButton>
  </>
);

const initialValues = { name: '', email: '', phone: '' };

describe('SubmitButton', () => {
  it('moves the focus to the first error of a refused form, each time', async () => {
    renderForm(
      { initialValues, validate: () => ({ email: 'Please enter a valid email address', phone: 'Missing' }) },
      FIELDS,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  });

  it('reads as pending while the form is being sent', async () => {
    let finish = () => {};
    renderForm({ initialValues, onSubmit: () => new Promise<void>((resolve) => (finish = resolve)) }, FIELDS);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await act(async () => finish());
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
  });
});
