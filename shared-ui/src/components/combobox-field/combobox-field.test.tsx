import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from './combobox-field';
import type { ComboboxOption } from './use-option-search';

const LIONS = { value: 2, label: 'Leeds Lions', hint: 'Leeds' };
const find = async () => [LIONS];

function Filter({ start = null }: { start?: ComboboxOption | null }) {
  const [selected, setSelected] = useState<ComboboxOption | null>(start);
  return (
    <>
      <ComboboxField
        label="Club"
        loadOptions={find}
        selected={selected}
        onSelect={setSelected}
        clearLabel="All clubs"
      />
      <output>{selected?.value ?? 'none'}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Club' });

describe('ComboboxField', () => {
  it('reports what was chosen', async () => {
    render(<Filter />);
    await userEvent.type(input(), 'lions');
    await userEvent.click(await screen.findByRole('option', { name: /Leeds Lions/ }));
    expect(screen.getByText('2')).toBeVisible();
    expect(input()).toHaveValue('Leeds Lions');
  });

  it('clears the choice with its button, which is only there while something is chosen', async () => {
    render(<Filter start={LIONS} />);
    expect(input()).toHaveValue('Leeds Lions');
    await userEvent.click(screen.getByRole('button', { name: 'All clubs', hidden: true }));
    expect(screen.getByText('none')).toBeVisible();
    await waitFor(() => expect(input()).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'All clubs', hidden: true })).not.toBeInTheDocument();
  });

  it('clears the choice when its text is deleted', async () => {
    render(<Filter start={LIONS} />);
    await userEvent.clear(input());
    await waitFor(() => expect(screen.getByText('none')).toBeVisible());
  });
});
