import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormCheckboxes } from './form-checkboxes';
import { SubmitButton } from './submit-button';

const OPTIONS = [
  { value: 'grass', label: 'Grass' },
  { value: 'astro', label: 'Astroturf' },
];

function show(onSubmit = jest.fn()) {
  renderForm<{ surfaces: string[] }>(
    {
      initialValues: { surfaces: [] },
      validate: ({ surfaces }) => (surfaces.length === 0 ? { surfaces: 'Choose at least one' } : {}),
      onSubmit: (values) => onSubmit(values),
    },
    <>
      <FormCheckboxes name="surfaces" label="Surface" hint="All that apply." options={OPTIONS} />
      <SubmitButton>Send</SubmitButton>
    </>,
  );
  return onSubmit;
}

const group = () => screen.getByRole('group', { name: 'Surface' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('FormCheckboxes', () => {
  it('puts what is ticked into the form', async () => {
    const onSubmit = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Grass' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Astroturf' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Grass' }));
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ surfaces: ['astro'] });
  });

  it('has a hint and, once sent, says what is wrong', async () => {
    show();
    expect(group()).toHaveAccessibleDescription('All that apply.');
    await send();
    expect(group()).toHaveAccessibleDescription('All that apply. Choose at least one');
    expect(screen.getByRole('checkbox', { name: 'Grass' })).toBeInvalid();
  });
});
