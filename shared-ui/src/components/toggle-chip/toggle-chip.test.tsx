import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToggleChip } from './toggle-chip';

describe('ToggleChip', () => {
  it('shows its state and its count, and reports the press', async () => {
    const onClick = jest.fn();
    render(
      <ToggleChip pressed={false} count={1240} onClick={onClick}>
        Under 12s
      </ToggleChip>,
    );
    const chip = screen.getByRole('button', { name: 'Under 12s 1,240', pressed: false });
    await userEvent.click(chip);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
