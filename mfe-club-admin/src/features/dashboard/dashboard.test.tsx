import { screen } from '@testing-library/react';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { anOwnClub, INSIGHTS, STATS } from '../../testing/factories';
import { beLoggedIn, getDashboard, showClubAdmin } from '../../testing/show-club-admin';

// Canvas doesn't work in jsdom; what the chart says is in its name and its table.
jest.mock('chart.js', () => ({
  Chart: class {
    static register() {}
    destroy() {}
  },
}));

const user = userEvent.setup({ delay: null });

beforeAll(() => {
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

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
    await expectAccessible();
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
