import { announceContentChange } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFoundClub, foundClubs } from '../testing/found-clubs';
import { showPage } from '../testing/show-page';

const LIONS = aFoundClub({ name: 'Leeds Lions' });
const OTTERS = aFoundClub({ id: 9, name: 'Otley Otters', slug: 'otley-otters' });
const toListResponse = (club: typeof LIONS) => ({
  body: foundClubs([club], { total: 60, page: 1, totalPages: 3 }),
});

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('shows at once what another part of the site has changed', async () => {
  const { api } = await showPage('/browse-clubs', { 'GET /clubs/find': toListResponse(LIONS) });
  await screen.findByText('Leeds Lions');
  api.answer('GET /clubs/find', toListResponse(OTTERS));
  act(() => announceContentChange());
  expect(await screen.findByText('Otley Otters')).toBeInTheDocument();
});

it('refetches a list that was fresh when something changed elsewhere', async () => {
  const { api } = await showPage('/browse-clubs', { 'GET /clubs/find': toListResponse(LIONS) });
  const asked = () => api.requests.filter(({ call }) => call.endsWith('page=1&pageSize=20')).length;
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(api.requests.at(-1)!.call).toContain('page=2'));
  act(() => announceContentChange());
  await userEvent.click(screen.getByRole('link', { name: 'First page' }));
  await waitFor(() => expect(asked()).toBe(2));
});
