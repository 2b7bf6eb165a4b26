import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel';

describe('ErrorPanel', () => {
  it('interrupts with what failed and offers a retry', async () => {
    const onRetry = jest.fn();
    render(<ErrorPanel title="Unable to load clubs" text="Please try again later." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load clubs');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no button if a retry is no use', () => {
    render(<ErrorPanel title="Invalid Club URL" text="Check the address." />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
