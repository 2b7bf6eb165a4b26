import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryNote } from '../../api/types';
import { aSession, beSignedIn, refusal } from '../../testing/show-admin';
import { anEntry, beWide, DECIDE, reviews, showQueue } from '../../testing/show-queue';

const LIST = 'GET /admin/desk/notes';
const ADD = 'POST /admin/desk/notes';

const aNote = (changes: Partial<EntryNote> = {}): EntryNote => ({
  ...{ id: 3, text: 'Rang them, no answer.', createdAt: '2026-11-20T09:00:00.000Z' },
  writer: { name: 'Priya', isMe: false },
  ...changes,
});
const MINE = aNote({ id: 4, text: 'I try again on Monday.', writer: { name: 'Sam', isMe: true } });

beforeEach(() => {
  beSignedIn();
  beWide(true);
});

describe('notes among staff', () => {
  it('are above the entry, with their writers, and their number is in the list', async () => {
    const { calls } = await showQueue([anEntry({ notes: 2 })], { [LIST]: { body: [aNote(), MINE] } });
    const notes = within(await screen.findByRole('region', { name: 'Staff notes' }));
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rang them, no answer.Priya, 20 Nov'),
      expect.stringContaining('I try again on Monday.Sam (you), 20 Nov'),
    ]);
    expect(calls(LIST)[0]?.query.get('kind')).toBe('review');
    expect(screen.getByRole('link', { name: /2 notes/ })).toBeVisible();
    // People can delete their own notes.
    expect(notes.getAllByRole('button')).toHaveLength(1);
    await expectAccessible();
  });

  it('are started with the key n, without typing an n', async () => {
    const { calls } = await showQueue(reviews(2), { [ADD]: { status: 201, body: MINE } });
    await userEvent.keyboard('n');
    const field = screen.getByRole('textbox', { name: /^Note for staff/ });
    expect(field).toHaveFocus();
    await userEvent.keyboard('Spam, a, r or n');
    expect(field).toHaveValue('Spam, a, r or n');
    expect(calls(DECIDE)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(calls(ADD)[0]?.body).toEqual({ kind: 'review', id: 1, text: 'Spam, a, r or n' }),
    );
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.keyboard('j');
    expect(screen.getByRole('article')).toHaveAccessibleName('Review: Club 2');
  });

  it('leave the field on Escape, so that the other keys work again', async () => {
    await showQueue(reviews(2));
    await userEvent.keyboard('n{Escape}');
    expect(screen.getByRole('heading', { name: 'Club 1' })).toHaveFocus();
    await userEvent.keyboard('{Control>}n{/Control}j');
    expect(screen.getByRole('article')).toHaveAccessibleName('Review: Club 2');
  });

  it('need words, and say why they were not saved', async () => {
    const { calls } = await showQueue(reviews(1), {
      [ADD]: refusal(409, 'There can be 50 notes on an entry'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Please write a note')).toBeVisible();
    expect(calls(ADD)).toEqual([]);
    await fillIn(screen.getByRole('textbox', { name: /^Note for staff/ }), 'One more');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('There can be 50 notes on an entry')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Note for staff/ })).toHaveValue('One more');
  });

  it('are deleted by their writer, after a confirmation', async () => {
    const { calls, api } = await showQueue([anEntry({ notes: 1 })], {
      [LIST]: { body: [aNote(), MINE] },
      'DELETE /admin/desk/notes/4': { status: 204 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
    api.answer(LIST, { body: [aNote()] });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls('DELETE /admin/desk/notes/4')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('I try again on Monday.')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Staff notes' })).toHaveFocus();
  });

  it('can only be read by readers, who can’t decide anything either', async () => {
    const { calls } = await showQueue([anEntry({ notes: 1 })], {
      'GET /admin/session': { body: aSession({ role: 'reader' }) },
      [LIST]: { body: [aNote(), MINE] },
    });
    expect(await screen.findByText('Rang them, no answer.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    const pane = within(screen.getByRole('article'));
    expect(pane.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['History H']);
    await userEvent.keyboard('arumxn');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls(DECIDE)).toEqual([]);
    expect(calls('POST /admin/desk/assignment')).toEqual([]);
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getByText(/Moderators decide/)).toBeVisible();
    expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['j', 'k', 'h', '?']);
  });
});
