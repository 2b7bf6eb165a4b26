import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormStarRating } from './form-star-rating';
import { SubmitButton } from './submit-button';

function renderRating(onSubmit = jest.fn()) {
  renderForm(
    {
      initialValues: { coaching: 0 },
      validate: ({ coaching }) => (coaching < 1 ? { coaching: 'Please rate coaching quality' } : {}),
      onSubmit: (values) => onSubmit(values),
    },
    <>
      <FormStarRating name="coaching" label="Coaching quality" />
      <SubmitButton>Send</SubmitButton>
    </>,
  );
  return onSubmit;
}

describe('FormStarRating', () => {
  it('is a group of five choices, with none selected', () => {
    renderRating();
    expect(screen.getByRole('radiogroup', { name: 'Coaching quality' })).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star, Poor',
      '2 stars, Fair',
      '3 stars, Good',
      '4 stars, Very good',
      '5 stars, Excellent',
    ]);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('puts the number of stars into the form', async () => {
    const onSubmit = renderRating();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }));
    expect(screen.getByText('Very good')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ coaching: 4 });
  });

  it('can be used with the keyboard', async () => {
    renderRating();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radio', { name: '1 star, Poor' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '2 stars, Fair' })).toBeChecked();
  });

  it('says what is missing when the form is sent without it', async () => {
    renderRating();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please rate coaching quality')).toBeVisible();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please rate coaching quality');
  });
});
