import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';
import { FormCombobox } from './form-combobox';
import type { FormComboboxProps } from './form-combobox';
import { SubmitButton } from './submit-button';

const CLUBS = [
  { value: 1, label: 'Ashby Vale Rovers', hint: 'Ashby' },
  { value: 2, label: 'Leeds Lions', hint: 'Leeds' },
  { value: 3, label: 'Leeds Tigers', hint: 'Leeds' },
];

const find = async (text: string) =>
  CLUBS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

function renderCombobox(props: Partial<FormComboboxProps> = {}, clubId = 0) {
  const onSubmit = jest.fn();
  renderForm(
    {
      initialValues: { clubId },
      validate: (values) => (values.clubId < 1 ? { clubId: 'Please select a club' } : {}),
      onSubmit: (values) => onSubmit(values),
    },
    <>
      <FormCombobox name="clubId" label="Club" loadOptions={find} emptyValue={0} {...props} />
      <SubmitButton>Send</SubmitButton>
    </>,
  );
  return { onSubmit, input: screen.getByRole('combobox', { name: 'Club' }) };
}

describe('FormCombobox', () => {
  it('searches while typing and puts the chosen value into the form', async () => {
    const { input, onSubmit } = renderCombobox();
    await userEvent.type(input, 'lions');
    await userEvent.click(await screen.findByRole('option', { name: /Leeds Lions/ }));
    expect(input).toHaveValue('Leeds Lions');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ clubId: 2 }));
  });

  it('searches for text that arrives at once, such as from a paste', async () => {
    const { input } = renderCombobox();
    act(() => input.focus());
    await userEvent.paste('ashby');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option', { name: /Ashby Vale Rovers/ })).toBeVisible();
  });

  it('can be used with the keyboard', async () => {
    const { input } = renderCombobox();
    const isHighlighted = (name: RegExp) => () =>
      expect(screen.getByRole('option', { name })).toHaveAttribute('data-highlighted');
    await userEvent.type(input, 'leeds');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(isHighlighted(/Leeds Lions/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(isHighlighted(/Leeds Tigers/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Leeds Tigers'));
  });

  it('shows the beginning of the list when it is opened without typing', async () => {
    renderCombobox();
    await userEvent.click(screen.getByRole('button', { name: 'Show the list', hidden: true }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('shows the label of the option that it starts with', () => {
    const { input } = renderCombobox({ initialOption: CLUBS[1] }, 2);
    expect(input).toHaveValue('Leeds Lions');
  });

  it('says that nothing matches', async () => {
    const { input } = renderCombobox({ emptyText: 'No club of that name' });
    await userEvent.type(input, 'zzz');
    expect(await screen.findByText('No club of that name')).toBeVisible();
  });

  it('says if the list could not be loaded', async () => {
    const { input } = renderCombobox({ loadOptions: () => Promise.reject(new Error('offline')) });
    await userEvent.type(input, 'le');
    expect(await screen.findByText('The list didn’t load. Type to try again.')).toBeVisible();
  });

  it('cancels a search that a newer one overtakes', async () => {
    const signals: AbortSignal[] = [];
    const { input } = renderCombobox({
      loadOptions: (_text, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    act(() => input.focus());
    await userEvent.paste('le');
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.paste('eds');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('shows its error after the form was refused and takes the focus', async () => {
    const { input } = renderCombobox();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please select a club')).toBeVisible();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please select a club');
    await waitFor(() => expect(input).toHaveFocus());
  });
});
