import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const LEEDS = { label: 'LS6', latitude: 53.82, longitude: -1.57, kind: 'postcode' } as const;
const section = (name = 'Clubs near you') => within(screen.getByRole('region', { name }));
const field = (name?: string) => section(name).getByLabelText('Town or postcode');
const rows = () => section().getAllByRole('heading', { level: 3 });

/** Two clubs around a known place. */
const twoClubs = {
  body: foundClubs(
    [
      aFoundClub({ id: 1, name: 'Otley Otters', distanceMiles: 1.2, categoryRating: 4.7, reviewCount: 9 }),
      aFoundClub({ id: 2, name: 'York Yaks', distanceMiles: 2.4, categoryRating: 5, reviewCount: 1 }),
    ],
    { place: LEEDS, total: 12, totalPages: 3 },
  ),
};

describe('clubs near the visitor, above the reviews of a category', () => {
  it('are the best of all clubs until a place is entered, which is added to the address', async () => {
    const { api } = await showPage('/browse-categories?category=coaching&sortBy=recent', {
      'GET /clubs/find': ({ query }) =>
        query.has('near') ? twoClubs : { body: foundClubs([aFoundClub()], { total: 322, totalPages: 81 }) },
    });
    const best = 'Clubs rated best for coaching';
    expect(await section(best).findByText('322 clubs with reviews')).toBeInTheDocument();
    expect(section(best).getByText(/Clubs with fewer than 5 reviews come last/)).toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toContain(
      'GET /clubs/find?radius=5&reviewed=true&sort=coaching&page=1&pageSize=4',
    );
    await user.type(field(best), 'LS6{Enter}');
    expect(window.location.search).toBe('?category=coaching&sortBy=recent&near=LS6');
    expect(await section().findByText('12 clubs with reviews within 5 miles of LS6')).toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toContain(
      'GET /clubs/find?near=LS6&radius=5&reviewed=true&sort=coaching&page=1&pageSize=4',
    );
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Otley Otters', 'York Yaks']);
  });

  it('show the category’s average, the distance, and which averages rest on few reviews', async () => {
    await showPage('/browse-categories?category=coaching&near=LS6', { 'GET /clubs/find': twoClubs });
    await section().findByText('Otley Otters');
    const [first, second] = section()
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(first!.getByText('Coaching')).toBeInTheDocument();
    expect(first!.getByRole('img', { name: '4.7 out of 5 stars' })).toBeInTheDocument();
    expect(first!.getByText('1.2 miles away')).toBeInTheDocument();
    expect(first!.queryByText('Few reviews')).not.toBeInTheDocument();
    expect(second!.getByText('Few reviews')).toBeInTheDocument();
    expect(section().getByRole('link', { name: 'See all 12 clubs in this order' })).toHaveAttribute(
      'href',
      '/browse-clubs?near=LS6&reviewed=true&sort=coaching',
    );
  });

  it('follow the radius at once', async () => {
    await showPage('/browse-categories?category=coaching&near=LS6', { 'GET /clubs/find': twoClubs });
    await user.selectOptions(section().getByLabelText('Radius'), 'Within 20 miles');
    expect(window.location.search).toBe('?category=coaching&near=LS6&radius=20');
    expect(await section().findByText('12 clubs with reviews within 20 miles of LS6')).toBeInTheDocument();
  });

  it('show at the field that the place is unknown', async () => {
    await showPage('/browse-categories?category=coaching&near=Zebra', {
      'GET /clubs/find': { body: foundClubs([], { placeNotFound: true }) },
    });
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription('Enter a town, or a postcode like LS6 or LS6 3AA.');
    expect(section().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it('offer the next radius if there are none', async () => {
    await showPage('/browse-categories?category=coaching&near=LS6', {
      'GET /clubs/find': {
        body: foundClubs([], { place: LEEDS, total: 0, totalPages: 0, wider: { radius: 20, total: 3 } }),
      },
    });
    expect(await section().findByText('No clubs with reviews within 5 miles of LS6.')).toBeInTheDocument();
    expect(section().getByRole('link', { name: 'Search 20 miles (3 clubs)' })).toHaveAttribute(
      'href',
      '/browse-categories?category=coaching&near=LS6&radius=20',
    );
  });

  it('say that they could not be loaded, and retry', async () => {
    const { api } = await showPage('/browse-categories?category=coaching&near=LS6', {
      'GET /clubs/find': { status: 503 },
    });
    expect(await section().findByText('Unable to load clubs')).toBeInTheDocument();
    api.answer('GET /clubs/find', twoClubs);
    await user.click(section().getByRole('button', { name: 'Retry' }));
    expect(await section().findByText('Otley Otters')).toBeInTheDocument();
  });
});

describe('clubs near the visitor, above the reviews of an age group', () => {
  it('are those with a team of that age, best rated first', async () => {
    const { api } = await showPage('/browse-age/U12s?near=LS6', { 'GET /clubs/find': twoClubs });
    expect(await section().findByText('12 clubs within 5 miles of LS6')).toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toContain(
      'GET /clubs/find?near=LS6&radius=5&age=U12s&sort=rating&page=1&pageSize=4',
    );
    expect(section().getByRole('link', { name: 'how we rank clubs' })).toHaveAttribute(
      'href',
      '/how-reviews-work#ranking',
    );
    expect(section().queryByText('Coaching')).not.toBeInTheDocument();
    expect(section().getAllByRole('link', { name: 'Otley Otters' })[0]).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?age=U12s&near=LS6',
    );
  });

  it('are missing for reviews without an age', async () => {
    await showPage('/browse-age/prefer%20not%20to%20disclose', {
      'GET /reviews/age/prefer%20not%20to%20disclose': { body: [] },
    });
    expect(await screen.findByText(/No reviews found/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Clubs near you' })).not.toBeInTheDocument();
  });
});
