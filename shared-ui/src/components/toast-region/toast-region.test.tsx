import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, showToast } from '@club-reviews/shared-ui/platform';
import { expectAccessible } from '../../testing/expect-accessible';
import { ToastRegion } from './toast-region';

describe('ToastRegion', () => {
  afterEach(() => act(() => dismissToast()));

  it('announces a toast in a region that was there before', async () => {
    render(<ToastRegion />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    act(() =>
      showToast({
        title: 'Anonymous Review Submitted!',
        description: 'Please check your email.',
        tone: 'success',
      }),
    );
    expect(region).toHaveTextContent('Anonymous Review Submitted!Please check your email.');
    await expectAccessible();
  });

  it('leads on by its link', async () => {
    render(<ToastRegion />);
    act(() => showToast({ title: 'Sent', link: { address: '/dev/mailbox', label: 'Open the mailbox' } }));
    expect(screen.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
    await expectAccessible();
  });

  it('is taken away by its button', async () => {
    render(<ToastRegion />);
    act(() => showToast({ title: 'Error', tone: 'error' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
