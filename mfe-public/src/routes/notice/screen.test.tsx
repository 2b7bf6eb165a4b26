import { fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../testing/factories';
import { aNotice } from '../../testing/notice-answers';
import { showPage } from '../../testing/show-page';

const REVIEW = 'GET /reviews/31';
const SUBMIT = 'POST /notices';
const MINE = 'POST /notices/mine';
const SEND = 'POST /notices/mine/send';
const LINK = '/notice#token=secret-1';

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => fillIn(field(name), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (question: string, answer: string) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }),
  );

describe('writing a notice', () => {
  const show = (answers: Parameters<typeof showPage>[1] = {}) =>
    showPage('/notice?review=31', {
      [REVIEW]: { body: aReview({ reviewText: 'The head coach takes bribes.' }) },
      ...answers,
    });

  async function fillInAll() {
    await screen.findByText('The head coach takes bribes.');
    await type('Your full name', ' Alex Carter ');
    await type('Your email address', 'alex@carter.example');
    await type('The statement', 'takes bribes');
    await type('Why it’s defamatory of you', 'I am the head coach.');
    await type('What you understand it to mean', 'That I can be bought.');
    await type('What’s wrong with it', 'I never took any money.');
    await choose('May we give the author your name?', 'Yes');
    await choose('May we give the author your email address?', 'No');
    await userEvent.click(screen.getByRole('checkbox', { name: /enough information/ }));
  }

  it('quotes the review, and gives everyone the same response', async () => {
    const { api } = await show({
      [SUBMIT]: { status: 202, body: { message: 'Check.', mailbox: '/dev/mailbox' } },
    });
    await fillInAll();
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Please check your email' })).toBeVisible();
    expect(api.requests.find(({ call }) => call === SUBMIT)?.body).toEqual({
      reviewId: 31,
      name: 'Alex Carter',
      email: 'alex@carter.example',
      statement: 'takes bribes',
      defamatory: 'I am the head coach.',
      meaning: 'That I can be bought.',
      inaccuracies: 'I never took any money.',
      cannotIdentify: true,
      shareName: true,
      shareEmail: false,
      removedTwice: false,
    });
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
  });

  it('requires everything that the law does', async () => {
    const { api } = await show();
    await screen.findByText('The head coach takes bribes.');
    await press('Continue');
    const problems = await screen.findByRole('group', { name: /^There are \d+ problems$/ });
    await waitFor(() => expect(problems).toHaveFocus());
    await userEvent.click(within(problems).getAllByRole('link')[0]!);
    expect(field('Your full name')).toHaveFocus();
    await userEvent.click(within(problems).getByRole('link', { name: /Please confirm/ }));
    expect(screen.getByRole('checkbox', { name: /enough information/ })).toHaveFocus();
    expect(field('What you understand it to mean')).toHaveAccessibleDescription(/understand the statement/);
    expect(screen.getByRole('checkbox', { name: /enough information/ })).toHaveAccessibleDescription(
      /Please confirm/,
    );
    expect(api.requests.map(({ call }) => call)).toEqual([REVIEW]);
  });

  it('keeps the text if the server refuses', async () => {
    await show({
      [SUBMIT]: { status: 400, body: { message: 'Too long', fields: { meaning: 'Say it shorter' } } },
    });
    await fillInAll();
    await press('Continue');
    await waitFor(() =>
      expect(field('What you understand it to mean')).toHaveAccessibleDescription(/Say it shorter/),
    );
    expect(field('Your full name')).toHaveValue(' Alex Carter ');
  });

  it.each([
    ['/notice', {}],
    ['/notice?review=x', {}],
    ['/notice?review=31', { [REVIEW]: { status: 404, body: { message: 'Review not found' } } }],
  ])('says how to begin at %s without a review', async (address, answers) => {
    await showPage(address, answers);
    expect(await screen.findByRole('heading', { name: 'Which review is it about?' })).toBeVisible();
  });
});

describe('the link to a notice', () => {
  it('shows it once more, and sends it at its complainant’s request', async () => {
    const { api } = await showPage(LINK, {
      [MINE]: { body: aNotice() },
      [SEND]: { body: aNotice({ state: 'received' }) },
    });
    expect(await screen.findByRole('heading', { name: 'Send this notice?' })).toBeVisible();
    expect(screen.getByText('Name (shared with the author)')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(api.requests.map(({ call }) => call)).toEqual([MINE]);
    api.answer(MINE, {
      body: aNotice({
        state: 'received',
        dueAt: '2026-11-25T09:00:00.000Z',
        timeline: [{ step: 'sent', at: '2026-11-23T09:00:00.000Z', dueAt: null, note: null }],
      }),
    });
    await press('Send my notice');
    const steps = within(await screen.findByRole('list', { name: 'What happened' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Notice received23 November 2026, 09:00',
      'Next: A moderator will read the noticeby 9:00 am on Wednesday 25 November 2026',
    ]);
  });

  it('says why a notice wasn’t sent', async () => {
    await showPage(LINK, {
      [MINE]: { body: aNotice() },
      [SEND]: { status: 409, body: { message: 'This review is no longer on our site.' } },
    });
    await screen.findByRole('heading', { name: 'Send this notice?' });
    await press('Send my notice');
    expect(await screen.findByText(/no longer on our site/)).toBeVisible();
  });

  it('says how it ended', async () => {
    await showPage(LINK, {
      [MINE]: {
        body: aNotice({
          state: 'closed',
          outcome: 'defective',
          timeline: [
            { step: 'sent', at: '2026-11-23T09:00:00.000Z', dueAt: null, note: null },
            {
              step: 'defective',
              at: '2026-11-24T09:00:00.000Z',
              dueAt: '2026-11-25T09:00:00.000Z',
              note: 'It isn’t about you.',
            },
          ],
        }),
      },
    });
    expect(await screen.findByText('It isn’t about you.')).toBeVisible();
    expect(screen.getByText(/The case is closed/)).toBeVisible();
  });

  it.each([
    [404, 'This link doesn’t work'],
    [410, 'This link has expired'],
  ])('for %i, says: %s', async (status, title) => {
    await showPage(LINK, { [MINE]: { status, body: { message: 'No.' } } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
