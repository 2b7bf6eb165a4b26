import { announceContentChange } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubsPage, aListedClub } from '../testing/factories';
import { showPage } from '../testing/show-page';

const LIONS = aListedClub({ name: 'Leeds Lions' });
const OTTERS = aListedClub({ id: 9, name: 'Otley Otters', slug: 'otley-otters' });
const toListResponse = (club: typeof LIONS) => ({
  body: aClubsPage([club], { total: 60, totalPages: 3 }),
});

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('shows at once what another part of the site has changed', async () => {
  const { api } = await showPage('/browse-clubs', { 'GET /clubs/paginated': toListResponse(LIONS) });
  await screen.findByText('Leeds Lions');
  api.answer('GET /clubs/paginated', toListResponse(OTTERS));
  act(() => announceContentChange());
  expect(await screen.findByText('Otley Otters')).toBeInTheDocument();
});

it('refetches a list that was fresh when something changed elsewhere', async () => {
  const { api } = await showPage('/browse-clubs', { 'GET /clubs/paginated': toListResponse(LIONS) });
  const asked = () => api.requests.filter(({ call }) => call.endsWith('page=1&pageSize=20')).length;
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(api.requests.at(-1)!.call).toContain('page=2'));
  act(() => announceContentChange());
  await userEvent.click(screen.getByRole('link', { name: 'First page' }));
  await waitFor(() => expect(asked()).toBe(2));
});
