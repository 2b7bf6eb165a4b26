import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSavedSearch } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const GET = 'POST /saved-searches/mine';
const CONFIRM = 'POST /saved-searches/confirm';
const WORDS = 'Places in U10s girls’ teams that train on Tuesday, within 5 miles of Otley';

const user = userEvent.setup({ delay: null });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = () => user.click(screen.getByRole('button', { name: 'Start the emails' }));
const refusal = (status: number, message: string): FakeResponse => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});
const show = (answers: Parameters<typeof showPage>[1] = {}) =>
  showPage('/confirm-saved-search#token=secret-1', { [GET]: { body: aSavedSearch() }, ...answers });

it('starts the emails with a button, not by opening the page', async () => {
  const { api } = await show({ [CONFIRM]: { body: aSavedSearch({ status: 'active' }) } });
  expect(await heading('Start these emails?')).toBeVisible();
  expect(screen.getByText(WORDS)).toBeVisible();
  expect(api.requests.map(({ call, body }) => [call, body])).toEqual([[GET, { token: 'secret-1' }]]);
  expect(window.location.hash).toBe('');
  await press();
  expect(await heading('Your saved search is on')).toBeVisible();
  expect(screen.getByText(/at most once a day, until 23 May 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See today’s clubs' })).toHaveAttribute(
    'href',
    '/browse-clubs?near=Otley&age=U10s&team=girls&day=tue&places=true',
  );
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Your saved search is on'));
  expect(document.documentElement.innerHTML).not.toContain('secret-1');
});

it.each([
  [404, 'There’s no saved search here'],
  [410, 'This link has expired'],
])('offers a way on if the link responds with %i', async (status, title) => {
  await show({ [GET]: refusal(status, 'No.') });
  expect(await heading(title)).toBeVisible();
});

it('says why it can’t be saved, and offers a retry after a failure', async () => {
  const { api } = await show({ [CONFIRM]: refusal(503, 'Not now.') });
  await heading('Start these emails?');
  await press();
  expect(await screen.findByText('That didn’t work')).toBeVisible();
  api.answer(CONFIRM, refusal(409, 'You have 5 saved searches already.'));
  await press();
  expect(await heading('This search can’t be saved')).toBeVisible();
  expect(screen.getByText('You have 5 saved searches already.')).toBeVisible();
});

it('says what is missing without a token', async () => {
  const { api } = await showPage('/confirm-saved-search');
  expect(await heading('Something is missing from the link')).toBeVisible();
  expect(api.requests).toEqual([]);
});
