import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnquiryProgress } from '../../api/types';
import { anEnquiry } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const GET = 'POST /enquiries/mine';
const CONFIRM = 'POST /enquiries/confirm';
const LINK = '/confirm-enquiry#token=secret-1';

const user = userEvent.setup({ delay: null });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = () => user.click(screen.getByRole('button', { name: 'Send my question' }));
const refusal = (status: number, message: string): FakeResponse => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});
const show = (enquiry: Partial<EnquiryProgress> = {}, answers: Parameters<typeof showPage>[1] = {}) =>
  showPage(LINK, { [GET]: { body: anEnquiry(enquiry) }, ...answers });

it('sends the question with a button, not by opening the page', async () => {
  const { api } = await show({}, { [CONFIRM]: { body: anEnquiry({ status: 'sent' }) } });
  expect(await heading('Send this question to Leeds Lions?')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Your question about U10s' })).toHaveTextContent(
    'Any places for a girl of nine?',
  );
  expect(api.requests.map(({ call, body }) => [call, body])).toEqual([[GET, { token: 'secret-1' }]]);
  expect(window.location.hash).toBe('');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await press();
  expect(await heading('Your question is on its way')).toBeVisible();
  expect(screen.getByText(/only gets it if you write back/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Your question is on its way'));
  expect(document.documentElement.innerHTML).not.toContain('secret-1');
});

it.each([
  ['held', 'A moderator will read your question first'],
  ['answered', 'The club has answered'],
  ['removed', 'Your question was taken down'],
] as const)('says what happened to one that is %s', async (status, title) => {
  await show({ status });
  expect(await heading(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Leeds Lions' })).toHaveAttribute(
    'href',
    '/clubs/leeds-lions',
  );
});

it.each([
  [404, 'This link doesn’t work'],
  [410, 'This link has expired'],
])('offers a way on if the link responds with %i', async (status, title) => {
  await show({}, { [GET]: refusal(status, 'No.') });
  expect(await heading(title)).toBeVisible();
});

it('gives the server’s reason why it can no longer be sent', async () => {
  await show({}, { [CONFIRM]: refusal(409, 'This club has closed.') });
  await heading('Send this question to Leeds Lions?');
  await press();
  expect(await heading('This question can’t be sent')).toBeVisible();
  expect(screen.getByText('This club has closed.')).toBeVisible();
});

it('offers a retry if sending fails', async () => {
  const { api } = await show({}, { [CONFIRM]: refusal(503, 'Not now.') });
  await heading('Send this question to Leeds Lions?');
  await press();
  expect(await screen.findByText('Your question wasn’t sent')).toBeVisible();
  api.answer(CONFIRM, { body: anEnquiry({ status: 'sent', ageGroup: null }) });
  await press();
  expect(await heading('Your question is on its way')).toBeVisible();
});

it('says what is missing without a token', async () => {
  const { api } = await showPage('/confirm-enquiry');
  expect(await heading('Something is missing from the link')).toBeVisible();
  expect(api.requests).toEqual([]);
});
