import type { ApiError } from '@club-reviews/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { FormError } from './form-error';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';
import { useSubmit } from './use-submit';

const refused = (fields: Record<string, string>): ApiError => ({
  status: 400,
  message: '400: …',
  serverMessage: 'Not like this.',
  fields,
});

const EMPTY = { email: '', newPassword: '' };

type Parts = Parameters<typeof useSubmit<typeof EMPTY, { data?: object; error?: unknown }>>[1];

function TestForm({ answer, parts }: { answer: { data?: object; error?: unknown }; parts: Parts }) {
  const onSubmit = useSubmit((_values: typeof EMPTY) => Promise.resolve(answer), parts);
  return (
    <Formik initialValues={EMPTY} onSubmit={onSubmit}>
      <Form noValidate>
        <FormError />
        <FormTextField name="email" label="Email" />
        <FormTextField name="newPassword" label="New password" />
        <SubmitButton pendingLabel="Sending...">Send</SubmitButton>
      </Form>
    </Formik>
  );
}

async function submit(answer: { data?: object; error?: unknown }, parts: Parts) {
  render(<TestForm answer={answer} parts={parts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

const refuse = (error: unknown, names: Record<string, 'email' | 'newPassword'> = {}) =>
  submit({ error }, { reason: 'Not like this.', names: () => names });

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

describe('a submitted form', () => {
  it('passes on the response and what was typed', async () => {
    const onDone = jest.fn();
    await submit({ data: { mailbox: '/mails' } }, { onDone });
    expect(onDone).toHaveBeenCalledWith({ mailbox: '/mails' }, EMPTY, expect.anything());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('words its own reason, and tells the caller', async () => {
    const onRefused = jest.fn();
    const error = refused({});
    await submit({ error }, { reason: () => 'No connection.', onRefused });
    expect(onRefused).toHaveBeenCalledWith('No connection.', error);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  });
});
