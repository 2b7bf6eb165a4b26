import { QUEUE_KINDS, MAX_FILTERS } from '@club-reviews/domain/queue';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '@club-reviews/shared-ui/testing';
import type { SavedFilter } from '../../api/types';
import { beSignedIn, navigationLink } from '../../testing/show-admin';
import { aClaim, beWide, QUEUE, reviews, showQueue } from '../../testing/show-queue';

const COUNTS = 'GET /admin/desk/counts';
const LIST = 'GET /admin/desk/filters';
const SAVE = 'POST /admin/desk/filters';

const aFilter = (changes: Partial<SavedFilter> = {}): SavedFilter => ({
  ...{ id: 3, name: 'Claims, mine', kinds: ['claim'], isMine: true },
  ...changes,
});

beforeEach(() => {
  beSignedIn();
  beWide(true);
});

describe('the queue’s filter', () => {
  it('says how many of each kind are waiting, and leaves out those that nothing waits of', async () => {
    const kinds = QUEUE_KINDS.map((kind) => ({ kind, waiting: 0, hasMore: false }));
    const body = {
      kinds: kinds.map((one) => (one.kind === 'review' ? { ...one, waiting: 1000, hasMore: true } : one)),
      mine: 2,
    };
    await showQueue(reviews(1), { [COUNTS]: { body } });
    expect(await screen.findByRole('button', { name: 'Reviews 1,000+' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yours 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claims' })).not.toBeInTheDocument();
    expect(await navigationLink('Queue')).toHaveTextContent('Queue1,000+');
  });

  it('is saved under a name, and opened and deleted by it', async () => {
    const { api, calls } = await showQueue([aClaim()], {
      [SAVE]: { status: 201, body: aFilter() },
      [COUNTS]: { body: { kinds: [], mine: 1 } },
    });
    expect(screen.queryByRole('button', { name: 'Save this filter' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Claims' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yours 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please give the filter a name')).toBeVisible();
    await fillIn(dialog.getByLabelText('Name'), 'Claims, mine');
    api.answer(LIST, { body: [aFilter()] });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls(SAVE)[0]?.body).toEqual({ name: 'Claims, mine', kinds: ['claim'], isMine: true }),
    );
    const chip = await screen.findByRole('button', { name: 'Claims, mine' });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await waitFor(() => expect(calls(QUEUE).at(-1)?.query.get('kinds')).toBeNull());
    await userEvent.click(chip);
    await waitFor(() => expect(calls(QUEUE).at(-1)?.query.get('assigned')).toBe('me'));
    api.answer('DELETE /admin/desk/filters/3', { status: 204 });
    api.answer(LIST, { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete “Claims, mine”' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the filter “Claims, mine”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls('DELETE /admin/desk/filters/3')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Save this filter' })).toBeVisible();
  });

  it('says beside the name that it is already taken', async () => {
    const message = 'You have a filter of this name already';
    const refused = { status: 409, body: { statusCode: 409, message, fields: { name: message } } };
    await showQueue([aClaim()], { [SAVE]: refused }, '/admin?kinds=claim');
    await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(message));
  });

  it('is not saved beyond the limit', async () => {
    const many = Array.from({ length: MAX_FILTERS }, (_, id) => aFilter({ id, name: `Filter ${id}` }));
    await showQueue([aClaim()], { [LIST]: { body: many } }, '/admin?kinds=claim');
    expect(await screen.findByRole('button', { name: 'Filter 19' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this filter' })).not.toBeInTheDocument();
  });
});
