import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubsPage, aListedClub } from '../../testing/factories';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const scrollTo = jest.fn();

const NAMES = ['Leeds Lions', 'Otley Otters', 'York Yaks', 'Hull Hares', 'Derby Deer'];
const named = (name: string, index: number) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase().replace(' ', '-'),
});

/** Three pages of clubs. */
function directory({ query }: FakeRequest) {
  const clubs = NAMES.map((name, index) => aListedClub({ ...named(name, index), distanceMiles: null }));
  return { body: aClubsPage(clubs, { total: 60, page: Number(query.get('page')), totalPages: 3 }) };
}

/** The clubs with the text in their name. */
function matches({ query }: FakeRequest) {
  const text = (query.get('q') ?? '').toLowerCase();
  const clubs = NAMES.map((name, index) => aFoundClub(named(name, index)));
  return { body: foundClubs(clubs.filter(({ name }) => name.toLowerCase().includes(text))) };
}

const answers = { 'GET /clubs/paginated': directory, 'GET /clubs/find': matches };
const opener = (label: string) => screen.getAllByText(label).find((found) => found.matches('summary'))!;

beforeEach(() => {
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
});

describe('browsing the clubs', () => {
  it('shows a page of clubs with the facts that parents compare', async () => {
    await showPage('/browse-clubs', answers);
    expect(
      await screen.findByText('Showing 5 of 20 clubs on page 1 of 3 (Total: 60 clubs)'),
    ).toBeInTheDocument();
    const row = within(
      screen.getAllByRole('listitem').find((item) => within(item).queryByText('Leeds Lions'))!,
    );
    expect(row.getByRole('img', { name: '4.3 out of 5 stars' })).toBeInTheDocument();
    expect(row.getByText('3 reviews')).toBeInTheDocument();
    expect(row.getByText('Northern Junior League')).toBeInTheDocument();
    expect(row.getByText(/^A friendly club for girls and boys/)).toBeInTheDocument();
    const website = row.getByRole('link', { name: /Visit Website/ });
    expect(website).toHaveAttribute('href', 'https://lions.example.org/');
    // It opens in a new tab, and learns nothing about this one.
    expect(website).toHaveAttribute('target', '_blank');
    expect(website).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(row.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/clubs/leeds-lions');
  });

  it('finds clubs with a session to try, says when, and offers their calendar', async () => {
    const nextSession = { kind: 'taster', costPence: 0, startTime: '10:00', date: '2026-12-12' } as const;
    const { api } = await showPage('/browse-clubs?q=taster+sessions+near+LS6', {
      'GET /clubs/find': { body: foundClubs([aFoundClub({ nextSession })]) },
    });
    expect(await screen.findByText('Free taster Sat 12 Dec, 10am')).toBeVisible();
    const [search] = api.requests.filter(({ call }) => call.startsWith('GET /clubs/find'));
    expect(Object.fromEntries(search!.query)).toMatchObject({ near: 'LS6', sessions: 'true' });
    expect(screen.getByRole('link', { name: 'Remove Sessions to try' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add these sessions to your calendar' })).toHaveAttribute(
      'href',
      '/api/clubs/sessions.ics?near=LS6&sessions=true',
    );
  });

  it('keeps the page in the address and scrolls to the top', async () => {
    const { api } = await showPage('/browse-clubs', answers);
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(window.location.search).toBe('?page=2');
    expect(await screen.findByText(/on page 2 of 3/)).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(api.requests.at(-1)!.call).toBe('GET /clubs/paginated?page=2&pageSize=20');
  });

  it('starts at page 1 of the matches when text is typed, with one request for all its letters', async () => {
    const { api } = await showPage('/browse-clubs?page=2', answers);
    await screen.findByText(/on page 2 of 3/);
    await user.type(screen.getByRole('combobox', { name: 'Club name, town or postcode' }), 'otley');
    expect(await screen.findByText('Found 1 club matching "otley"')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=otley');
    expect(api.requests.map(({ call }) => call).filter((call) => call.includes('q=otley'))).toEqual([
      'GET /clubs/suggestions?q=otley',
      'GET /clubs/find?q=otley&radius=5&page=1&pageSize=20',
    ]);
  });

  it('searches for texts with digits while they’re typed too', async () => {
    await showPage('/browse-clubs?near=Leeds', answers);
    const field = screen.getByRole('combobox', { name: 'Club name, town or postcode' });
    await user.clear(field);
    await user.type(field, 'ls6');
    await waitFor(() => expect(window.location.search).toBe('?q=ls6'));
  });

  it('says that no club matches', async () => {
    await showPage('/browse-clubs?q=zebra', answers);
    expect(await screen.findByText('No clubs found')).toBeInTheDocument();
    expect(screen.getByText('No clubs match "zebra"')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all clubs' }));
    expect(await screen.findByText(/on page 1 of 3/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Club name, town or postcode' })).toHaveValue('');
  });

  it('shows placeholders while clubs load, after a search without results too', async () => {
    const { api } = await showPage('/browse-clubs?q=zebra', answers);
    await screen.findByText('No clubs found');
    let send = () => {};
    api.answer(
      'GET /clubs/paginated',
      (request) => new Promise((resolve) => (send = () => resolve(directory(request)))),
    );
    await user.click(screen.getByRole('link', { name: 'Show all clubs' }));
    expect(await screen.findByText('Loading clubs…')).toBeInTheDocument();
    expect(document.querySelector('main [aria-busy="true"], [aria-busy="true"]')!.children).toHaveLength(9);
    send();
    expect(await screen.findByText('Leeds Lions')).toBeInTheDocument();
  });

  it('says that the clubs could not be loaded', async () => {
    await showPage('/browse-clubs', { 'GET /clubs/paginated': { status: 503 } });
    expect(await screen.findByText('Unable to load clubs')).toBeInTheDocument();
    expect(
      screen.getByText('There was an error loading the club data. Please try again later.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('keeps visited pages fresh for five minutes', async () => {
    const { api } = await showPage('/browse-clubs', answers);
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await screen.findByText(/on page 2 of 3/);
    await user.click(screen.getByRole('link', { name: 'First page' }));
    await screen.findByText(/on page 1 of 3/);
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(async () => {});
    expect(api.requests).toHaveLength(2);
  });
});

describe('the filters', () => {
  it('offer girls’ teams of an age in one press, say what is set, and remove it in one press', async () => {
    const { api } = await showPage('/browse-clubs?q=otley', answers);
    await screen.findByText('Otley Otters');
    await user.click(opener('Age'));
    // None for U9, so the choice isn't offered.
    expect(screen.queryByRole('link', { name: /^U9 girls/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^U10 girls/ }));
    expect(window.location.search).toBe('?q=otley&age=U10s&team=girls');
    await waitFor(() =>
      expect(api.requests.at(-1)!.call).toBe(
        'GET /clubs/find?q=otley&radius=5&age=U10s&team=girls&page=1&pageSize=20',
      ),
    );
    expect(opener('Age').closest('details')).not.toHaveAttribute('open');
    await user.click(await screen.findByRole('link', { name: 'Remove Girls' }));
    expect(window.location.search).toBe('?q=otley&age=U10s');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(window.location.search).toBe('?q=otley');
  });

  it('set Monday to Friday in one press, which lights up for exactly these', async () => {
    await showPage('/browse-clubs?day=mon,tue,wed,thu', answers);
    await screen.findByText('Otley Otters');
    expect(screen.getByRole('link', { name: 'Remove Tuesday' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Weeknights/ }));
    expect(window.location.search).toBe('?day=mon,tue,wed,thu,fri');
    expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Weeknights, selected' }));
    expect(window.location.search).toBe('');
  });

  it('get their counts in the plain directory once one is opened', async () => {
    const { api } = await showPage('/browse-clubs', answers);
    await screen.findByText('Otley Otters');
    expect(api.requests).toHaveLength(1);
    await user.click(opener('More'));
    expect(await screen.findByRole('link', { name: 'Northern Junior League 2 clubs' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^FA accredited/ })).not.toBeInTheDocument();
    // No more clubs at £40 than at £30.
    expect(screen.getAllByRole('link', { name: /^Up to £/ }).map(({ textContent }) => textContent)).toEqual([
      'Up to £20 a month 2',
      'Up to £30 a month 3',
    ]);
    await user.keyboard('{Escape}');
    expect(opener('More').closest('details')).not.toHaveAttribute('open');
    // The club that comes with the counts isn't shown, so it must not count as shown.
    const pages = api.requests.map(({ call, headers }) => [call.slice(0, 15), headers.get('X-Page-Path')]);
    expect(pages).toEqual([
      ['GET /clubs/pagi', '/browse-clubs'],
      ['GET /clubs/find', null],
    ]);
  });
});

describe('what a parent told us', () => {
  const club = aFoundClub({
    placesFree: true,
    matching: {
      ...{ ageGroup: 'U10s', category: 'girls', name: null, places: 'waiting-list', freePlaces: null },
      training: [{ day: 'fri', start: '17:30', end: null }],
    },
  });
  const place = { label: 'LS6', latitude: 53.82, longitude: -1.57, kind: 'postcode' } as const;

  it('leads the club’s card, and goes with the link to its page', async () => {
    await showPage('/browse-clubs?near=LS6&age=U10s&team=girls&day=fri', {
      'GET /clubs/find': { body: foundClubs([club], { place }) },
    });
    expect(await screen.findByText('Under 10s girls: Fri 5.30pm, waiting list')).toBeInTheDocument();
    const row = screen.getByRole('heading', { name: 'Leeds Lions' }).closest('li')!;
    expect(within(row).queryByText('Places free')).not.toBeInTheDocument();
    expect(screen.getByText('Found 1 club within 5 miles of LS6')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Club name, town or postcode' })).toHaveValue('LS6');
    expect(screen.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?age=U10s&team=girls&day=fri&near=LS6',
    );
  });

  it('doesn’t count clubs out that haven’t listed teams', async () => {
    await showPage('/browse-clubs?near=LS6&age=U10s', {
      'GET /clubs/find': { body: foundClubs([club], { place, unlisted: 6 }) },
    });
    const link = await screen.findByRole('link', { name: '6 nearby clubs haven’t listed teams' });
    expect(link).toHaveAttribute('href', '/browse-clubs?near=LS6&age=U10s&unlisted=true');
  });

  it('can be a place as well as part of a name', async () => {
    const nearby = { ...place, label: 'Leeds', kind: 'town', radius: 5, total: 23 } as const;
    await showPage('/browse-clubs?q=leeds', {
      'GET /clubs/find': { body: foundClubs([club], { nearby }) },
    });
    const link = await screen.findByRole('link', { name: 'Clubs within 5 miles of Leeds' });
    expect(link).toHaveAttribute('href', '/browse-clubs?near=Leeds');
    expect(screen.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?near=Leeds',
    );
  });
});
