import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, reviewCard, showAdmin } from '../../../../testing/show-admin';

const LIONS = { id: 7, name: 'Leeds Lions', slug: 'leeds-lions', location: 'Leeds' };

beforeEach(beSignedIn);

describe('filtering the list', () => {
  it('requests what the address says and shows it in the filters', async () => {
    const { calls } = await showAdmin('/admin/reviews?q=mud&status=approved&club=7&rating=2&hold=yes', {
      'GET /clubs/7': { body: LIONS },
    });
    await reviewCard();
    expect(Object.fromEntries(calls('GET /admin/reviews')[0]!.query)).toEqual({
      search: 'mud',
      status: 'approved',
      clubId: '7',
      rating: '2',
      held: 'true',
      limit: '25',
    });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('mud');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Club' })).toHaveValue('Leeds Lions'));
    expect(screen.getByLabelText('Status')).toHaveValue('approved');
    expect(screen.getByLabelText('Rating')).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'On hold only' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps every filter in the address, so that "back" undoes it', async () => {
    await showAdmin();
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Awaiting Approval');
    expect(window.location.search).toBe('?status=awaiting-approval');
    await userEvent.selectOptions(screen.getByLabelText('Rating'), '1 star');
    await userEvent.click(screen.getByRole('button', { name: 'On hold only' }));
    expect(window.location.search).toBe('?status=awaiting-approval&rating=1&hold=yes');
    act(() => window.history.back());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'On hold only' })).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(screen.getByLabelText('Rating')).toHaveValue('1');
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('searches after a pause in typing', async () => {
    const { calls } = await showAdmin();
    await reviewCard();
    // All at once: on a busy machine, each key pressed in turn could come after a pause.
    for (const value of ['M', 'MU', 'MUD'])
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
    await waitFor(() => expect(calls('GET /admin/reviews').at(-1)!.query.get('search')).toBe('MUD'));
    expect(calls('GET /admin/reviews')).toHaveLength(2);
  });

  it('finds a club by typing, and clears it again', async () => {
    await showAdmin('/admin/reviews', {
      'GET /clubs/paginated': ({ query }) => ({
        body: { clubs: query.get('q') === 'lions' ? [LIONS] : [] },
      }),
    });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Club' }), 'lions');
    await userEvent.click(await screen.findByRole('option', { name: /Leeds Lions/ }));
    await waitFor(() => expect(window.location.search).toBe('?club=7'));
    await userEvent.click(screen.getByRole('button', { name: 'Show all clubs', hidden: true }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
