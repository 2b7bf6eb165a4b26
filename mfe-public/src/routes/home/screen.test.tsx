import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../testing/factories';
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

  it('takes a town for a place, and offers the clubs around one that is given as a name', async () => {
    const nearby = { ...LEEDS, radius: 5 as const, total: 13 };
    const { api } = await showPage('/?sport=Leeds', {
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
    await user.clear(postcode());
    await user.type(postcode(), 'ls6{Enter}');
    await waitFor(() => expect(postcode()).toBeValid());
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
    localStorage.setItem('recent-searches', '["lions","LS6"]');
    const { api } = await showPage('/', {
      'GET /clubs/find': ({ query }) =>
        query.get('near') === 'LS6' ? ONE_CLUB : { body: foundClubs([], { placeNotFound: true }) },
    });
    const section = within(await screen.findByRole('region', { name: 'Clubs near LS6' }));
    expect(await section.findByText('1.2 miles away')).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'See 1 club' })).toHaveAttribute(
      'href',
      '/?postcode=LS6&radiusMiles=5',
    );
    expect(searches(api.requests)).toHaveLength(2);
  });

  it('aren’t looked for on a first visit', async () => {
    const { api } = await showPage('/');
    await screen.findByText('322');
    expect(searches(api.requests)).toEqual([]);
  });
});

describe('rest of the home page', () => {
  it('shows figures, categories, age groups and where to go next', async () => {
    await showPage('/');
    expect(await screen.findByText('322')).toBeInTheDocument();
    expect(screen.getByText('4,012')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Coaching Quality/ })).toHaveAttribute(
      'href',
      '/browse-categories?category=coaching',
    );
    expect(screen.getByRole('link', { name: /Under 7s/ })).toHaveAttribute('href', '/browse-age/U7s');
    expect(screen.getByRole('link', { name: 'View all age groups' })).toHaveAttribute('href', '/browse-age');
    expect(screen.getByText(/Browse over 300 clubs/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a Review' })).toHaveAttribute('href', '/?write-review=');
  });

  it('shows at most eight age groups', async () => {
    const groups = Array.from({ length: 12 }, (_, index) => ({ ageGroup: `U${index + 7}s`, count: 1 }));
    await showPage('/', { 'GET /stats/age-groups': { body: groups } });
    expect(await screen.findByRole('link', { name: /Under 14s/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Under 15s/ })).not.toBeInTheDocument();
  });

  it('says why its reviews can be trusted', async () => {
    await showPage('/');
    const reviews = within(await screen.findByRole('region', { name: 'Recent Parent Reviews' }));
    expect(reviews.getByText('Clubs can reply, but can’t remove a review.')).toBeInTheDocument();
    expect(reviews.getByRole('link', { name: 'How Reviews Work' })).toHaveAttribute(
      'href',
      '/how-reviews-work',
    );
  });

  it('says that there are no reviews yet', async () => {
    await showPage('/', { 'GET /reviews/recent': { body: [] } });
    expect(await screen.findByText('No reviews available yet')).toBeInTheDocument();
  });
});

describe('a recent review', () => {
  const reviews = { 'GET /reviews/recent': { body: [aReview()] } };
  const card = () => within(screen.getByRole('region', { name: 'Recent Parent Reviews' }));
  const fold = () => card().getByRole('button', { name: /of the review of Leeds Lions/ });
  const text = () => card().getByText('Patient coaches, and every child gets a game.');

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('unfolds on the first press and refolds on a later one', async () => {
    await showPage('/', reviews);
    await waitFor(() => expect(fold()).toHaveAttribute('aria-expanded', 'false'));
    await user.click(text());
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
    expect(card().getByRole('link', { name: 'View full club page' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions',
    );
    jest.advanceTimersByTime(2000);
    await user.click(text());
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(window.location.pathname).toBe('/');
  });

  it('opens the club on a second press within two seconds, with the keyboard as well', async () => {
    await showPage('/', reviews);
    await waitFor(() => expect(fold()).toBeInTheDocument());
    act(() => fold().focus());
    await user.keyboard('{Enter}{Enter}');
    expect(window.location.pathname).toBe('/clubs/leeds-lions');
  });

  it('is only marked as verified if it is', async () => {
    await showPage('/', {
      'GET /reviews/recent': { body: [aReview(), aReview({ id: 2, isVerified: 0 })] },
    });
    expect(await screen.findAllByText('Verified')).toHaveLength(1);
  });
});

describe('the rotating reviews', () => {
  const banner = () => screen.getByRole('region', { name: 'What parents say' });
  const reviews = {
    'GET /reviews/recent': {
      body: [
        aReview({ clubName: 'First FC' }),
        aReview({ id: 2, clubName: 'Second FC', clubSlug: 'second-fc' }),
      ],
    },
  };

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('start with another review than the first card, and move on every five seconds, but not under the pointer, with the focus inside or while paused', async () => {
    await showPage('/', reviews);
    expect(
      await within(await screen.findByRole('region', { name: 'What parents say' })).findByText('Second FC'),
    ).toBeInTheDocument();
    expect(within(banner()).getByRole('link')).toHaveAttribute('href', '/clubs/second-fc');
    act(() => jest.advanceTimersByTime(5000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();

    await user.hover(banner());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();

    await user.unhover(banner());
    act(() => within(banner()).getByRole('link').focus());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();

    await user.click(within(banner()).getByRole('button', { name: 'Pause the reviews' }));
    await user.unhover(banner());
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();
  });

  it('stand still, with a button to move on, for visitors who prefer reduced motion', async () => {
    window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
    await showPage('/', reviews);
    await screen.findByRole('region', { name: 'What parents say' });
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();
    await user.click(within(banner()).getByRole('button', { name: 'Next review' }));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();
  });

  it('stay hidden once closed', async () => {
    const { unmount } = await showPage('/', reviews);
    await user.click(await screen.findByRole('button', { name: 'Close the reviews' }));
    expect(screen.queryByRole('region', { name: 'What parents say' })).not.toBeInTheDocument();
    unmount();
    await showPage('/', reviews);
    await screen.findByText('322');
    expect(screen.queryByRole('region', { name: 'What parents say' })).not.toBeInTheDocument();
  });
});
