import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClubEnquiry } from '../../api/types';
import { aClubEnquiry } from '../../testing/factories';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';
import { questionsLabel } from './questions-label';

const LIST = 'GET /club-admin/enquiries';
const COUNT = 'GET /club-admin/enquiries/waiting';
const ANSWER = 'POST /club-admin/enquiries/51/answer';
const CLOSE = 'POST /club-admin/enquiries/51/close';
const REPORT = 'POST /club-admin/enquiries/51/report';
const QUESTION = 'Any places for a girl of nine?';

const user = userEvent.setup({ delay: null });
const getAnswers = (waiting: ClubEnquiry[], done: ClubEnquiry[] = []) => ({
  [LIST]: ({ query }: FakeRequest) => ({ body: query.get('list') === 'done' ? done : waiting }),
  [COUNT]: { body: { waiting: waiting.length, hasMore: false } },
});
const show = (
  waiting: ClubEnquiry[] = [aClubEnquiry()],
  done: ClubEnquiry[] = [],
  answers: Parameters<typeof showClubAdmin>[1] = {},
) => showClubAdmin('/club-admin?tab=questions', { ...getAnswers(waiting, done), ...answers });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const waitingTitle = () => screen.getByRole('heading', { name: 'Waiting for an answer' });
const press = async (name: string | RegExp) =>
  user.click(await (await region('Waiting for an answer')).findByRole('button', { name }));

beforeEach(beLoggedIn);

it('waiting questions come first, without anybody’s address', async () => {
  await show(
    [aClubEnquiry()],
    [
      aClubEnquiry({
        ...{ id: 52, state: 'answered', list: 'done', message: 'Do you train on Tuesdays?' },
        ...{ answer: 'We do.', answeredBy: 'Kim Lee', answeredAt: '2026-03-12T10:00:00.000Z' },
      }),
      aClubEnquiry({ id: 53, state: 'removed', list: 'done', message: null }),
    ],
  );
  expect(await screen.findByRole('tab', { name: 'Questions (1)', selected: true })).toBeVisible();
  expect(await (await region('Waiting for an answer')).findByText(QUESTION)).toBeVisible();
  const earlier = await region('Earlier questions');
  expect(await earlier.findByText('Kim Lee answered on 12 March 2026')).toBeVisible();
  expect(earlier.getByText('We do.')).toBeVisible();
  expect(earlier.getByText('Our moderators have removed this question.')).toBeVisible();
  expect(earlier.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
  await expectAccessible();
});

it('no waiting questions are reported as such', async () => {
  await show([]);
  expect(await screen.findByText('No questions are waiting')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Questions' })).toBeVisible();
});

it('an answer is sent with Ctrl+Enter, after a note that the address is shown', async () => {
  const { api, calls } = await show();
  await press(/^Answer the question/);
  const editor = screen.getByRole('textbox', { name: 'Your answer' });
  expect(editor).toHaveFocus();
  expect(editor).toHaveAccessibleDescription(
    /The parent will see your email address \(secretary@example\.org\) and can write back/,
  );
  await user.keyboard(' Two places. ');
  api.answer(ANSWER, { body: aClubEnquiry({ state: 'answered', list: 'done' }) });
  api.answer(LIST, { body: [] });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findAllByText('Answer sent'))[0]).toBeVisible();
  expect(calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'Two places.' }]);
  await waitFor(() => expect(waitingTitle()).toHaveFocus());
  expect(await screen.findByText('No questions are waiting')).toBeVisible();
});

it('an empty answer is not sent, and Cancel returns the focus', async () => {
  const { calls } = await show();
  await press(/^Answer the question/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Please write an answer')).toBeVisible();
  expect(calls(ANSWER)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: /^Answer the question/ })).toHaveFocus();
});

it('a refusal says who was quicker', async () => {
  const message = 'Kim Lee has already answered this question.';
  await show([aClubEnquiry()], [], {
    [ANSWER]: { status: 409, body: { statusCode: 409, message, error: 'Conflict' } },
  });
  await press(/^Answer the question/);
  await user.keyboard('Two places.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
});

it('a question that needs no reply leaves the list', async () => {
  const { api, calls } = await show();
  api.answer(CLOSE, { body: aClubEnquiry({ state: 'closed', list: 'done' }) });
  await press(/^No reply needed/);
  expect((await screen.findAllByText('No reply needed'))[0]).toBeVisible();
  expect(calls(CLOSE)).toHaveLength(1);
  await waitFor(() => expect(waitingTitle()).toHaveFocus());
});

it('a question is reported with a reason and a note', async () => {
  const { api, calls } = await show();
  await press(/^Report the question/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this question' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please say what’s wrong with the question')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'A child may be at risk' }));
  expect(dialog.getByRole('link', { name: '999' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'It’s advertising or spam' }));
  await fillIn(dialog.getByRole('textbox'), ' It sells shirts. ');
  api.answer(REPORT, { body: aClubEnquiry({ state: 'reported', list: 'done' }) });
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect((await screen.findAllByText('Question reported'))[0]).toBeVisible();
  expect(calls(REPORT).map(({ body }) => body)).toEqual([{ reason: 'spam', words: 'It sells shirts.' }]);
  await waitFor(() => expect(waitingTitle()).toHaveFocus());
});

it.each([
  [undefined, 'Questions'],
  [{ waiting: 0, hasMore: false }, 'Questions'],
  [{ waiting: 3, hasMore: false }, 'Questions (3)'],
  [{ waiting: 99, hasMore: true }, 'Questions (99+)'],
])('the tab of %j is called %j', (counted, label) => {
  expect(questionsLabel(counted)).toBe(label);
});
