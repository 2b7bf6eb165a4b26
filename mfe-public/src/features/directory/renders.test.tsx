import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowFacts } from '../../components/club-row/row-facts';
import { aClubsPage } from '../../testing/factories';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

// Each render of a row reads its facts once.
jest.mock('../../components/club-row/row-facts', () => {
  const actual = jest.requireActual<{ rowFacts: typeof rowFacts }>('../../components/club-row/row-facts');
  return { ...actual, rowFacts: jest.fn(actual.rowFacts) };
});

const ROWS = 20;
const CLUBS = Array.from({ length: ROWS }, (_, index) =>
  aFoundClub({ id: index + 1, name: `Club ${index + 1}`, slug: `club-${index + 1}` }),
);

const user = userEvent.setup({ delay: null });

/** All clubs, in one of two orders. */
function directory({ query }: FakeRequest) {
  const clubs = query.get('sort') === 'reviews' ? CLUBS.toReversed() : CLUBS;
  return { body: foundClubs(clubs, { total: ROWS, page: 1, totalPages: 1 }) };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

/** Opens the list, and counts how often rows render from then on. */
async function openList() {
  const { api } = await showPage('/browse-clubs', {
    'GET /clubs/find': directory,
    'GET /clubs/paginated': { body: aClubsPage(CLUBS) },
  });
  await screen.findByText('Club 20');
  jest.mocked(rowFacts).mockClear();
  return { api, renders: () => jest.mocked(rowFacts).mock.calls.length };
}

const searches = (requests: FakeRequest[]) =>
  requests.filter(({ call }) => call.startsWith('GET /clubs/find'));

describe('the rows of the directory render', () => {
  it('not while a visitor types, and once each with the results', async () => {
    const { api, renders } = await openList();
    await user.type(screen.getByRole('combobox', { name: 'Club name, town or postcode' }), 'clu');
    expect(renders()).toBe(0);
    await waitFor(() => expect(searches(api.requests).length).toBeGreaterThan(0));
    await waitFor(() => expect(renders()).toBeGreaterThan(0));
    expect(renders()).toBeLessThanOrEqual(ROWS);
  });

  it('once each when the order changes', async () => {
    const { api, renders } = await openList();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most reviewed');
    await waitFor(() => expect(searches(api.requests).length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Club 20'));
    expect(renders()).toBeLessThanOrEqual(ROWS);
  });

  it('only under the old and the new position of the pointer', async () => {
    const { renders } = await openList();
    await user.hover(screen.getByText('Club 3'));
    expect(renders()).toBe(1);
    await user.hover(screen.getByText('Club 4'));
    expect(renders()).toBeLessThanOrEqual(4);
  });
});
