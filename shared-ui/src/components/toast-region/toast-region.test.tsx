import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, showToast } from '@club-reviews/shared-ui/platform';
import { ToastRegion } from './toast-region';

const DISPLAY_MS = 5000;

describe('ToastRegion', () => {
  afterEach(() => act(() => dismissToast()));

  it('announces a toast in a region that already existed', () => {
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
  });

  it('has a link to follow', () => {
    render(<ToastRegion />);
    act(() => showToast({ title: 'Sent', link: { address: '/dev/mailbox', label: 'Open the mailbox' } }));
    expect(screen.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
  });

  it('is dismissed with its button', async () => {
    render(<ToastRegion />);
    act(() => showToast({ title: 'Error', tone: 'error' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  describe('while it has attention', () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('stays as long as the pointer is on it, and then for the rest of its time', async () => {
      render(<ToastRegion />);
      act(() => showToast({ title: 'Sent' }));
      wait(DISPLAY_MS - 1000);
      await user.hover(screen.getByText('Sent'));
      wait(10 * DISPLAY_MS);
      expect(screen.getByText('Sent')).toBeVisible();
      await user.unhover(screen.getByText('Sent'));
      wait(999);
      expect(screen.getByText('Sent')).toBeVisible();
      wait(1);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it('stays while the focus is inside, even after the pointer leaves', async () => {
      render(<ToastRegion />);
      act(() => showToast({ title: 'Sent', link: { address: '/dev/mailbox', label: 'Open the mailbox' } }));
      await user.hover(screen.getByText('Sent'));
      await user.tab();
      expect(screen.getByRole('link')).toHaveFocus();
      await user.unhover(screen.getByText('Sent'));
      await user.tab();
      wait(10 * DISPLAY_MS);
      expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
      await user.tab();
      wait(DISPLAY_MS);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it('gives the next toast its full time', async () => {
      render(<ToastRegion />);
      act(() => showToast({ title: 'First' }));
      await user.hover(screen.getByText('First'));
      act(() => showToast({ title: 'Second' }));
      wait(DISPLAY_MS);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
  });
});
