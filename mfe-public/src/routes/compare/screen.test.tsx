import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparisonEntry } from '../../features/comparison/comparison-entry';
import { COMPARISON_KEY } from '../../features/comparison/use-comparison';
import { card, choose, getAnswers, LIONS, OTTERS, saved } from '../../testing/compared-clubs';
import { aClubDetail } from '../../testing/factories';
import { foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

// Canvas doesn't work in jsdom; what the chart shows is in the table as well.
jest.mock('../../features/comparison/category-chart', () => ({
  __esModule: true,
  default: ({ clubs }: { clubs: { name: string }[] }) => (
    <div role="img" aria-label={`Bars of ${clubs.map(({ name }) => name).join(', ')}`} />
  ),
}));

const user = userEvent.setup({ delay: null });

const HEADINGLEY = { kind: 'town', label: 'Headingley', latitude: 53.82, longitude: -1.57 } as const;

const cellTexts = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the comparison', () => {
  it('invites the visitor to browse while no club is chosen', async () => {
    const { api } = await showPage('/compare');
    expect(screen.getByText('No clubs selected yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Clubs' })).toHaveAttribute('href', '/browse-clubs');
    expect(screen.getByText(/kept only in this browser’s local storage/)).toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('asks for a second club', async () => {
    choose(LIONS);
    await showPage('/compare', getAnswers(LIONS));
    expect(screen.getByText('Select at least 2 clubs to compare')).toBeInTheDocument();
    expect(screen.queryByText('Best')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('marks the best rated and the most reviewed, and lets clubs be removed', async () => {
    choose(LIONS, OTTERS);
    await showPage('/compare', getAnswers(LIONS, OTTERS));
    expect(card('Leeds Lions').getByText('Best')).toBeInTheDocument();
    expect(card('Leeds Lions').queryByText('Most')).not.toBeInTheDocument();
    expect(card('Otley Otters').getByText('Most')).toBeInTheDocument();
    expect(card('Leeds Lions').getByRole('link', { name: /View Club Details/ })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions',
    );
    expect(screen.queryByRole('region', { name: 'Compare Clubs' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Otley Otters from comparison' }));
    expect(screen.getByText('Select at least 2 clubs to compare')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByText('No clubs selected yet')).toBeInTheDocument();
  });

  it('gives no rating to a club without reviews', async () => {
    const nobodys = { ...OTTERS, overallRating: 0, reviewCount: 0 };
    choose(LIONS, nobodys);
    await showPage('/compare', getAnswers(LIONS, nobodys));
    expect(card('Otley Otters').getByText('No reviews yet')).toBeInTheDocument();
    expect(card('Otley Otters').queryByRole('img')).not.toBeInTheDocument();
    expect(card('Leeds Lions').getByRole('img', { name: '4.6 out of 5 stars' })).toBeInTheDocument();
  });

  it('has the category averages in a table, the best marked in words, and as a chart', async () => {
    choose(LIONS, OTTERS);
    const { api } = await showPage('/compare', getAnswers(LIONS, OTTERS));
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(await screen.findByRole('img', { name: 'Bars of Leeds Lions, Otley Otters' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: /Ratings out of 5/ })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    for (const name of ['Club', 'Leeds Lions', 'Otley Otters'])
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    expect(cellTexts(/^Coaching Quality/)).toEqual(['4.5', '4.8Best']);
    expect(cellTexts(/^Overall rating/)).toEqual(['4.65 reviewsBest', '4.19 reviews']);
    expect(api.requests.map(({ call }) => call)).toEqual([
      'GET /clubs/1?include=page',
      'GET /clubs/2?include=page',
    ]);
  });

  it('has a row for each fact that a club gives, and distances from the place in the address', async () => {
    const given = { ...LIONS, cost: { pence: 2500, per: 'month' as const, note: null } };
    choose(given, { ...OTTERS, homeGround: null });
    const { api } = await showPage('/compare?near=Headingley', {
      ...getAnswers(given, { ...OTTERS, homeGround: null, latitude: 53.9 }),
      'GET /clubs/find': { body: foundClubs([], { place: HEADINGLEY }) },
    });
    await screen.findByRole('img', { name: /^Bars/ });
    expect(cellTexts(/^Distance/)).toEqual(['0.6 miles', '5.6 miles']);
    expect(cellTexts(/^Fee/)).toEqual(['£25 a month', 'Not given']);
    expect(cellTexts(/^Ground/)).toEqual(['Beckett Fields', 'Not given']);
    expect(screen.queryByRole('row', { name: /^Ages/ })).not.toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toContain('GET /clubs/find?near=Headingley&pageSize=1');
  });

  it('answers for the child in the address, and takes it along to asking and to the clubs', async () => {
    const team = { ageGroup: 'U10s', category: 'girls', name: null, freePlaces: null } as const;
    const training = [{ day: 'fri', start: '17:30', end: null }] as const;
    const withTeam = aClubDetail({
      ...LIONS,
      teamDetails: [{ ...team, places: 'waiting-list', training: [...training] }],
    });
    choose(withTeam, OTTERS);
    await showPage('/compare?age=U10s&team=girls', getAnswers(withTeam, OTTERS));
    await screen.findByText('Friday 5.30pm, waiting list');
    expect(cellTexts(/^Under 10s girls/)).toEqual(['Friday 5.30pm, waiting list', 'Not given']);
    expect(screen.getByRole('link', { name: 'Ask about a place at Leeds Lions' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions/ask?age=U10s&team=girls',
    );
    expect(card('Leeds Lions').getByRole('link', { name: /View Club Details/ })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?age=U10s&team=girls',
    );
  });

  it('offers a question only to clubs that would read it, and else their websites', async () => {
    const silent = { ...OTTERS, id: 3, name: 'York Yaks', website: null };
    choose(LIONS, OTTERS, silent);
    await showPage('/compare', getAnswers(LIONS, OTTERS, silent));
    const contact = within(await screen.findByRole('row', { name: /^Contact/ }));
    expect(await contact.findByRole('link', { name: /^Ask about a place/ })).toHaveAccessibleName(
      'Ask about a place at Leeds Lions',
    );
    expect(contact.getByRole('link', { name: /^Visit Website of Otley Otters/ })).toBeInTheDocument();
    expect(contact.getByText('Takes no questions yet')).toBeInTheDocument();
  });

  it('shows only the differences on request, by keyboard, and remembers it in the address', async () => {
    choose(LIONS, OTTERS);
    await showPage('/compare', getAnswers(LIONS, OTTERS));
    await screen.findByRole('img', { name: /^Bars/ });
    expect(screen.getByRole('row', { name: /^Facilities/ })).toBeInTheDocument();
    screen.getByRole('link', { name: 'Show differences only' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?differences=true'));
    expect(screen.getByText('5 rows are the same for all, and hidden.')).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Facilities/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Coaching Quality/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all rows' })).toHaveFocus();
  });

  it('puts the place to measure from in the address, and says if it is unknown', async () => {
    choose(LIONS, OTTERS);
    await showPage('/compare', {
      ...getAnswers(LIONS, OTTERS),
      'GET /clubs/find': { body: foundClubs([], { placeNotFound: true }) },
    });
    await user.type(screen.getByLabelText('Distance from town or postcode'), 'zz9');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(window.location.search).toBe('?near=zz9'));
    expect(await screen.findByText(/We don’t know “zz9”/)).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Distance/ })).not.toBeInTheDocument();
  });

  it('saves the current figures, once', async () => {
    choose({ ...LIONS, name: 'Lions of old', overallRating: 2 }, OTTERS);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await showPage('/compare', getAnswers(LIONS, OTTERS));
    expect(await screen.findByRole('heading', { name: 'Leeds Lions' })).toBeInTheDocument();
    expect(saved()).toEqual([comparisonEntry(LIONS), comparisonEntry(OTTERS)]);
    await screen.findByRole('img', { name: /^Bars/ });
    expect(write).toHaveBeenCalledTimes(1);

    // What another tab saved a moment later is left alone.
    const other = JSON.stringify([
      comparisonEntry({ ...LIONS, overallRating: 4.7 }),
      comparisonEntry(OTTERS),
    ]);
    localStorage.setItem(COMPARISON_KEY, other);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: COMPARISON_KEY })));
    expect(row(/^Overall rating/).getByText('4.7')).toBeInTheDocument();
    expect(localStorage.getItem(COMPARISON_KEY)).toBe(other);
    write.mockRestore();
  });

  it('removes a deleted club, and says so', async () => {
    choose(LIONS, { ...OTTERS, id: 404 });
    await showPage('/compare', getAnswers(LIONS));
    expect(
      await screen.findByText('Otley Otters is no longer listed, so we’ve taken it out of your comparison.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Otley Otters' })).not.toBeInTheDocument();
    expect(saved().map(({ id }) => id)).toEqual([1]);
  });

  it('keeps a club that was once gone and is back', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    choose(LIONS, OTTERS);
    const { api, unmount } = await showPage('/compare', getAnswers(LIONS));
    await screen.findByText(/^Otley Otters is no longer listed/);
    await user.click(screen.getByRole('link', { name: 'Browse Clubs' }));
    await screen.findByRole('heading', { name: 'Browse All Clubs' });
    choose(LIONS, OTTERS);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: COMPARISON_KEY })));
    api.answer('GET /clubs/2', { body: OTTERS });
    jest.advanceTimersByTime(60_000);
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Otley Otters' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Bars of Leeds Lions, Otley Otters' })).toBeInTheDocument();
    expect(saved()).toHaveLength(2);
    unmount();
    jest.useRealTimers();
  });

  it('keeps what is saved if the api fails, says that it may be old, and retries', async () => {
    choose(LIONS, OTTERS);
    const { api } = await showPage('/compare', {
      ...getAnswers(LIONS),
      'GET /clubs/2': { status: 503, body: {} },
    });
    expect(await screen.findByText('Some figures may be old')).toBeInTheDocument();
    expect(card('Otley Otters').getByText('4.1')).toBeInTheDocument();
    expect(row(/^Facilities/).getByText('Not loaded')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Bars of Leeds Lions' })).toBeInTheDocument();
    expect(saved()).toHaveLength(2);

    api.answer('GET /clubs/2', { body: OTTERS });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Some figures may be old')).not.toBeInTheDocument());
    expect(await screen.findByRole('img', { name: 'Bars of Leeds Lions, Otley Otters' })).toBeInTheDocument();
  });
});

describe('a shared comparison', () => {
  const bySlug = Object.fromEntries(
    [LIONS, OTTERS].map((club): [string, FakeResponse] => [`GET /clubs/${club.slug}`, { body: club }]),
  );
  const SHARED = '/compare?clubs=leeds-lions,otley-otters';

  it('shows its clubs and leaves the visitor’s own list alone', async () => {
    const own = { ...LIONS, id: 9, name: 'York Yaks', slug: 'york-yaks' };
    choose(own);
    await showPage(SHARED, bySlug);
    expect(await screen.findByRole('heading', { name: 'Leeds Lions' })).toBeInTheDocument();
    expect(card('Leeds Lions').getByText('Best')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'York Yaks' })).not.toBeInTheDocument();
    expect(saved().map(({ id }) => id)).toEqual([9]);
    await user.click(screen.getByRole('button', { name: 'Remove Otley Otters from comparison' }));
    await waitFor(() => expect(window.location.search).toBe('?clubs=leeds-lions'));
    expect(saved().map(({ id }) => id)).toEqual([9]);
  });

  it('becomes the visitor’s own when they keep it', async () => {
    await showPage(SHARED, { ...bySlug, ...getAnswers(LIONS, OTTERS) });
    await user.click(await screen.findByRole('button', { name: 'Keep these clubs' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(saved().map(({ id }) => id)).toEqual([1, 2]);
    expect(await screen.findByRole('button', { name: 'Clear All' })).toBeInTheDocument();
  });

  it('says if its clubs are gone, and retries if they do not load', async () => {
    const { unmount } = await showPage('/compare?clubs=gone-rovers');
    expect(await screen.findByText('These clubs are no longer listed')).toBeInTheDocument();
    unmount();
    const { api } = await showPage(SHARED, {
      ...bySlug,
      'GET /clubs/otley-otters': { status: 503, body: {} },
    });
    await screen.findByText('Some clubs didn’t load');
    api.answer('GET /clubs/otley-otters', { body: OTTERS });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Otley Otters' })).toBeInTheDocument();
  });

  it('is shared as an address with its clubs', async () => {
    choose(LIONS, OTTERS);
    await showPage('/compare', getAnswers(LIONS, OTTERS));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Link')).toHaveValue(
      'http://site.test/compare?clubs=leeds-lions,otley-otters',
    );
  });
});
