import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview, aSearchResult } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText(name);
const searches = (requests: { call: string }[]) =>
  requests.map(({ call }) => call).filter((call) => call.startsWith('GET /clubs/search'));

const ONE_CLUB = { body: [aSearchResult()], headers: { 'X-Total-Count': '1' } };
const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe('searching on the home page', () => {
  it('runs on Enter, keeps the search in the address and moves to the results', async () => {
    const { api } = await showPage('/');
    await user.selectOptions(field('Radius'), '3 miles');
    await user.type(field('Postcode'), 'ls6');
    expect(screen.getByText('Searching for clubs within 3 miles of LS6')).toBeInTheDocument();

    await user.type(field('Postcode'), '{Enter}');

    expect(await screen.findByRole('heading', { name: 'Clubs within 3 miles of LS6' })).toBeInTheDocument();
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    expect(screen.getByText('1.2 miles away')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/clubs/leeds-lions');
    expect(window.location.search).toBe('?postcode=LS6&radiusMiles=3');
    expect(searches(api.requests)).toEqual(['GET /clubs/search?postcode=LS6&radiusMiles=3&limit=20&page=1']);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Clubs within 3 miles of LS6' })).toHaveFocus();
  });

  it('opens with the search in the address, without scrolling', async () => {
    await showPage('/?sport=lions&radiusMiles=1&postcode=LS6');
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    expect(field('Club name')).toHaveValue('lions');
    expect(field('Radius')).toHaveDisplayValue('1 mile');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it.each([
    ['?postcode=LS6&radiusMiles=3', '/browse-clubs?q=LS6&radius=3'],
    ['?sport=lions', '/browse-clubs?q=lions'],
    ['?sport=lions&postcode=LS6', null],
  ])('leads from %s to the filters', async (search, href) => {
    await showPage(`/${search}`);
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    const filters = screen.queryByRole('link', { name: /^Filter by age/ });
    expect(filters?.getAttribute('href') ?? null).toBe(href);
  });

  it('keeps only what it searches for in the address', async () => {
    const { unmount } = await showPage('/?sport=&postcode=ls6&radiusMiles=400');
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
    expect(window.location.search).toBe('?postcode=LS6&radiusMiles=5');
    unmount();
    await showPage('/?radiusMiles=3&from=mail');
    await waitFor(() => expect(window.location.search).toBe('?from=mail'));
  });

  it('follows the back button, and clears the address when nothing is searched for', async () => {
    await showPage('/');
    await user.type(field('Club name'), 'lions{Enter}');
    await screen.findByText('Found 1 club');
    await user.clear(field('Club name'));
    await user.click(screen.getByRole('button', { name: 'Search Clubs' }));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(screen.queryByText('Found 1 club')).not.toBeInTheDocument());

    act(() => window.history.back());

    expect(await screen.findByRole('heading', { name: 'Search Results for "lions"' })).toBeInTheDocument();
    expect(field('Club name')).toHaveValue('lions');
  });

  it('shows the server’s message about an unknown postcode, and loses nothing', async () => {
    const message = 'The postcode "ZZ99" is not known.';
    const { api } = await showPage('/', { 'GET /clubs/search': { status: 400, body: { message } } });
    await user.type(field('Club name'), 'lions');
    await user.type(field('Postcode'), 'zz99{Enter}');

    await waitFor(() => expect(field('Postcode')).toHaveAccessibleDescription(message));
    expect(field('Postcode')).toHaveFocus();
    expect(field('Postcode')).toBeInvalid();
    expect(field('Club name')).toHaveValue('lions');
    expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();

    api.answer('GET /clubs/search', ONE_CLUB);
    await user.clear(field('Postcode'));
    await user.type(field('Postcode'), 'ls6{Enter}');
    await waitFor(() => expect(field('Postcode')).toBeValid());
  });

  it.each([
    ['sport=zebra', 'No clubs found for "zebra"', /Try a different club name/],
    ['postcode=NE48&radiusMiles=1', 'No clubs found within 1 mile of NE48', 'Try a larger radius.'],
  ])('says that nothing was found for %s, and what to try', async (search, title, hint) => {
    await showPage(`/?${search}`, {
      'GET /clubs/search': { body: [], headers: { 'X-Total-Count': '0' } },
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(screen.getByText('Found 0 clubs')).toBeInTheDocument();
  });

  it('says that it is searching, or that it failed, and retries', async () => {
    let fail = () => {};
    const { api } = await showPage('/?sport=lions', {
      'GET /clubs/search': () => new Promise((resolve) => (fail = () => resolve({ status: 500 }))),
    });
    expect(await screen.findByText('Searching…')).toBeInTheDocument();
    fail();
    expect(await screen.findByText('Search failed')).toBeInTheDocument();
    api.answer('GET /clubs/search', ONE_CLUB);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Found 1 club')).toBeInTheDocument();
  });

  it('pages through many results', async () => {
    const found = { body: [aSearchResult()], headers: { 'X-Total-Count': '41' } };
    const { api } = await showPage('/?sport=lions', { 'GET /clubs/search': found });
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    expect(window.location.search).toBe('?sport=lions&page=3');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(searches(api.requests)).toContain('GET /clubs/search?sport=lions&limit=20&page=3'),
    );
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

  it('move on every five seconds, but not under the pointer, with the focus inside or while paused', async () => {
    await showPage('/', reviews);
    expect(
      await within(await screen.findByRole('region', { name: 'What parents say' })).findByText('First FC'),
    ).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5000));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();
    expect(within(banner()).getByRole('link')).toHaveAttribute('href', '/clubs/second-fc');

    await user.hover(banner());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();

    await user.unhover(banner());
    act(() => within(banner()).getByRole('link').focus());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();

    await user.click(within(banner()).getByRole('button', { name: 'Pause the reviews' }));
    await user.unhover(banner());
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();
  });

  it('stand still, with a button to move on, for visitors who prefer reduced motion', async () => {
    window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
    await showPage('/', reviews);
    await screen.findByRole('region', { name: 'What parents say' });
    act(() => jest.advanceTimersByTime(15_000));
    expect(within(banner()).getByText('First FC')).toBeInTheDocument();
    await user.click(within(banner()).getByRole('button', { name: 'Next review' }));
    expect(within(banner()).getByText('Second FC')).toBeInTheDocument();
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
