import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMember } from '../../api/types';
import { aSession, beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const STAFF = 'GET /admin/staff';
const KIM: StaffMember = {
  id: 5,
  name: 'Kim Doyle',
  email: 'kim@staff.example',
  role: 'owner',
  state: 'active',
  hasSecondFactor: true,
  invitedUntil: null,
  lastLoginAt: '2026-03-14T09:00:00.000Z',
  endedAt: null,
};
const ALEX: StaffMember = {
  ...KIM,
  id: 6,
  name: 'Alex Hirst',
  email: 'alex@staff.example',
  role: 'moderator',
  hasSecondFactor: false,
  lastLoginAt: null,
};
const INVITED: StaffMember = {
  ...KIM,
  id: 7,
  name: null,
  email: 'new@staff.example',
  role: 'reader',
  state: 'invited',
  hasSecondFactor: false,
  invitedUntil: '2026-03-28T09:00:00.000Z',
  lastLoginAt: null,
};
const LEFT: StaffMember = {
  ...KIM,
  id: 8,
  name: 'Jo Marsh',
  email: null,
  state: 'ended',
  hasSecondFactor: false,
  endedAt: '2026-02-01T09:00:00.000Z',
};

const show = (answers = {}) =>
  showAdmin('/admin/staff', {
    'GET /admin/session': { body: aSession({ id: 5, name: 'Kim Doyle', hasAccount: true }) },
    'GET /admin/site-password': { body: { isLocked: false, mayLock: true } },
    [STAFF]: { body: [KIM, ALEX, INVITED, LEFT] },
    ...answers,
  });
const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

beforeEach(beSignedIn);

describe('the people on the staff', () => {
  it('are listed with their role, their state and what can be changed about them', async () => {
    await show();
    const own = await card('Kim Doyle');
    expect(own.getByText('You')).toBeVisible();
    expect(own.getByText('kim@staff.example · last login 14 March 2026, 09:00')).toBeVisible();
    expect(own.queryByRole('button', { name: 'Reset second factor' })).not.toBeInTheDocument();

    const alex = await card('Alex Hirst');
    expect(alex.getByText('No second factor')).toBeVisible();
    expect(alex.getByText('alex@staff.example · never logged in')).toBeVisible();

    const invited = await card('new@staff.example');
    expect(invited.getByText('Invited')).toBeVisible();
    expect(invited.getByText(/^link works until 28 March 2026/)).toBeVisible();
    expect(invited.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    const left = await card('Jo Marsh');
    expect(left.getByText('No longer on the staff')).toBeVisible();
    expect(left.queryByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('are invited by their address and with a role', async () => {
    const { api, calls } = await show({ 'POST /admin/staff': { status: 201, body: INVITED } });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Please enter an email address')).toBeVisible();
    await fillIn(dialog.getByLabelText('Email address'), ' sam@staff.example ');
    await userEvent.click(dialog.getByRole('radio', { name: /^Reader/ }));
    api.answer(STAFF, { body: [KIM, { ...INVITED, email: 'sam@staff.example' }] });
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent')).toBeVisible();
    expect(calls('POST /admin/staff')[0]!.body).toEqual({ email: 'sam@staff.example', role: 'reader' });
    await card('sam@staff.example');
  });

  it('start with an owner', async () => {
    await show({ [STAFF]: { body: [] } });
    expect(await screen.findByText(/^Invite yourself as the first owner/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    expect(dialog.getByRole('radio', { name: /^Owner/ })).toBeChecked();
  });

  it('say beside the field why an address can’t be invited', async () => {
    const message = 'This address already belongs to the staff';
    await show({ 'POST /admin/staff': { status: 409, body: { message, fields: { email: message } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    await userEvent.type(dialog.getByLabelText('Email address'), 'kim@staff.example{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Email address')).toHaveAccessibleDescription(message));
  });

  it('get a new role', async () => {
    const { calls } = await show({ 'PATCH /admin/staff/6': { body: { ...ALEX, role: 'reader' } } });
    await userEvent.click((await card('Alex Hirst')).getByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }));
    expect(dialog.getByRole('radio', { name: /^Moderator/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Reader/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Role changed')).toBeVisible();
    expect(calls('PATCH /admin/staff/6')[0]!.body).toEqual({ role: 'reader' });
  });

  it('keep the last owner, and say so in the dialog', async () => {
    const words = 'This is the last owner: make someone else an owner first';
    await show({ 'DELETE /admin/staff/5': refusal(409, words) });
    await userEvent.click((await card('Kim Doyle')).getByRole('button', { name: 'End access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the access of Kim Doyle?' }));
    expect(dialog.getByText(/^Kim Doyle will be logged out straight away/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End access' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  });

  it('lose a withdrawn invitation', async () => {
    const { api, calls } = await show({ 'DELETE /admin/staff/7': { status: 204 } });
    await userEvent.click((await card('new@staff.example')).getByRole('button', { name: 'Withdraw' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Withdraw the invitation of new@staff.example?' }),
    );
    api.answer(STAFF, { body: [KIM, ALEX] });
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Invitation withdrawn')).toBeVisible();
    expect(calls('DELETE /admin/staff/7')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('new@staff.example')).not.toBeInTheDocument());
  });
});

describe('the site password', () => {
  const LOCK = 'PUT /admin/site-password';

  it('is locked after a question', async () => {
    const { api, calls } = await show({ [LOCK]: { body: { isLocked: true, mayLock: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Lock the site password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the site password?' }));
    expect(
      dialog.getByText(/^Everyone who logged in with it will be logged out straight away/),
    ).toBeVisible();
    api.answer('GET /admin/site-password', { body: { isLocked: true, mayLock: true } });
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(await screen.findByText('Site password locked')).toBeVisible();
    expect(calls(LOCK)[0]!.body).toEqual({ isLocked: true });
    expect(await screen.findByRole('button', { name: 'Unlock the site password' })).toBeVisible();
  });

  it('can’t be locked by someone who logged in with it', async () => {
    await show({
      'GET /admin/session': { body: aSession() },
      'GET /admin/site-password': { body: { isLocked: false, mayLock: false } },
    });
    expect(await screen.findByText('Log in with your own account to lock it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lock the site password' })).not.toBeInTheDocument();
  });
});
