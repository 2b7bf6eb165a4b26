import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnClub } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });

beforeEach(beLoggedIn);

/** What a browser makes of code that was pasted into a page. */
const pasted = (code: string) => Object.assign(document.createElement('div'), { innerHTML: code });

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

  it('shows the badge as an image and as a frame, with the code for each', async () => {
    const name = 'Jack & Jill’s "Tigers" <U9>';
    const label = `Parents’ reviews of ${name} on Youth Football Club Reviews`;
    await showClubAdmin('/club-admin/ask-for-reviews', getDashboard(anOwnClub({ name })));
    const badge = within(await screen.findByRole('region', { name: 'Badge for your website' }));
    expect(badge.getByRole('img', { name: label })).toHaveAttribute('src', '/api/badge/club/7.svg');
    expect(badge.getByTitle(label)).toHaveAttribute('src', '/badge/club/7');
    await user.click(badge.getByRole('button', { name: 'Copy the code for the image' }));
    const image = pasted(await navigator.clipboard.readText());
    expect(image.querySelector('a')).toHaveAttribute('href', 'http://site.test/clubs/leeds-lions');
    expect(image.querySelector('a > img')).toHaveAttribute('src', 'http://site.test/api/badge/club/7.svg');
    expect(image.querySelector('img')).toHaveAttribute('alt', label);
    await user.click(badge.getByRole('button', { name: 'Copy the code for the frame' }));
    const frame = pasted(await navigator.clipboard.readText()).querySelector('iframe');
    expect(frame).toHaveAttribute('src', 'http://site.test/badge/club/7');
    expect(frame).toHaveAttribute('title', label);
    expect(badge.getByLabelText('Code for the frame')).toHaveValue(await navigator.clipboard.readText());
  });

  it('asks the visitor to log in first', async () => {
    localStorage.clear();
    const { calls } = await showClubAdmin('/club-admin/ask-for-reviews');
    expect(await screen.findByRole('link', { name: 'log in' })).toHaveAttribute('href', '/club-admin');
    expect(calls('GET /club-admin/dashboard')).toEqual([]);
  });
});
