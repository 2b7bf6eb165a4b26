import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormTextArea } from './form-text-area';

describe('FormTextArea', () => {
  it('counts up to the recommended length, and beyond it', async () => {
    renderForm({ initialValues: { text: '' } }, <FormTextArea name="text" label="Your review" countTo={5} />);
    expect(screen.getByText('0 of at least 5 characters')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your review'), 'Great');
    expect(screen.getByText('5 characters')).toBeVisible();
  });

  it('counts towards a limit', () => {
    renderForm(
      { initialValues: { text: 'ab' } },
      <FormTextArea name="text" label="Reply" maxLength={2000} />,
    );
    expect(screen.getByText('2 of 2,000 characters')).toBeVisible();
  });

  it.each([
    [94, '94 of 100 characters'],
    [95, '5 characters left'],
    [100, '0 characters left'],
    [101, '1 character too many'],
  ])('shows what is left near the limit, with %d characters', (length, words) => {
    renderForm(
      { initialValues: { text: 'a'.repeat(length) } },
      <FormTextArea name="text" label="Reply" countLimit={100} />,
    );
    expect(screen.getByText(words)).toBeVisible();
  });
});
