import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_HOST } from '../testing/render-in-shell';
import { App } from './app';

function BrokenLayout(): never {
  throw new Error('no layout');
}

describe('App', () => {
  it('shows the error screen with the component stack when the frame itself crashes', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<App host={EMPTY_HOST} router={() => <BrokenLayout />} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await userEvent.click(screen.getByText('Technical details'));
    expect(await screen.findByText('no layout')).toBeVisible();
    expect(screen.getByText(/at BrokenLayout/)).toBeVisible();
    complain.mockRestore();
  });
});
