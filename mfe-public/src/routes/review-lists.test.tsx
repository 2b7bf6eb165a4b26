import { expectAccessible } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../testing/factories';
import { showPage } from '../testing/show-page';

const user = userEvent.setup({ delay: null });
const scrollIntoView = jest.fn();

const COUNTS = [
  { ageGroup: 'U10s', count: 30 },
  { ageGroup: 'U9s', count: 1 },
  { ageGroup: 'prefer not to disclose', count: 2 },
];

/** Thirty reviews in pages of twelve; `isCounted` says whether the answer knows their number. */
function thirtyReviews(isCounted: boolean) {
  return ({ query }: FakeRequest) => {
    const page = Number(query.get('page'));
    const first = (page - 1) * 12;
    const body = Array.from({ length: Math.max(0, Math.min(12, 30 - first)) }, (_, index) =>
      aReview({ id: first + index + 1, clubName: `Club ${first + index + 1}` }),
    );
    const next = { Link: `</api/reviews?page=${page + 1}>; rel="next"` };
    return {
      body,
      headers: { ...(isCounted ? { 'X-Total-Count': '30' } : {}), ...(page < 3 ? next : {}) },
    };
  };
}

const clubs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const lastCall = (api: { requests: { call: string }[] }) => api.requests.at(-1)!.call;

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  localStorage.clear();
});

describe('reviews by category', () => {
  const answers = { 'GET /reviews/category/coaching': thirtyReviews(false) };

  it('invites to choose one of five categories first', async () => {
    const { api } = await showPage('/browse-categories', answers);
    const choice = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(choice.getAllByRole('link')).toHaveLength(5);
    expect(choice.queryByRole('link', { current: true })).not.toBeInTheDocument();
    expect(screen.getByText('Choose a category')).toBeInTheDocument();
    expect(screen.queryByLabelText('Minimum rating')).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  it('shows the chosen one, rated 4 or more and best first, and lets it go again', async () => {
    const { api } = await showPage('/browse-categories', answers);
    await user.click(link(/Coaching Quality/));
    expect(window.location.search).toBe('?category=coaching');
    expect(lastCall(api)).toBe('GET /reviews/category/coaching?minRating=4&sortBy=highest&limit=12&page=1');
    expect(await screen.findByText('Showing reviews 1 to 12')).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('4+');
    expect(link('Highest rated')).toHaveAttribute('aria-current', 'true');
    await expectAccessible();
    await user.click(link(/Coaching Quality/));
    expect(window.location.pathname + window.location.search).toBe('/browse-categories');
    expect(screen.getByText('Choose a category')).toBeInTheDocument();
  });

  it('shows what a review says and all five ratings, the chosen one first', async () => {
    await showPage('/browse-categories?category=value', {
      'GET /reviews/category/value': { body: [aReview({ valueRating: 2 })] },
    });
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
    const card = within(screen.getByRole('heading', { name: 'Leeds Lions' }).closest('li')!);
    expect(card.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute('href', '/clubs/leeds-lions');
    expect(card.getByText(/Anonymous Parent/)).toHaveTextContent('Anonymous Parent · 3 days ago');
    expect(card.getByRole('img', { name: '4.2 out of 5 stars' })).toBeInTheDocument();
    expect(card.getByText('Patient coaches, and every child gets a game.')).toBeInTheDocument();
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Value',
      'Coaching',
      'Communication',
      'Facilities',
      'Inclusivity',
    ]);
    expect(card.getAllByRole('img', { name: /^\d out of 5$/ }).map((rating) => rating.textContent)).toEqual([
      '2',
      '5',
      '4',
      '3',
      '5',
    ]);
  });

  it('keeps order, minimum rating and page in the address; a filter starts at page 1', async () => {
    const { api } = await showPage('/browse-categories?category=coaching', answers);
    await user.click(await screen.findByRole('link', { name: 'Lowest rated' }));
    expect(window.location.search).toBe('?category=coaching&sortBy=lowest');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Showing reviews 13 to 24')).toBeInTheDocument();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?category=coaching&sortBy=lowest&page=2');
    await user.selectOptions(screen.getByLabelText('Minimum rating'), '5 only');
    expect(window.location.search).toBe('?category=coaching&minRating=5&sortBy=lowest');
    await waitFor(() =>
      expect(lastCall(api)).toBe('GET /reviews/category/coaching?minRating=5&sortBy=lowest&limit=12&page=1'),
    );
    act(() => window.history.back());
    expect(await screen.findByText('Showing reviews 13 to 24')).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('4+');
  });

  it('ends where the list ends', async () => {
    await showPage('/browse-categories?category=coaching&page=3', answers);
    expect(await screen.findByText('Showing 25 to 30 of 30 reviews')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    expect(link('Previous page')).toHaveAttribute('href', '/browse-categories?category=coaching&page=2');
  });

  it('says that nothing matches, and how to see more', async () => {
    await showPage('/browse-categories?category=coaching&minRating=5', {
      'GET /reviews/category/coaching': ({ query }) => ({
        body: query.get('minRating') === '1' ? [aReview()] : [],
      }),
    });
    expect(await screen.findByText('No reviews match your current filters')).toBeInTheDocument();
    await expectAccessible();
    await user.click(link('Show all ratings'));
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('1+');
  });

  it('says that reviews cannot be loaded, and tries again', async () => {
    const { api } = await showPage('/browse-categories?category=coaching', {
      'GET /reviews/category/coaching': { status: 503 },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load reviews');
    api.answer('GET /reviews/category/coaching', { body: [aReview()] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
  });
});

describe('reviews by age group', () => {
  const answers = {
    'GET /stats/age-groups': { body: COUNTS },
    'GET /reviews/age/U9s': { body: [aReview()], headers: { 'X-Total-Count': '1' } },
    'GET /reviews/age/U10s': thirtyReviews(true),
  };
  const groups = () => within(screen.getByRole('navigation', { name: 'Age groups' }));

  it('begins with the youngest group that has reviews', async () => {
    await showPage('/browse-age', answers);
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
    expect(
      groups()
        .getAllByRole('link')
        .map((entry) => entry.textContent),
    ).toEqual(['Under 9s1 review', 'Under 10s30 reviews', 'Prefer not to disclose2 reviews']);
    expect(groups().getByRole('link', { current: true })).toHaveTextContent('Under 9s');
    expect(screen.getByRole('heading', { level: 2, name: 'Under 9s' })).toBeInTheDocument();
    expect(link('Most recent')).toHaveAttribute('aria-current', 'true');
    await expectAccessible();
  });

  it('leads to another group, its orders and its pages', async () => {
    const { api } = await showPage('/browse-age', answers);
    await user.click(await screen.findByRole('link', { name: /Under 10s/ }));
    expect(await screen.findByText('Showing 1 to 12 of 30 reviews')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/browse-age/U10s');
    await user.click(link('Highest rated'));
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('Showing 25 to 30 of 30 reviews')).toBeInTheDocument();
    expect(window.location.search).toBe('?sortBy=highest&page=3');
    expect(lastCall(api)).toBe('GET /reviews/age/U10s?sortBy=highest&limit=12&page=3');
    expect(clubs()[0]).toBe('Club 25');
  });

  it('invites to be the first of a group without reviews, which is listed then too', async () => {
    await showPage('/browse-age/U18s', {
      ...answers,
      'GET /reviews/age/U18s': { body: [], headers: { 'X-Total-Count': '0' } },
    });
    expect(await screen.findByText('No reviews found for Under 18s')).toBeInTheDocument();
    expect(screen.getByText('Be the first to review a club for this age group!')).toBeInTheDocument();
    expect(groups().getByRole('link', { current: true })).toHaveTextContent('Under 18s0 reviews');
    expect(link('Write a Review')).toHaveAttribute('href', '/browse-age/U18s?write-review=');
    await expectAccessible();
  });

  it('offers the known groups in place of an unknown one', async () => {
    const { api } = await showPage('/browse-age/U99s', answers);
    expect(screen.getByText('There is no age group "U99s"')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Under 10s/ })).toBeInTheDocument();
    expect(groups().queryByRole('link', { current: true })).not.toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toEqual(['GET /stats/age-groups']);
    expect(document.title).toMatch(/^Age Group Not Found/);
  });

  it('says that there are no reviews on a site without any', async () => {
    await showPage('/browse-age', { 'GET /stats/age-groups': { body: [] } });
    expect(await screen.findByText('No reviews available yet')).toBeInTheDocument();
  });

  it('offers all groups without numbers when these cannot be had', async () => {
    const { api } = await showPage('/browse-age', { ...answers, 'GET /stats/age-groups': { status: 500 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load reviews');
    expect(groups().getAllByRole('link')).toHaveLength(13);
    api.answer('GET /stats/age-groups', { body: COUNTS });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
  });
});

describe('all reviews', () => {
  const answers = { 'GET /stats/age-groups': { body: COUNTS }, 'GET /reviews': thirtyReviews(true) };

  it('are shown newest first, of one age group on request', async () => {
    const { api } = await showPage('/all-reviews', answers);
    expect(await screen.findByText('Showing 1 to 12 of 30 reviews')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Ages 33 reviews' })).toHaveAttribute('aria-current', 'true');
    await expectAccessible();
    await user.click(link(/Under 10s/));
    expect(window.location.search).toBe('?age=U10s');
    await waitFor(() => expect(lastCall(api)).toBe('GET /reviews?ageGroup=U10s&limit=12&page=1'));
    expect(screen.getByRole('heading', { level: 2, name: 'Under 10s' })).toBeInTheDocument();
  });

  it('stay fresh for five minutes, also when the window gets the focus', async () => {
    const { api } = await showPage('/all-reviews', answers);
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await screen.findByText('Showing 13 to 24 of 30 reviews');
    await user.click(link('First page'));
    await screen.findByText('Showing 1 to 12 of 30 reviews');
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(async () => {});
    expect(api.requests.map(({ call }) => call).sort()).toEqual([
      'GET /reviews?limit=12&page=1',
      'GET /reviews?limit=12&page=2',
      'GET /stats/age-groups',
    ]);
  });

  it('say that a page does not exist, and where the first is', async () => {
    await showPage('/all-reviews?page=7', answers);
    expect(await screen.findByText('There is no page 7.')).toBeInTheDocument();
    await user.click(link('Go to the first page'));
    expect(await screen.findByText('Showing 1 to 12 of 30 reviews')).toBeInTheDocument();
  });

  it.each([
    ['/all-reviews', 'No verified reviews available yet'],
    ['/all-reviews?age=U10s', 'No parent has written one for Under 10s yet.'],
  ])('say on %s that there are none', async (address, hint) => {
    await showPage(address, {
      ...answers,
      'GET /reviews': { body: [], headers: { 'X-Total-Count': '0' } },
    });
    expect(await screen.findByText('No Verified Reviews Yet')).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
  });
});

describe('a long review', () => {
  /** jsdom lays nothing out: these stand in for the browser's measures. */
  let tellSizes: () => void;
  let isCut: boolean;

  beforeEach(() => {
    isCut = true;
    const callbacks: (() => void)[] = [];
    tellSizes = () => act(() => callbacks.forEach((callback) => callback()));
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      callbacks.push(() => callback([], undefined as never));
      return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
    });
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => (isCut ? 300 : 100));
  });
  afterEach(() => jest.restoreAllMocks());

  it('can be read whole, and folded again', async () => {
    await showPage('/all-reviews', { 'GET /reviews': { body: [aReview()] } });
    await screen.findByText('Showing 1 review');
    expect(screen.queryByRole('button', { name: /Read more/ })).not.toBeInTheDocument();
    tellSizes();
    const button = screen.getByRole('button', { name: 'Read more of the review of Leeds Lions' });
    expect(button).toHaveTextContent('Read more');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveTextContent('Show less');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await user.click(button);
    expect(button).toHaveTextContent('Read more');
  });

  it('has no button when it is short enough', async () => {
    isCut = false;
    await showPage('/all-reviews', { 'GET /reviews': { body: [aReview()] } });
    await screen.findByText('Showing 1 review');
    tellSizes();
    expect(screen.queryByRole('button', { name: /Read more/ })).not.toBeInTheDocument();
  });
});
