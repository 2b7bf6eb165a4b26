import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../testing/factories';
import { AGE_GROUP_COUNTS, thirtyReviews } from '../../testing/review-responses';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const lastCall = (api: { requests: { call: string }[] }) => api.requests.at(-1)!.call;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe('all reviews', () => {
  const answers = {
    'GET /stats/age-groups': { body: AGE_GROUP_COUNTS },
    'GET /reviews': thirtyReviews(true),
  };

  it('are shown newest first, optionally for one age group', async () => {
    const { api } = await showPage('/all-reviews', answers);
    expect(await screen.findByText('Showing 1 to 12 of 30 reviews')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Ages 33 reviews' })).toHaveAttribute('aria-current', 'true');
    await user.click(link(/Under 10s/));
    expect(window.location.search).toBe('?age=U10s');
    await waitFor(() => expect(lastCall(api)).toBe('GET /reviews?ageGroup=U10s&limit=12&page=1'));
    expect(screen.getByRole('heading', { level: 2, name: 'Under 10s' })).toBeInTheDocument();
  });

  it('stay fresh for five minutes, even when the window gets the focus', async () => {
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

  it('say that a page does not exist, and link to the first', async () => {
    await showPage('/all-reviews?page=7', answers);
    expect(await screen.findByText('There’s no page 7.')).toBeInTheDocument();
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
  /** jsdom has no layout: these replace the browser's measurements. */
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

  it('can be unfolded and refolded', async () => {
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
