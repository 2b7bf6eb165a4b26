import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../testing/factories';
import { thirtyReviews } from '../../testing/review-responses';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const scrollIntoView = jest.fn();
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const reviewCalls = (api: { requests: { call: string }[] }) =>
  api.requests.map(({ call }) => call).filter((call) => call.startsWith('GET /reviews'));

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe('reviews by category', () => {
  const answers = {
    'GET /reviews/category/coaching': thirtyReviews(false),
    'GET /reviews/category/value': thirtyReviews(false),
  };

  it('opens on the clubs and reviews of the first of five categories, none of them chosen', async () => {
    const { api } = await showPage('/browse-categories', answers);
    const choice = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(choice.getAllByRole('link')).toHaveLength(5);
    expect(choice.queryByRole('link', { current: true })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Clubs rated best for coaching' })).toBeInTheDocument();
    expect(await screen.findByText('Showing reviews 1 to 12')).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('4+');
    expect(api.requests.map(({ call }) => call).sort()).toEqual([
      'GET /clubs/find?radius=5&reviewed=true&sort=coaching&page=1&pageSize=4',
      'GET /reviews/category/coaching?minRating=4&sortBy=highest&limit=12&page=1',
    ]);
    await user.click(link('Lowest rated'));
    expect(window.location.search).toBe('?category=coaching&sortBy=lowest');
  });

  it('shows the chosen one, rated 4 or more and best first, and lets it be cleared', async () => {
    const { api } = await showPage('/browse-categories', answers);
    await user.click(link(/Value/));
    expect(window.location.search).toBe('?category=value');
    expect(reviewCalls(api)).toContain(
      'GET /reviews/category/value?minRating=4&sortBy=highest&limit=12&page=1',
    );
    expect(await screen.findByText('Showing reviews 1 to 12')).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('4+');
    expect(link('Highest rated')).toHaveAttribute('aria-current', 'true');
    await user.click(link(/^Value/));
    expect(window.location.pathname + window.location.search).toBe('/browse-categories');
    expect(screen.getByRole('heading', { name: 'Coaching Quality' })).toBeInTheDocument();
  });

  it('shows what a review says and all five ratings, the chosen one first', async () => {
    await showPage('/browse-categories?category=value', {
      'GET /reviews/category/value': { body: [aReview({ valueRating: 2 })] },
    });
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
    const reviews = within(screen.getByRole('region', { name: 'Value' }));
    const card = within(reviews.getByRole('heading', { name: 'Leeds Lions' }).closest('li')!);
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

  it('keeps order, minimum rating and page in the address; a changed filter starts at page 1', async () => {
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
      expect(reviewCalls(api).at(-1)).toBe(
        'GET /reviews/category/coaching?minRating=5&sortBy=lowest&limit=12&page=1',
      ),
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
    await user.click(link('Show all ratings'));
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('1+');
  });

  it('says that reviews could not be loaded, and retries', async () => {
    const { api } = await showPage('/browse-categories?category=coaching', {
      'GET /reviews/category/coaching': { status: 503 },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load reviews');
    api.answer('GET /reviews/category/coaching', { body: [aReview()] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
  });
});
