import { APPEAL_MESSAGES } from '@club-reviews/domain/review-appeals';
import { dismissToast } from '@club-reviews/shared-ui/platform';
import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Appeal, MyReview } from '../../api/types';
import { aManagedReview } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const GET = 'POST /reviews/mine';
const APPEAL = 'POST /reviews/mine/appeal';
const LABEL = 'Why should your review be public?';
const TEXT = 'Our son trained there all season.';

const REMOVED = aManagedReview({
  state: 'removed',
  removalReasonCode: 'personal-data',
  removalReason: 'It names the goalkeeper.',
  erasedAt: '2026-04-13T10:00:00.000Z',
});
const OPEN: Appeal = {
  text: TEXT,
  createdAt: '2026-03-20T10:00:00.000Z',
  outcome: null,
  answer: null,
  decidedAt: null,
};

async function show(managed: Partial<MyReview> = {}, appealed?: FakeResponse) {
  const { api } = await showPage('/my-review#token=secret-1', {
    [GET]: { body: { ...REMOVED, ...managed } },
    ...(appealed === undefined ? {} : { [APPEAL]: appealed }),
  });
  await screen.findByRole('heading', { level: 2, name: 'Your review of Leeds Lions' });
  return {
    api,
    sent: () => api.requests.filter(({ call }) => call === APPEAL).map(({ body }) => body),
  };
}

async function openForm() {
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  return within(await screen.findByRole('dialog', { name: 'Appeal about your review of Leeds Lions' }));
}

afterEach(() => act(() => dismissToast()));

describe('a removed review', () => {
  it('says why, in the list’s words and the moderator’s, and only offers an appeal', async () => {
    await show();
    expect(screen.getByText('Your review was removed')).toBeVisible();
    expect(screen.getByText('Personal details')).toBeVisible();
    expect(screen.getByText(/names or identifies a child/)).toBeVisible();
    expect(screen.getByText('It names the goalkeeper.')).toBeVisible();
    expect(screen.getByText(/erased for good on 13 April 2026/)).toBeVisible();
    for (const name of ['Edit', 'Withdraw', 'Put back'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  });

  it('says no more than is known if no reason was given', async () => {
    await show({ removalReasonCode: 'none-given', removalReason: null });
    expect(screen.queryByText(/Reason:/)).not.toBeInTheDocument();
  });

  it('can be appealed, and the appeal is then with the moderators', async () => {
    const { sent } = await show({}, { body: { ...REMOVED, erasedAt: null, appeal: OPEN } });
    const form = await openForm();
    await userEvent.type(form.getByLabelText(LABEL), 'No!');
    await userEvent.click(form.getByRole('button', { name: 'Send appeal' }));
    expect(await form.findByText(APPEAL_MESSAGES.tooShort)).toBeVisible();
    expect(sent()).toEqual([]);

    await userEvent.clear(form.getByLabelText(LABEL));
    await fillIn(form.getByLabelText(LABEL), ` ${TEXT} `);
    await userEvent.click(form.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Your appeal is with our moderators')).toBeVisible();
    expect(sent()).toEqual([{ token: 'secret-1', text: TEXT }]);
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your appeal from 20 March 2026'));
    await expectAccessible();
  });

  it('says why an appeal was refused, and keeps the text', async () => {
    const message = 'You’ve already appealed against this removal.';
    await show({}, { status: 409, body: { statusCode: 409, message, error: 'Conflict' } });
    const form = await openForm();
    await fillIn(form.getByLabelText(LABEL), TEXT);
    await userEvent.click(form.getByRole('button', { name: 'Send appeal' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText(LABEL)).toHaveValue(TEXT);
  });

  it('gives the focus back to the button when the form closes', async () => {
    await show();
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Appeal' })).toHaveFocus());
  });
});

describe('a decided appeal', () => {
  it('shows the moderator’s words, and offers no second one', async () => {
    const answer = 'The club has no such team.';
    await show({ appeal: { ...OPEN, outcome: 'turned-down', answer, decidedAt: OPEN.createdAt } });
    expect(screen.getByText('Your appeal was turned down')).toBeVisible();
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
  });

  it('is still shown next to the restored review', async () => {
    const answer = 'A coach confirms it.';
    await show({
      ...aManagedReview(),
      appeal: { ...OPEN, outcome: 'restored', answer, decidedAt: OPEN.createdAt },
    });
    expect(screen.getByText('Your review is published')).toBeVisible();
    expect(screen.getByText('Your appeal was granted')).toBeVisible();
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });
});
