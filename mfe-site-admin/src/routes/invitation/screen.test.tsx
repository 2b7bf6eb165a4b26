import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, navigationLink, refusal, showAdmin } from '../../testing/show-admin';

const PREVIEW = 'POST /admin/invitation/preview';
const ACCEPT = 'POST /admin/invitation/accept';

describe('an invitation to the staff', () => {
  beforeEach(() => localStorage.clear());

  const show = (answers = {}, address = '/admin/invitation#token=abc') =>
    showAdmin(address, {
      [PREVIEW]: { body: { email: 'sam@staff.example', role: 'moderator' } },
      [ACCEPT]: { body: { expiresAt: '2126-01-01T00:00:00.000Z' } },
      'GET /admin/session': { body: aSession({ id: 9, name: 'Sam', role: 'moderator', hasAccount: true }) },
      ...answers,
    });
  const fill = async (password = 'half-time-oranges', again = password) => {
    await fillIn(await screen.findByLabelText('Your name'), ' Sam Okafor ');
    await fillIn(screen.getByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('Confirm new password'), `${again}{Enter}`);
  };

  it('says what role it is for, takes name and password, and leads to the queue', async () => {
    const { calls } = await show();
    expect(await screen.findByText('moderator')).toBeVisible();
    expect(calls(PREVIEW)[0]!.body).toEqual({ token: 'abc' });
    await expectAccessible();
    await fill();
    await navigationLink('Queue');
    expect(calls(ACCEPT)[0]!.body).toEqual({
      token: 'abc',
      name: 'Sam Okafor',
      password: 'half-time-oranges',
    });
  });

  it('keeps its token out of the address', async () => {
    await show();
    await screen.findByLabelText('Your name');
    expect(window.location.hash).toBe('');
  });

  it('needs a name, and the same password twice', async () => {
    const { calls } = await show();
    await screen.findByLabelText('Your name');
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    await fill('half-time-oranges', 'half-time-lemons');
    expect(await screen.findByText('New passwords do not match')).toBeVisible();
    expect(calls(ACCEPT)).toEqual([]);
  });

  it('shows the server’s objection at the password', async () => {
    const message = 'This password is too common';
    await show({ [ACCEPT]: { status: 400, body: { message, fields: { password: message } } } });
    await fill();
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  });

  it.each([
    ['unknown', refusal(404, 'This link doesn’t work.'), 'This link doesn’t work.'],
    ['used or too old', refusal(410, 'This link has expired.'), 'This link has expired.'],
  ])('says that its link can’t be used when it is %s', async (_, answer, words) => {
    await show({ [PREVIEW]: answer });
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the login' })).toHaveAttribute('href', '/admin');
  });

  it('also says so if the link is incomplete', async () => {
    const { calls } = await show({}, '/admin/invitation');
    expect(await screen.findByText(/^Part of it is missing\./)).toBeVisible();
    expect(calls(PREVIEW)).toEqual([]);
  });
});
