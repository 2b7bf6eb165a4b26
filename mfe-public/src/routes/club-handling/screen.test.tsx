import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubDetail, aClubPage, reviewHandling } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const ADDRESS = '/clubs/leeds-lions/handling';
const CALL = 'GET /clubs/leeds-lions/review-handling';
const user = userEvent.setup({ delay: null });

const table = () => screen.findByRole('table', { name: 'What happened to reviews of Leeds Lions' });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('lists what happened to a club’s reviews and reports, by stars', async () => {
  await showPage(ADDRESS);
  const found = within(await table());
  const headers = found.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['5★5 stars', '4★4 stars', '3★3 stars', '2★2 stars', '1★1 star', 'All']);
  expect(cells(found.getByRole('row', { name: /^Confirmed/ }))).toEqual(['9', '0', '0', '0', '1', '10']);
  expect(cells(found.getByRole('row', { name: /^– Not a real experience/ })).at(-1)).toBe('1');
  const [byClub, byOthers] = found.getAllByRole('row', { name: /^Not decided yet/ });
  expect([cells(byClub!).at(-1), cells(byOthers!).at(-1)]).toEqual(['1', '0']);
  expect(screen.getByText(/no number gives away who withdrew one/)).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

it('shows only totals for a club with few reviews', async () => {
  await showPage(ADDRESS, { [CALL]: { body: { ...reviewHandling(), byStars: null } } });
  const found = within(await table());
  expect(found.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['All']);
  expect(screen.getByText(/people at the club could tell whose they were/)).toBeVisible();
});

it('says that nothing has happened yet', async () => {
  const reports = { received: 0, removed: 0, stands: 0, gone: 0 };
  const total = {
    ...{ confirmed: 0, held: 0, published: 0, removed: 0, restored: 0, removals: [] },
    ...{ clubReports: reports, publicReports: reports },
  };
  await showPage(ADDRESS, { [CALL]: { body: { total, byStars: null } } });
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

it('offers a retry', async () => {
  let isAway = true;
  await showPage(ADDRESS, {
    [CALL]: () => (isAway ? { status: 500, body: { message: 'Away' } } : { body: reviewHandling() }),
  });
  expect(await screen.findByText('Unable to load the figures')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: /^(Retry|Try again)$/ }));
  expect(await table()).toBeVisible();
});

it.each(['/clubs/nowhere/handling', '/clubs/%20/handling'])(
  'says that there is no club at %s',
  async (path) => {
    await showPage(path, {
      'GET /clubs/nowhere': { status: 404, body: { message: 'Club not found' } },
      'GET /clubs/nowhere/review-handling': { status: 404, body: { message: 'Club not found' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Club Not Found' })).toBeVisible();
  },
);

it('is linked from the club’s page, which shows a warning above the reviews', async () => {
  const warning = {
    ...{ reason: 'rewards' as const, text: 'Five reviews came with a voucher.' },
    ...{ since: '2026-11-20T09:00:00.000Z', endsOn: '2027-03-31' },
  };
  await showPage('/clubs/leeds-lions', {
    'GET /clubs/leeds-lions': { body: aClubDetail({ page: aClubPage({ warning }) }) },
  });
  expect(await screen.findByRole('link', { name: 'How these were handled' })).toHaveAttribute(
    'href',
    ADDRESS,
  );
  expect(screen.getByText('Five reviews came with a voucher.')).toBeVisible();
  expect(screen.getByText(/since 20 November 2026, and stays until 31 March 2027/)).toBeVisible();
});
