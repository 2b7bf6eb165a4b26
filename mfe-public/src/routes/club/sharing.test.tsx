import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bigClub, CLUB_ADDRESS as ADDRESS, shownReviews } from '../../testing/big-club';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

describe('sharing', () => {
  async function openShare(name: string) {
    await showPage(ADDRESS, bigClub);
    await waitFor(() => expect(shownReviews()).toHaveLength(3));
    await user.click(screen.getAllByRole('button', { name })[0]!);
    return within(await screen.findByRole('dialog'));
  }

  it('offers the sites, and copies the club’s link', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const dialog = await openShare('Share');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'Email']) {
      expect(dialog.getByRole('link', { name })).toBeInTheDocument();
    }
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith('http://site.test/clubs/leeds-lions');
    expect(await dialog.findByRole('button', { name: 'Link copied!' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2000));
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('says when copying failed', async () => {
    const dialog = await openShare('Share');
    const refuse = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Please select the link and copy it yourself.')).toBeInTheDocument();
  });

  it('links to a single review', async () => {
    const dialog = await openShare('Share review by a parent of Under 7s, 11 March 2026');
    expect(dialog.getByLabelText('Link')).toHaveValue('http://site.test/clubs/leeds-lions#review-100');
    expect(dialog.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('“Review number 1.”')),
    );
  });
});
