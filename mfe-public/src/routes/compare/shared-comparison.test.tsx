import { expectAccessible } from '@club-reviews/shared-ui/testing';
import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, choose, getAnswers, LIONS, OTTERS, saved } from '../../testing/compared-clubs';
import { showPage } from '../../testing/show-page';

jest.mock('../../features/comparison/category-chart', () => ({ __esModule: true, default: () => null }));

const user = userEvent.setup({ delay: null });

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
    await expectAccessible();
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
