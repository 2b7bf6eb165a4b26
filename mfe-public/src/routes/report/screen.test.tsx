import { fillIn } from '@club-reviews/shared-ui/testing';
import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportStatus } from '../../api/types';
import { aReport, aReview } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const REVIEW = 'GET /reviews/31';
const SUBMIT = 'POST /reports';
const GET = 'POST /reports/mine';
const CONFIRM = 'POST /reports/confirm';
const FORM = '/report?review=31';
const LINK = '/report#token=7.secret';

const user = userEvent.setup({ delay: null });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const words = () => screen.getByRole('textbox', { name: 'Tell our moderators more' });
const email = () => screen.getByRole('textbox', { name: 'Your email address' });
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const send = () => user.click(screen.getByRole('button', { name: 'Send report' }));
const refusal = (status: number, message: string): FakeResponse => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});

describe('reporting a review', () => {
  const show = (answers: Parameters<typeof showPage>[1] = {}) =>
    showPage(FORM, { [REVIEW]: { body: aReview({ id: 31 }) }, ...answers });

  it('shows the review and sends what is wrong with it, with the same response for everyone', async () => {
    const { api } = await show({
      [SUBMIT]: { status: 202, body: { message: 'Sent.', mailbox: '/dev/mailbox' } },
    });
    expect(await screen.findByRole('article', { name: /^The review of / })).toBeVisible();
    await choose('It’s abusive or hateful');
    await fillIn(words(), ' It insults the coach. ');
    await fillIn(email(), ' sam@home.example ');
    await send();
    expect(await heading('Please check your inbox')).toBeVisible();
    const [request] = api.requests.filter(({ call }) => call === SUBMIT);
    expect(request?.body).toEqual({
      reviewId: 31,
      reason: 'abusive',
      words: 'It insults the coach.',
      email: 'sam@home.example',
      website: '',
    });
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Please check your inbox'));
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('first says whom to call if a child may be at risk', async () => {
    await show();
    await screen.findByRole('heading', { level: 2, name: 'Your report' });
    await choose('A child may be at risk');
    expect(screen.getByText('First, call someone who can help')).toBeVisible();
    expect(screen.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    expect(screen.getByRole('link', { name: /0808/ })).toBeVisible();
    await choose('It’s unlawful or defamatory');
    expect(screen.queryByRole('link', { name: '999' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'send us a notice of defamation' })).toHaveAttribute(
      'href',
      '/notice?review=31',
    );
  });

  it('asks for what is missing, and moves the focus there', async () => {
    const { api } = await show();
    await heading('Your report');
    await send();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'A child may be at risk' })).toHaveFocus());
    expect(screen.getByText('Please say what’s wrong with the review')).toBeVisible();
    expect(words()).toHaveAccessibleDescription(/at least 10 characters/);
    expect(email()).toHaveAccessibleDescription(/valid email address/);
    expect(api.requests.filter(({ call }) => call === SUBMIT)).toEqual([]);
  });

  it('keeps everything when the server refuses', async () => {
    await show({ [SUBMIT]: { ...refusal(429, 'Too many requests.'), headers: { 'Retry-After': '600' } } });
    await heading('Your report');
    await choose('It’s advertising or off topic');
    await fillIn(words(), 'It sells boots.');
    await fillIn(email(), 'sam@home.example');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 10 minutes.');
    expect(words()).toHaveValue('It sells boots.');
  });

  it('says if the review isn’t public any more', async () => {
    await show({ [REVIEW]: refusal(404, 'Review not found') });
    expect(await heading('This review isn’t public')).toBeVisible();
  });
});

describe('a report behind a link', () => {
  const show = (report: Partial<ReportStatus> = {}, answers: Parameters<typeof showPage>[1] = {}) =>
    showPage(LINK, { [GET]: { body: aReport(report) }, ...answers });
  const OPEN: Partial<ReportStatus> = {
    state: 'open',
    number: 'R-7K3M-9QXD',
    confirmedAt: '2026-03-12T10:00:00.000Z',
  };

  it('is confirmed with a button, not by opening the page', async () => {
    const { api } = await show({}, { [CONFIRM]: { body: aReport(OPEN) } });
    expect(await heading('Send this report to our moderators?')).toBeVisible();
    expect(screen.getByRole('article', { name: /abusive/ })).toHaveTextContent('It insults the coach.');
    expect(api.requests.map(({ call, body }) => [call, body])).toEqual([[GET, { token: '7.secret' }]]);
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'Confirm my report' }));
    expect(await heading('Report R-7K3M-9QXD')).toBeVisible();
    expect(screen.getByText('A moderator will read it')).toBeVisible();
    expect(screen.getByText(/stays public until we decide/)).toBeVisible();
  });

  it('says again whom to call when a child may be at risk', async () => {
    await show({ reason: 'child-at-risk' });
    await heading('Send this report to our moderators?');
    expect(screen.getByRole('link', { name: '999' })).toBeVisible();
  });

  it.each([
    [
      'removed',
      { outcome: 'removed', removalReason: 'abuse', decisionWords: 'You’re right.', review: null },
      'We removed the review',
      /Abuse or threats.*You’re right\./,
    ],
    [
      'left as it is',
      { outcome: 'stands', decisionWords: 'It’s an opinion.' },
      'The review stays',
      /It’s an opinion\./,
    ],
    [
      'gone',
      { outcome: 'gone', review: null },
      'The review is no longer on the site',
      /nothing left to decide/,
    ],
  ] as const)('says that the review was %s', async (_what, decided, title, text) => {
    await show({ ...OPEN, state: 'decided', decidedAt: '2026-03-14T10:00:00.000Z', ...decided });
    const panel = (await screen.findByText(title)).closest('div')!.parentElement!;
    expect(panel).toHaveTextContent(text);
    expect(panel).toHaveTextContent('14 March 2026');
  });

  it('offers a way on if the link is unknown', async () => {
    await show({}, { [GET]: refusal(404, 'Unknown.') });
    expect(await heading('This link doesn’t work')).toBeVisible();
  });

  it('offers a retry if the confirmation doesn’t get through', async () => {
    const { api } = await show({}, { [CONFIRM]: refusal(503, 'Not now.') });
    await heading('Send this report to our moderators?');
    await user.click(screen.getByRole('button', { name: 'Confirm my report' }));
    expect(await screen.findByText('Your report wasn’t confirmed')).toBeVisible();
    api.answer(CONFIRM, { body: aReport(OPEN) });
    await user.click(screen.getByRole('button', { name: 'Confirm my report' }));
    expect(await heading('Report R-7K3M-9QXD')).toBeVisible();
  });

  it('says what is missing without a token', async () => {
    const { api } = await showPage('/report');
    expect(await heading('Something is missing from the link')).toBeVisible();
    expect(
      within(document.body).queryByRole('button', { name: 'Confirm my report' }),
    ).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });
});
