import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });

beforeEach(beLoggedIn);

describe('asking for reviews', () => {
  it('offers the link, its QR code and a poster, all with the same address', async () => {
    await showClubAdmin('/club-admin/ask-for-reviews');
    const field = await screen.findByLabelText<HTMLInputElement>('Address');
    expect(field.value).toMatch(/\/r\/leeds-lions$/);
    expect(
      screen.getByRole('img', { name: 'QR code that opens the review form for Leeds Lions' }),
    ).toBeVisible();
    const poster = screen.getByRole('region', { name: 'Poster, A4' });
    expect(poster).toHaveTextContent('What’s it like at Leeds Lions?');
    expect(poster).toHaveTextContent('No rewards for reviews.');
    expect(poster).toHaveTextContent(field.value);
    expect(screen.getByRole('link', { name: 'review guidelines' })).toHaveAttribute(
      'href',
      '/terms-of-service#guidelines',
    );
    await expectAccessible();
  });

  it('offers the long address beside a shell without short ones', async () => {
    await showClubAdmin('/club-admin/ask-for-reviews', {}, { shortReviewLinks: undefined });
    expect(await screen.findByLabelText<HTMLInputElement>('Address')).toHaveValue(
      'http://site.test/clubs/leeds-lions?write-review=leeds-lions',
    );
  });

  it('prints on A4 or A5', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await showClubAdmin('/club-admin/ask-for-reviews');
    await user.click(await screen.findByRole('radio', { name: 'A5' }));
    expect(screen.getByRole('region', { name: 'Poster, A5' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print the poster' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('copies the link', async () => {
    await showClubAdmin('/club-admin/ask-for-reviews');
    const field = await screen.findByLabelText<HTMLInputElement>('Address');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
  });

  it('asks the visitor to log in first', async () => {
    localStorage.clear();
    const { calls } = await showClubAdmin('/club-admin/ask-for-reviews');
    expect(await screen.findByRole('link', { name: 'log in' })).toHaveAttribute('href', '/club-admin');
    expect(calls('GET /club-admin/dashboard')).toEqual([]);
  });
});
