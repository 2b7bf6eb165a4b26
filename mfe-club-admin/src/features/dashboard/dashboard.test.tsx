import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnClub, INSIGHTS, STATS } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });

beforeEach(beLoggedIn);

describe('dashboard', () => {
  it('shows the club, its numbers and where to get help', async () => {
    await showClubAdmin('/club-admin', { 'GET /club-admin/insights': { body: INSIGHTS } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Leeds Lions - Admin Dashboard' }),
    ).toBeVisible();
    expect(screen.getByText("Manage your club's presence on Youth Football Club Reviews UK")).toBeVisible();
    for (const [name, value] of [
      ['Average Rating', '4.3'],
      ['Total Reviews', '12'],
      ['Total Families', '14'],
      ['Responses Sent', '5'],
    ] as const) {
      expect(screen.getByText(name).closest('div')).toHaveTextContent(value);
    }
    expect(screen.getByText('Need Technical Support?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
    expect(screen.getByRole('tab', { name: 'Reviews & Responses' })).toHaveAttribute('aria-selected', 'true');
    expect(
      await screen.findByRole('img', { name: /^Average rating by month: from 3.9 in January 2026/ }),
    ).toBeVisible();
  });

  it('is under the area’s own header, with what belongs to the login', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'area-header';
    await showClubAdmin();
    const header = within(place);
    expect(await header.findByRole('link', { name: 'Club area' })).toHaveAttribute('href', '/club-admin');
    expect(header.getByRole('link', { name: /^View site/ })).toHaveAttribute('href', '/');
    for (const name of ['Settings', 'Logout']) expect(header.getByRole('button', { name })).toBeVisible();
    expect(header.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/club-admin/account');
    place.remove();
  });

  it('has no average before the first review', async () => {
    await showClubAdmin('/club-admin', getDashboard(anOwnClub(), { ...STATS, averageRating: null }));
    expect(await screen.findByText('N/A')).toBeVisible();
  });

  it('says that the club could not be loaded, and retries', async () => {
    const { api } = await showClubAdmin('/club-admin', { 'GET /club-admin/dashboard': { status: 500 } });
    expect(await screen.findByText('Your club didn’t load')).toBeVisible();
    api.answer('GET /club-admin/dashboard', getDashboard()['GET /club-admin/dashboard']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Leeds Lions - Admin Dashboard' });
  });
});
