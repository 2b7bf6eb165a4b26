import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueueEntry } from '../../api/types';
import { aCandidate, anAdminClaim } from '../../testing/factories';
import { beSignedIn, refusal } from '../../testing/show-admin';
import {
  aChange,
  aClaim,
  anEntry,
  beWide,
  DECIDE,
  openOne,
  QUEUE,
  reviews,
  rows,
  sent,
  showQueue,
  TAKE_BACK,
} from '../../testing/show-queue';

beforeEach(() => {
  beSignedIn();
  beWide(true);
});

describe('the queue', () => {
  it('opens with the entry that has waited longest', async () => {
    const { calls } = await showQueue([...reviews(2), aClaim()]);
    expect(rows()).toEqual(['Club 1', 'Club 2', 'Otley Otters']);
    expect(openOne()).toBe('Review: Club 1');
    await waitFor(() =>
      expect(calls('POST /admin/desk/look').at(-1)?.body).toEqual({ kind: 'review', id: 1 }),
    );
  });

  it('decides on ten reviews with ten key presses', async () => {
    const { calls } = await showQueue(reviews(10));
    for (let press = 0; press < 10; press++) await userEvent.keyboard('a');
    await waitFor(() => expect(sent(calls)).toHaveLength(10));
    expect(sent(calls).map(([decision]) => (decision as { id: number }).id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(sent(calls)[0]).toEqual([
      expect.objectContaining({
        kind: 'review',
        verdict: 'accept',
        reviewText: expect.any(String) as unknown,
      }),
    ]);
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  });

  it('moves on and back with j and k, and says which entry is open', async () => {
    await showQueue(reviews(3));
    await userEvent.keyboard('jj');
    expect(openOne()).toBe('Review: Club 3');
    await userEvent.keyboard('jk');
    expect(openOne()).toBe('Review: Club 2');
    expect(window.location.search).toBe('?entry=review-2');
    await waitFor(() => expect(screen.getByRole('link', { name: /Club 2/, current: true })).toHaveFocus());
  });

  it('ignores keys pressed with Control, Meta or Alt', async () => {
    const { calls } = await showQueue(reviews(1));
    await userEvent.keyboard('{Control>}a{/Control}{Meta>}a{/Meta}{Alt>}a{/Alt}');
    expect(calls(DECIDE)).toEqual([]);
    expect(rows()).toEqual(['Club 1']);
  });

  it('asks why before it removes, and returns the entry on Cancel', async () => {
    const { calls } = await showQueue(reviews(2));
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove: Club 1' }));
    // Keys belong to the dialog while it's open.
    await userEvent.type(dialog.getByLabelText('In your words (optional)'), 'ja');
    expect(calls(DECIDE)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(openOne()).toBe('Review: Club 1');
    await userEvent.keyboard('r');
    const again = within(await screen.findByRole('dialog', { name: 'Remove: Club 1' }));
    await userEvent.selectOptions(again.getByLabelText('Reason'), 'Advertising');
    await userEvent.click(again.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        [{ kind: 'review', id: 1, verdict: 'refuse', reasonCode: 'advertising' }],
      ]),
    );
    await waitFor(() => expect(openOne()).toBe('Review: Club 2'));
  });

  it('undoes the last decision', async () => {
    const { calls } = await showQueue(reviews(2));
    await userEvent.keyboard('a');
    expect(await screen.findByText('Approved: Club 1')).toBeVisible();
    await userEvent.keyboard('u');
    await waitFor(() => expect(calls(TAKE_BACK)).toHaveLength(1));
    await waitFor(() => expect(rows()).toEqual(['Club 1', 'Club 2']));
    await waitFor(() => expect(openOne()).toBe('Review: Club 1'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('still undoes it after another list was opened', async () => {
    const { calls } = await showQueue(reviews(2));
    await userEvent.keyboard('a');
    await screen.findByText('Approved: Club 1');
    await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByText('Approved: Club 1')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Waiting' }));
    await waitFor(() => expect(rows()).toEqual(['Club 2']));
    await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls(TAKE_BACK)).toHaveLength(1));
    expect(await screen.findByText('Decision undone')).toBeVisible();
    expect(screen.queryByText('Approved: Club 1')).not.toBeInTheDocument();
  });

  it('goes on without an entry that it can’t read, and says so', async () => {
    const kind = 'of-a-later-release' as QueueEntry['kind'];
    const { calls } = await showQueue([
      anEntry({ id: 1, review: null }),
      anEntry({ kind, id: 2, review: null }),
      ...reviews(3).slice(2),
    ]);
    expect(screen.getAllByRole('link', { name: /Unreadable entry/ })).toHaveLength(2);
    expect(screen.getByRole('article')).toHaveTextContent('This page can’t show this entry');
    expect(screen.queryByRole('button', { name: /^(Approve|Remove)/ })).not.toBeInTheDocument();
    await userEvent.keyboard('axr');
    expect(calls(DECIDE)).toEqual([]);
    await userEvent.keyboard('jja');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });

  it('marks a club’s change as seen with one press, and asks before it reverts that', async () => {
    const { calls } = await showQueue([aChange(), ...reviews(1)]);
    expect(screen.getByRole('article')).toHaveTextContent('Home groundThe Park became The Meadow');
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Put back: Leeds Lions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('a');
    await waitFor(() => expect(sent(calls)).toEqual([[{ kind: 'change', id: 4, verdict: 'accept' }]]));
    expect(rows()).toEqual(['Club 1']);
  });

  it('asks which club a claim is for that can mean several', async () => {
    const claim = anAdminClaim({ candidates: [aCandidate()] });
    const { calls } = await showQueue([anEntry({ kind: 'claim', id: 9, review: null, claim })]);
    expect(screen.getByRole('article')).toHaveTextContent('Not listed; could mean 1 club');
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('Please choose the club')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Otley Otters, Otley/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(sent(calls)).toEqual([[{ kind: 'claim', id: 9, verdict: 'accept', clubId: 7 }]]),
    );
  });

  it('says if someone else was quicker', async () => {
    const message = 'Priya decided this a moment ago';
    await showQueue(reviews(2), {
      [DECIDE]: { body: { taken: [], refused: [{ kind: 'review', entryId: 1, message }] } },
    });
    await userEvent.keyboard('a');
    expect(await screen.findByText(message)).toBeVisible();
    expect(rows()).toEqual(['Club 2']);
  });

  it('returns the entry if the server can’t be reached', async () => {
    await showQueue(reviews(2), { [DECIDE]: refusal(503, 'Not now.') });
    await userEvent.keyboard('a');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(rows()).toEqual(['Club 1', 'Club 2']);
  });

  it('decides on several at once', async () => {
    const { calls } = await showQueue(reviews(3));
    await userEvent.keyboard('xjx');
    expect(screen.getByText('2 reviews selected')).toBeVisible();
    await userEvent.keyboard('j');
    expect(openOne()).toBe('Review: Club 3');
    expect(screen.getByText('Club 1, Club 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve 2 reviews' }));
    await waitFor(() => expect(sent(calls)[0]).toHaveLength(2));
    expect(rows()).toEqual(['Club 3']);
  });

  it('shows who has an entry and who is looking at it', async () => {
    const { calls } = await showQueue([
      anEntry({ lookers: ['Priya'], assignee: { name: 'Sam', isMe: false } }),
    ]);
    expect(screen.getByText('Priya has it open')).toBeVisible();
    expect(screen.getByText('Sam has taken this on')).toBeVisible();
    await userEvent.keyboard('m');
    await waitFor(() =>
      expect(calls('POST /admin/desk/assignment')[0]?.body).toEqual({ kind: 'review', id: 31, isMine: true }),
    );
  });

  it('explains its keys, which can be switched off', async () => {
    const { calls } = await showQueue(reviews(1));
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Use these shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('a');
    expect(calls(DECIDE)).toEqual([]);
  });

  it('is filtered by the address', async () => {
    const { calls } = await showQueue([aClaim()], {}, '/admin?kinds=claim');
    expect(calls(QUEUE)[0]?.query.get('kinds')).toBe('claim');
    await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
    await waitFor(() => expect(calls(QUEUE).at(-1)?.query.get('kinds')).toBe('report,claim'));
    expect(screen.getByRole('button', { name: 'Claims' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the list or the entry if there is no room for both', async () => {
    beWide(false);
    await showQueue(reviews(2));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Club 2/ }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Waiting for a decision' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Everything waiting' }));
    expect(await screen.findByRole('list', { name: 'Waiting for a decision' })).toBeVisible();
  });
});
