import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormikHelpers } from 'formik';
import { renderForm } from '../testing/render-form';
import { ErrorSummary } from './error-summary';
import { FormStarRating } from './form-star-rating';
import { FormTextField } from './form-text-field';
import { SubmitButton } from './submit-button';

interface Values {
  name: string;
  stars: number;
}

function renderSummary(onSubmit: (form: FormikHelpers<Values>) => Promise<void> = () => Promise.resolve()) {
  renderForm<Values>(
    {
      initialValues: { name: '', stars: 0 },
      validate: ({ name, stars }) => ({
        ...(name === '' ? { name: 'Please enter your name' } : {}),
        ...(stars === 0 ? { stars: 'Please rate the pitch' } : {}),
      }),
      onSubmit: (_values, form) => onSubmit(form),
    },
    <>
      <ErrorSummary />
      <FormTextField name="name" label="Name" />
      <FormStarRating name="stars" label="Pitch" />
      <SubmitButton>Send</SubmitButton>
    </>,
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('ErrorSummary', () => {
  it('lists the errors in field order and gets the focus, every time', async () => {
    renderSummary();
    expect(screen.queryByRole('group', { name: /problem/ })).not.toBeInTheDocument();
    await send();
    const summary = await screen.findByRole('group', { name: 'There are 2 problems' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please enter your name', 'Please rate the pitch']);
    await userEvent.type(screen.getByLabelText('Name'), 'Sam');
    await send();
    await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  });

  it('leads to the fields', async () => {
    renderSummary();
    await send();
    await userEvent.click(await screen.findByRole('link', { name: 'Please rate the pitch' }));
    expect(screen.getByRole('radio', { name: '1 star, Poor' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Please enter your name' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('disappears once there are no errors', async () => {
    renderSummary();
    await send();
    await screen.findByRole('group', { name: 'There are 2 problems' });
    await userEvent.type(screen.getByLabelText('Name'), 'Sam');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /problem/ })).not.toBeInTheDocument());
  });

  it('lists the server’s objections', async () => {
    renderSummary(async (form) => form.setErrors({ name: 'That name is taken' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Sam');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }));
    await send();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'That name is taken' })).toBeVisible();
  });
});
