import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const LS6 = { label: 'LS6', latitude: 53.82, longitude: -1.57, kind: 'postcode' } as const;
const LEEDS = { label: 'Leeds', latitude: 53.8, longitude: -1.55, kind: 'town' } as const;
const field = (name: string) => screen.getByLabelText(name);
const postcode = () => field('Town or postcode');
const searches = (requests: { call: string }[]) =>
  requests.map(({ call }) => call).filter((call) => call.startsWith('GET /clubs/find'));

const ONE_CLUB = { body: foundClubs([aFoundClub({ distanceMiles: 1.24 })], { place: LS6 }) };
const answers = { 'GET /clubs/find': ONE_CLUB };
const scrollTo = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
});

describe('searching on the home page', () => {
  it('runs on Enter, keeps the search in the address and moves to the results', async () => {
    const { api } = await showPage('/', answers);
    await user.selectOptions(field('Radius'), '3 miles');
    await user.type(postcode(), 'ls6');
    expect(screen.getByText('Searching for clubs within 3 miles of LS6')).toBeInTheDocument();

    await user.type(postcode(), '{Enter}');

    expect(await screen.findByRole('heading', { name: 'Clubs within 3 miles of LS6' })).toBeInTheDocument();
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    expect(screen.getByText('1.2 miles away')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?near=LS6',
    );
    expect(window.location.search).toBe('?postcode=LS6&radiusMiles=3');
    expect(searches(api.requests)).toEqual(['GET /clubs/find?near=LS6&radius=3&page=1&pageSize=20']);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Clubs within 3 miles of LS6' })).toHaveFocus();
  });

  it('opens with the search in the address, its form folded, without moving', async () => {
    await showPage('/?sport=lions&radiusMiles=1&postcode=LS6', answers);
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    expect(field('Club name')).toHaveValue('lions');
    expect(field('Radius')).toHaveDisplayValue('1 mile');
    expect(screen.getByText('lions · LS6, 1 mile')).toBeInTheDocument();
    expect(postcode().closest('details')).not.toHaveAttribute('open');
    await user.click(screen.getByText('Change search'));
    expect(postcode().closest('details')).toHaveAttribute('open');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('filters, sorts and maps the results on the spot', async () => {
    const { api } = await showPage('/?postcode=LS6&radiusMiles=3', answers);
    const age = await screen.findByRole('link', { name: /^U10, Under 10s/ });
    expect(age).toHaveAttribute('href', '/?postcode=LS6&radiusMiles=3&age=U10s');
    await user.click(age);
    expect(window.location.search).toBe('?postcode=LS6&radiusMiles=3&age=U10s');
    await waitFor(() =>
      expect(searches(api.requests)).toContain(
        'GET /clubs/find?near=LS6&radius=3&age=U10s&page=1&pageSize=20',
      ),
    );
    expect(await screen.findByRole('heading', { name: 'Clubs within 3 miles of LS6' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Order'), 'Best rated');
    expect(window.location.search).toBe('?postcode=LS6&radiusMiles=3&age=U10s&sort=rating');
  });

  it.each(['sport', 'location'])('offers the clubs around a town that is given as %s', async (name) => {
    const nearby = { ...LEEDS, radius: 5 as const, total: 13 };
    const { api } = await showPage(`/?${name}=Leeds`, {
      'GET /clubs/find': ({ query }) => ({
        body: query.has('near')
          ? foundClubs([aFoundClub()], { place: LEEDS, total: 13 })
          : foundClubs([aFoundClub()], { nearby }),
      }),
    });
    await user.click(await screen.findByRole('link', { name: 'Clubs within 5 miles of Leeds' }));
    expect(window.location.search).toBe('?postcode=Leeds&radiusMiles=5');
    expect(await screen.findByText('Found 13 clubs')).toBeInTheDocument();
    expect(searches(api.requests).at(-1)).toBe('GET /clubs/find?near=Leeds&radius=5&page=1&pageSize=20');
  });

  it('suggests towns and clubs in the name’s field, and places only in the other', async () => {
    const suggestions = {
      clubs: [{ name: 'Leeds Lions', location: 'Leeds', slug: 'leeds-lions' }],
      towns: [{ label: 'Leeds' }],
      postcodes: [],
    };
    await showPage('/', { ...answers, 'GET /clubs/suggestions': { body: suggestions } });
    await user.type(field('Club name'), 'leed');
    expect(await screen.findByRole('option', { name: /Leeds Lions/ })).toBeInTheDocument();
    await user.clear(field('Club name'));
    await user.type(postcode(), 'leed');
    await user.click(await screen.findByRole('option', { name: /^Leeds\s*Town/ }));
    expect(screen.queryByRole('option', { name: /Leeds Lions/ })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?postcode=Leeds&radiusMiles=5');
  });

  it('keeps only what it searches for in the address', async () => {
    const { unmount } = await showPage('/?sport=&postcode=ls6&radiusMiles=400', answers);
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    expect(window.location.search).toBe('?postcode=LS6&radiusMiles=5');
    unmount();
    await showPage('/?radiusMiles=3&from=mail');
    await waitFor(() => expect(window.location.search).toBe('?from=mail'));
  });

  it('follows the back button, and clears the address when nothing is searched for', async () => {
    await showPage('/', answers);
    await user.type(field('Club name'), 'lions{Enter}');
    await screen.findByText('Found 1 club');
    await user.click(screen.getByText('Change search'));
    await user.clear(field('Club name'));
    await user.click(screen.getByRole('button', { name: 'Search Clubs' }));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(screen.queryByText('Found 1 club')).not.toBeInTheDocument());

    act(() => window.history.back());

    expect(await screen.findByRole('heading', { name: 'Search Results for "lions"' })).toBeInTheDocument();
    expect(field('Club name')).toHaveValue('lions');
  });

  it('says how to write a postcode that isn’t known, offers what may be meant, and loses nothing', async () => {
    const { api } = await showPage('/', {
      'GET /clubs/find': { body: foundClubs([], { placeNotFound: true }) },
      'GET /clubs/suggestions': { body: { clubs: [], towns: [{ label: 'Leeds' }], postcodes: [] } },
    });
    await user.type(field('Club name'), 'lions');
    await user.type(postcode(), 'leeeds{Enter}');

    const message = 'Enter a postcode like LS6 or LS6 3AA.';
    await waitFor(() => expect(postcode()).toHaveAccessibleDescription(message));
    expect(postcode()).toHaveFocus();
    expect(postcode()).toBeInvalid();
    expect(field('Club name')).toHaveValue('lions');
    expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Looking for Leeds/ })).toHaveAttribute(
      'href',
      '/?sport=lions&postcode=Leeds&radiusMiles=5',
    );

    api.answer('GET /clubs/find', ONE_CLUB);
    await user.click(screen.getByRole('link', { name: /^Looking for Leeds/ }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Clubs within 5 miles of Leeds' })).toHaveFocus(),
    );
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(postcode()).toBeValid();
  });

  it('keeps its filters without scripts, but not a place that only a link can set', async () => {
    await showPage('/?location=Leeds&postcode=LS6&radiusMiles=3&age=U10s&day=tue,fri&page=2', answers);
    await screen.findByText('Found 1 club');
    const form = screen.getByRole<HTMLFormElement>('search', { hidden: true });
    expect(form).toHaveFormValues({ postcode: 'LS6', radiusMiles: '3', age: 'U10s', day: 'tue,fri' });
    expect([...new FormData(form).keys()]).toEqual(['sport', 'postcode', 'radiusMiles', 'age', 'day']);
  });

  it.each([
    ['sport=zebra', null, 'No clubs found for "zebra"', /Try a different club name/],
    ['postcode=NE48&radiusMiles=1', LS6, 'No clubs found within 1 mile of NE48', /Try another place/],
  ])('says that nothing was found for %s, and what to try', async (search, place, title, hint) => {
    await showPage(`/?${search}`, { 'GET /clubs/find': { body: foundClubs([], { place }) } });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(screen.getByText('Found 0 clubs')).toBeInTheDocument();
  });

  it('offers the next radius that finds any clubs, and the nearest ones', async () => {
    const nearest = [aFoundClub({ name: 'Truro Tigers', distanceMiles: 26 })];
    await showPage('/?postcode=NE48&radiusMiles=1', {
      'GET /clubs/find': {
        body: foundClubs([], { place: LS6, wider: { radius: 50, total: 1 }, nearest }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Search 50 miles (1 club)' })).toHaveAttribute(
      'href',
      '/browse-clubs?near=NE48&radius=50',
    );
    expect(screen.getByText('There are clubs a little further away.')).toBeInTheDocument();
    expect(screen.getByText('26 miles away')).toBeInTheDocument();
  });

  it('says that it is searching, or that it failed, and retries', async () => {
    let fail = () => {};
    const { api } = await showPage('/?sport=lions', {
      'GET /clubs/find': () => new Promise((resolve) => (fail = () => resolve({ status: 500 }))),
    });
    expect(await screen.findByText('Searching…')).toBeInTheDocument();
    fail();
    expect(await screen.findByText('Search failed')).toBeInTheDocument();
    api.answer('GET /clubs/find', ONE_CLUB);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
  });

  it('pages through many results', async () => {
    const found = { body: foundClubs([aFoundClub()], { total: 41, totalPages: 3 }) };
    const { api } = await showPage('/?sport=lions', { 'GET /clubs/find': found });
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    expect(window.location.search).toBe('?sport=lions&page=3');
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(searches(api.requests)).toContain('GET /clubs/find?q=lions&radius=5&page=3&pageSize=20'),
    );
  });
});

describe('clubs near an earlier search', () => {
  it('are those around the latest of this device’s searches that is a place', async () => {
    localStorage.setItem('recent-searches', '["lions","ls6"]');
    const { api } = await showPage('/', {
      'GET /clubs/find': ({ query }) =>
        query.get('near')?.toUpperCase() === 'LS6'
          ? ONE_CLUB
          : { body: foundClubs([], { placeNotFound: true }) },
    });
    const section = within(await screen.findByRole('region', { name: /^Clubs near LS6$/i }));
    expect(await section.findByText('1.2 miles away')).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'See 1 club' })).toHaveAttribute(
      'href',
      '/?postcode=ls6&radiusMiles=5',
    );
    expect(searches(api.requests)).toHaveLength(2);
    await user.click(section.getByRole('link', { name: 'See 1 club' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Clubs within 5 miles of LS6' })).toHaveFocus(),
    );
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('aren’t looked for on a first visit', async () => {
    const { api } = await showPage('/');
    await screen.findByText('322');
    expect(searches(api.requests)).toEqual([]);
  });
});
