import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { ErrorScreen } from './error-screen';

describe('ErrorScreen', () => {
  it('says what happened and offers to reload or go home', async () => {
    const onReload = jest.fn();
    render(<ErrorScreen error={new Error('boom')} onReload={onReload} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('An error occurred while loading this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Reload Page' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('shows technical details on request', async () => {
    render(<ErrorScreen error={new Error('boom')} componentStack={'\n    at ClubCard'} />);
    expect(screen.queryByText('boom')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Technical details'));
    expect(await screen.findByText('boom')).toBeVisible();
    expect(screen.getByText('at ClubCard')).toBeVisible();
    expect(screen.getByText(window.location.href)).toBeVisible();
    expect(screen.getByText(new RegExp(navigator.userAgent.slice(0, 11)))).toBeVisible();
    await expectAccessible();
  });
});
