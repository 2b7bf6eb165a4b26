import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../testing/factories';
import { AGE_GROUP_COUNTS, thirtyReviews } from '../../testing/review-responses';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const clubs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const lastCall = (api: { requests: { call: string }[] }) => api.requests.at(-1)!.call;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe('reviews by age group', () => {
  const answers = {
    'GET /stats/age-groups': { body: AGE_GROUP_COUNTS },
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

  it('invites the first review for a group without any, which is then listed too', async () => {
    await showPage('/browse-age/U18s', {
      ...answers,
      'GET /reviews/age/U18s': { body: [], headers: { 'X-Total-Count': '0' } },
    });
    expect(await screen.findByText('No reviews found for Under 18s')).toBeInTheDocument();
    expect(screen.getByText('Be the first to review a club for this age group!')).toBeInTheDocument();
    expect(groups().getByRole('link', { current: true })).toHaveTextContent('Under 18s0 reviews');
    expect(link('Write a Review')).toHaveAttribute('href', '/browse-age/U18s?write-review=');
  });

  it('offers the known groups instead of an unknown one', async () => {
    const { api } = await showPage('/browse-age/U99s', answers);
    expect(screen.getByText('There’s no age group "U99s"')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Under 10s/ })).toBeInTheDocument();
    expect(groups().queryByRole('link', { current: true })).not.toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toEqual(['GET /stats/age-groups']);
    expect(document.title).toMatch(/^Age Group Not Found/);
  });

  it('says that there are no reviews on a site without any', async () => {
    await showPage('/browse-age', { 'GET /stats/age-groups': { body: [] } });
    expect(await screen.findByText('No reviews available yet')).toBeInTheDocument();
  });

  it('offers all groups without numbers if these aren’t available', async () => {
    const { api } = await showPage('/browse-age', { ...answers, 'GET /stats/age-groups': { status: 500 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load reviews');
    expect(groups().getAllByRole('link')).toHaveLength(13);
    api.answer('GET /stats/age-groups', { body: AGE_GROUP_COUNTS });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 review')).toBeInTheDocument();
  });
});
