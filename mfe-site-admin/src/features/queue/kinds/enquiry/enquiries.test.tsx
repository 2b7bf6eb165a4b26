import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueueEntry } from '../../../../api/types';
import { anAdminEnquiry } from '../../../../testing/factories';
import { beSignedIn, showAdmin } from '../../../../testing/show-admin';
import { anEntry, beWide, DECIDE, showQueue } from '../../../../testing/show-queue';

const LIST = 'GET /admin/enquiries';
const BLOCK = 'PUT /admin/enquiries/51/block';

const user = userEvent.setup({ delay: null });
const entry = (enquiry = anAdminEnquiry()): QueueEntry =>
  anEntry({ kind: 'enquiry', id: enquiry.id, review: null, enquiry });
const pane = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  beSignedIn();
  beWide(true);
});

describe('a question to a club in the queue', () => {
  it('shows the club’s report, and is removed with a reason and a block', async () => {
    const { api } = await showQueue([entry()]);
    const shown = await pane('Reported question: Leeds Lions');
    expect(shown.getByText('The club says: It’s advertising or spam')).toBeVisible();
    expect(shown.getByText('It sells shirts.')).toBeVisible();
    expect(shown.getByText('Cheap shirts for your team.')).toBeVisible();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove: Leeds Lions' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await fillIn(dialog.getByRole('textbox'), 'This is advertising.');
    await user.click(dialog.getByRole('radio', { name: 'Block the address for a year' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    const sent = api.requests.filter(({ call }) => call === DECIDE);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        decisions: [
          {
            ...{ kind: 'enquiry', id: 51, verdict: 'refuse' },
            ...{ reason: 'This is advertising.', blocksAddress: true },
          },
        ],
      },
    ]);
  });

  it('is passed on with one press if it was on hold', async () => {
    const { api } = await showQueue([
      entry(anAdminEnquiry({ state: 'held', reportReason: null, reportWords: null, reportedAt: null })),
    ]);
    const shown = await pane('Question on hold: Leeds Lions');
    expect(shown.getByText('Not sent to the club yet')).toBeVisible();
    expect(shown.getByRole('button', { name: /^Pass on to the club/ })).toBeVisible();
    await user.keyboard('a');
    const sent = api.requests.filter(({ call }) => call === DECIDE);
    expect(sent.map(({ body }) => body)).toEqual([
      { decisions: [{ kind: 'enquiry', id: 51, verdict: 'accept' }] },
    ]);
  });
});

describe('the list of questions', () => {
  it('unblocks a sender', async () => {
    const removed = anAdminEnquiry({
      ...{ state: 'removed', isBlocked: true, decisionReason: 'This is advertising.' },
      ...{ decidedBy: 'Alex', decidedAt: '2026-11-21T09:00:00.000Z' },
    });
    const { api } = await showAdmin('/admin/enquiries', { [LIST]: { body: [removed] } });
    expect(await screen.findByText(/^Alex decided on 21 November 2026/)).toBeVisible();
    expect(screen.getByText('Sender blocked')).toBeVisible();
    await expectAccessible();
    api.answer(BLOCK, { body: anAdminEnquiry({ ...removed, isBlocked: false }) });
    api.answer(LIST, { body: [{ ...removed, isBlocked: false }] });
    await user.click(screen.getByRole('button', { name: /^Let the sender ask again/ }));
    expect(await screen.findByRole('button', { name: /^Block the sender/ })).toBeVisible();
    const sent = api.requests.filter(({ call }) => call === BLOCK);
    expect(sent.map(({ body }) => body)).toEqual([{ isBlocked: false }]);
  });

  it('links to the queue for waiting ones, and says if there are none', async () => {
    await showAdmin('/admin/enquiries', { [LIST]: { body: [anAdminEnquiry()] } });
    expect(await screen.findByRole('link', { name: /^Decide in the queue/ })).toHaveAttribute(
      'href',
      '/admin?kinds=enquiry&entry=enquiry-51',
    );
  });
});
