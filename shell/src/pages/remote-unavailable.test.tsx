import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { renderInShell } from '../testing/render-in-shell';
import { RemoteLoading } from './remote-loading';
import { RemoteUnavailable } from './remote-unavailable';

describe('RemoteUnavailable', () => {
  it('says which area is missing and offers a retry', async () => {
    const onRetry = jest.fn();
    render(
      <RemoteUnavailable areaName="club pages" reason="no answer within 15 seconds" onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The club pages didn’t load');
    expect(screen.getByRole('alert')).toHaveTextContent('no answer within 15 seconds');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  it('says that it is retrying', () => {
    render(<RemoteUnavailable areaName="club area" reason="offline" retrying onRetry={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Trying again…' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('RemoteLoading', () => {
  it('says that the page is loading', async () => {
    renderInShell(<RemoteLoading pathname="/about" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
  });

  it('has the heading of an area that only the browser renders, and no word of a login', async () => {
    renderInShell(<RemoteLoading pathname="/club-admin" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Club area' })).toBeInTheDocument();
    expect(screen.queryByText(/log ?in/i)).not.toBeInTheDocument();
  });
});
