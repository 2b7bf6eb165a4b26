import type { ApiError } from '@club-reviews/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { FormError } from './form-error';
import { FormTextField } from './form-text-field';
import { showRefusal } from './show-refusal';
import { SubmitButton } from './submit-button';

const refused = (fields: Record<string, string>): ApiError => ({
  status: 400,
  message: '400: …',
  serverMessage: 'Not like this.',
  fields,
});

async function refuse(error: unknown, names?: Record<string, 'email' | 'newPassword'>) {
  render(
    <Formik
      initialValues={{ email: '', newPassword: '' }}
      onSubmit={(values, form) => showRefusal(form, values, { error, reason: 'Not like this.', names })}
    >
      {({ status }) => (
        <Form noValidate>
          <FormError>{status}</FormError>
          <FormTextField name="email" label="Email" />
          <FormTextField name="newPassword" label="New password" />
          <SubmitButton pendingLabel="Sending...">Send</SubmitButton>
        </Form>
      )}
    </Formik>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('a refused form', () => {
  it('shows the server’s message beside each field it is about', async () => {
    await refuse(refused({ email: 'Not an address.', newPassword: 'Too short.' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Not an address.');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Too short.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps it until something is changed', async () => {
    await refuse(refused({ email: 'Not an address.' }));
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.tab();
    await userEvent.click(document.body);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Not an address.');
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('handles fields that the api names differently', async () => {
    await refuse(refused({ password: 'Too short.' }), { password: 'newPassword' });
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Too short.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['no field is to blame', refused({})],
    ['a field is to blame that the form doesn’t have', refused({ token: 'Unknown.' })],
    ['the server did not answer', new TypeError('network')],
  ])('shows the message for the whole form if %s', async (_when, error) => {
    await refuse(error);
    expect(screen.getByRole('alert')).toHaveTextContent('Not like this.');
    expect(screen.getByLabelText('Email')).toBeValid();
  });
});
