import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNoticeEntry, anAdminNotice } from '../../../../testing/notice-responses';
import { aSession, beSignedIn } from '../../../../testing/show-admin';
import { anEntry, beWide, DECIDE, reviews, rows, sent, showQueue } from '../../../../testing/show-queue';

const NOTICE = 'GET /admin/notices/7';
const aNotice = () => anEntry({ kind: 'notice', id: 7, review: null, notice: aNoticeEntry() });
const answered = anAdminNotice({
  ...{ state: 'answered', decisions: ['stands', 'false-details'] },
  details: { fullName: 'Jo Smith', postalAddress: '1 High Street, Leeds', mayShare: true },
});

beforeEach(() => {
  beSignedIn();
  beWide(true);
});

describe('a notice of complaint in the queue', () => {
  it('can be read and moved to its next step there, which can be undone', async () => {
    const { calls } = await showQueue([aNotice(), ...reviews(1)], { [NOTICE]: { body: anAdminNotice() } });
    expect(await screen.findByText('I never took any money.')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass this notice on?' }));
    expect(dialog.getByText(/You can undo this for 10 seconds, before any letter goes out/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pass it on' }));
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        [{ kind: 'notice', id: 7, verdict: 'accept', noticeDecision: 'complete' }],
      ]),
    );
    expect(rows()).toEqual(['Club 1']);
    expect(screen.getByText('Decided: Leeds Lions')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('takes the other step with r, with what is missing, and stays on Cancel', async () => {
    const { calls } = await showQueue([aNotice()], { [NOTICE]: { body: anAdminNotice() } });
    await screen.findByRole('button', { name: /^Something’s missing/ });
    await userEvent.keyboard('r');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Is something missing from the notice?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls(DECIDE)).toEqual([]);
    await userEvent.keyboard('r');
    const again = within(
      await screen.findByRole('dialog', { name: 'Is something missing from the notice?' }),
    );
    await fillIn(again.getByLabelText(/^What’s missing/), 'Which words?');
    await userEvent.click(again.getByRole('button', { name: 'Something’s missing' }));
    const decision = { verdict: 'refuse', noticeDecision: 'defective', reason: 'Which words?' };
    await waitFor(() => expect(sent(calls)).toEqual([[{ kind: 'notice', id: 7, ...decision }]]));
  });

  it('has no key for removing a review without asking its author', async () => {
    const unreachable = anAdminNotice({ canReachAuthor: false, decisions: ['unreachable', 'defective'] });
    await showQueue([aNotice()], { [NOTICE]: { body: unreachable } });
    await screen.findByRole('button', { name: 'Remove the review' });
    await userEvent.keyboard('a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a', 'Tell the complainant that the review stays?'],
    ['r', 'Is the name or address obviously false?'],
  ])('is also decided with %s once it has an answer', async (key, title) => {
    await showQueue([aNotice()], { [NOTICE]: { body: answered } });
    expect(await screen.findByText('1 High Street, Leeds')).toBeVisible();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it('has a button, but no key, for a removal without asking the author', async () => {
    const notice = anAdminNotice({ removedTwice: true, decisions: ['complete', 'defective', 'repeat'] });
    const { calls } = await showQueue([aNotice()], { [NOTICE]: { body: notice } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove at once' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the review at once?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove at once' }));
    const decision = { verdict: 'accept', noticeDecision: 'repeat' };
    await waitFor(() => expect(sent(calls)).toEqual([[{ kind: 'notice', id: 7, ...decision }]]));
  });

  it('can be read by readers', async () => {
    await showQueue([aNotice()], {
      'GET /admin/session': { body: aSession({ role: 'reader' }) },
      [NOTICE]: { body: anAdminNotice() },
    });
    expect(await screen.findByText('I never took any money.')).toBeVisible();
    expect(within(screen.getByRole('article')).queryByRole('button')).not.toBeInTheDocument();
  });
});
