import { dismissToast } from '@club-reviews/shared-ui/platform';
import { fillIn } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnAccount } from '../../api/types';
import { aSession, beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const PROOF = 'POST /admin/account/proof';
const ACCOUNT: OwnAccount = {
  name: 'Kim Doyle',
  email: 'kim@staff.example',
  role: 'owner',
  hasTotp: true,
  passkeys: [
    {
      id: 3,
      name: 'Kim’s phone',
      createdAt: '2026-03-01T09:00:00.000Z',
      lastUsedAt: '2026-03-14T09:00:00.000Z',
    },
  ],
  arePasskeysPossible: true,
  isSecondFactorRequired: true,
  recoveryCodesLeft: 8,
  mails: { safety: true, summary: true },
};

const show = (account: Partial<OwnAccount> = {}, answers = {}) =>
  showAdmin('/admin/account', {
    'GET /admin/session': { body: aSession({ id: 5, name: 'Kim Doyle', hasAccount: true }) },
    'GET /admin/sessions': { body: [] },
    'GET /admin/account': { body: { ...ACCOUNT, ...account } },
    [PROOF]: { body: { proof: 'proven' } },
    ...answers,
  });
const prove = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await fillIn(dialog.getByLabelText('Password'), 'half-time-oranges');
  return dialog;
};

beforeEach(beSignedIn);
afterEach(() => act(() => dismissToast()));

describe('one’s own login', () => {
  it('shows the second factors, and how many recovery codes are left', async () => {
    await show();
    expect(await screen.findByText('Set up. It shows a new code every 30 seconds.')).toBeVisible();
    expect(
      screen.getByText('Passkey added 1 March 2026, 09:00, last used 14 March 2026, 09:00'),
    ).toBeVisible();
    expect(screen.getByText(/^8 unused\./)).toBeVisible();
  });

  it('tells an owner without one that it is required, and offers no codes', async () => {
    await show({ hasTotp: false, passkeys: [], recoveryCodesLeft: 0 });
    expect(await screen.findByText('Owners need a second factor')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make new codes' })).not.toBeInTheDocument();
  });

  it('changes the name', async () => {
    const { calls } = await show({}, { 'PATCH /admin/account': { body: { ...ACCOUNT, name: 'Kim D.' } } });
    const name = await screen.findByLabelText('Your name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Kim D.{Enter}');
    expect(await screen.findByText('Name changed')).toBeVisible();
    expect(calls('PATCH /admin/account')[0]!.body).toEqual({ name: 'Kim D.' });
  });

  it('changes the password once the current one is given', async () => {
    const CHANGE = 'POST /admin/account/password';
    const words = 'This isn’t your current password';
    const { api, calls } = await show(
      {},
      { [CHANGE]: { status: 400, body: { message: words, fields: { currentPassword: words } } } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
    await fillIn(dialog.getByLabelText('New password'), 'extra-time-again');
    await fillIn(dialog.getByLabelText('Confirm new password'), 'extra-time-again');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(words));
    api.answer(CHANGE, { body: { expiresAt: '2126-01-01T00:00:00.000Z' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(calls(CHANGE).at(-1)!.body).toEqual({
      currentPassword: 'wrong',
      newPassword: 'extra-time-again',
    });
  });

  it('removes a passkey after a proof, which needs a code if there is a second factor', async () => {
    const { calls } = await show({}, { 'DELETE /admin/account/passkeys/3': { body: ACCOUNT } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the passkey Kim’s phone' }));
    const dialog = await prove();
    await fillIn(dialog.getByLabelText('Code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Second factor removed')).toBeVisible();
    expect(calls(PROOF)[0]!.body).toEqual({ password: 'half-time-oranges', code: '123456' });
    expect(calls('DELETE /admin/account/passkeys/3')[0]!.body).toEqual({ proof: 'proven' });
  });

  it('shows new recovery codes only once', async () => {
    await show(
      {},
      { 'POST /admin/account/recovery-codes': { body: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
    const proof = await prove();
    await fillIn(proof.getByLabelText('Code'), '123456');
    await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'aaaa-bbbb',
      'cccc-dddd',
    ]);
    await userEvent.click(codes.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument());
  });

  it('says when the proof was wrong, and changes nothing', async () => {
    const { calls } = await show({}, { [PROOF]: refusal(400, 'Wrong password or code') });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove app' }));
    const dialog = await prove();
    await fillIn(dialog.getByLabelText('Code'), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong password or code');
    expect(calls('DELETE /admin/account/totp')).toEqual([]);
  });
});
