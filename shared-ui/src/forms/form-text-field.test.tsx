import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormTextField } from './form-text-field';

const REQUIRED = {
  initialValues: { email: '' },
  validate: ({ email }: { email: string }) =>
    email === '' ? { email: 'Please enter a valid email address' } : {},
};

describe('FormTextField', () => {
  it('shows its error only after it was touched', async () => {
    renderForm(REQUIRED, <FormTextField name="email" label="E-mail" hint="Never shown" />);
    const input = screen.getByLabelText('E-mail');
    expect(input).toBeValid();
    await userEvent.click(input);
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Never shown Please enter a valid email address');
  });

  it('drops the error once it is corrected', async () => {
    renderForm(REQUIRED, <FormTextField name="email" label="E-mail" />);
    await userEvent.click(screen.getByLabelText('E-mail'));
    await userEvent.tab();
    await screen.findByText('Please enter a valid email address');
    await userEvent.type(screen.getByLabelText('E-mail'), 'parent@example.org');
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  });
});
