import { fillIn } from '@club-reviews/shared-ui/testing';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCEPTED, beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const LIST = 'GET /club-admin/sessions';
const ACCOUNT = 'GET /club-admin/account';
const HERE = {
  id: 2,
  browser: 'Firefox on Windows',
  createdAt: '2026-03-14T08:00:00.000Z',
  lastSeenAt: '2026-03-14T09:30:00.000Z',
  isCurrent: true,
};
const NONE = {
  isSecondFactorRequired: false,
  hasTotp: false,
  passkeys: [],
  arePasskeysPossible: true,
  recoveryCodesLeft: 0,
};
const KEY = { id: 3, name: 'Phone', createdAt: '2026-03-14T09:00:00.000Z', lastUsedAt: null };
const CHALLENGE = { body: { ticket: 'a-ticket', options: {} } };

const user = userEvent.setup({ delay: null });
const show = (answers = {}) =>
  showClubAdmin('/club-admin/account', { [ACCOUNT]: { body: NONE }, [LIST]: { body: [HERE] }, ...answers });

describe('the security of a club’s login', () => {
  beforeEach(beLoggedIn);

  it('is reached from the dashboard, and leads back to the same club', async () => {
    await showClubAdmin('/club-admin?club=7', { [ACCOUNT]: { body: NONE }, [LIST]: { body: [HERE] } });
    await user.click(await screen.findByRole('link', { name: 'Security' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login security' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
      'href',
      '/club-admin?club=7',
    );
    expect(await screen.findByRole('heading', { name: /^Second factor/ })).toBeVisible();
    expect(screen.queryByText('Owners need a second factor')).not.toBeInTheDocument();
  });

  it('gets a passkey once the password is given, with recovery codes to save', async () => {
    jest.mocked(startRegistration).mockResolvedValueOnce({ id: 'key', response: {} } as never);
    const { api, calls } = await show({
      'POST /club-admin/account/proof': { body: { proof: 'proven' } },
      'POST /club-admin/account/passkeys/options': CHALLENGE,
      'POST /club-admin/account/passkeys': { body: { recoveryCodes: ['aaaa-bbbb'] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await fillIn(await screen.findByLabelText('Password'), 'over the bar');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('Name'), 'Phone');
    api.answer(ACCOUNT, { body: { ...NONE, passkeys: [KEY], recoveryCodesLeft: 10 } });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
    expect(calls('POST /club-admin/account/passkeys')[0]!.body).toEqual({
      proof: 'proven',
      ticket: 'a-ticket',
      name: 'Phone',
      response: { id: 'key', response: {} },
    });
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(await screen.findByRole('heading', { name: 'Phone' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Second factor/ })).toHaveFocus());
  });

  it('gets an authenticator app; a secret that can’t be made is reported in the dialog', async () => {
    const { api } = await show({
      'POST /club-admin/account/proof': { body: { proof: 'proven' } },
      'POST /club-admin/account/totp/setup': { status: 503, body: { message: 'Not ready.' } },
      'POST /club-admin/account/totp': { body: { recoveryCodes: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    await fillIn(await screen.findByLabelText('Password'), 'over the bar');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not ready.');
    api.answer('POST /club-admin/account/totp/setup', {
      body: { ticket: 'a-ticket', secret: 'ABCDEFGH', uri: 'otpauth://totp/Club?secret=ABCDEFGH' },
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await fillIn(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('Authenticator app set up')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that it couldn’t be loaded, and retries', async () => {
    const { api } = await show({ [ACCOUNT]: { status: 503, body: { message: 'Not ready.' } } });
    expect(await screen.findByText('Your login didn’t load')).toBeVisible();
    api.answer(ACCOUNT, { body: NONE });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  });

  it('shows where somebody is logged in, logs other devices out and changes the password', async () => {
    const { api, calls } = await show({
      [LIST]: { body: [HERE, { ...HERE, id: 1, browser: 'Safari on iOS', isCurrent: false }] },
      'DELETE /club-admin/sessions/1': { status: 204 },
    });
    const button = await screen.findByRole('button', { name: /^Log out Safari on iOS/ });
    api.answer(LIST, { body: [HERE] });
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(calls('DELETE /club-admin/sessions/1')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
  });
});

describe('without a session', () => {
  beforeEach(() => localStorage.clear());

  it('the page of the login’s security asks for the login', async () => {
    const { api } = await show();
    const main = within(screen.getByRole('region', { name: 'Login security' }));
    expect(main.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/club-admin');
    expect(api.requests).toEqual([]);
  });

  it('a passkey alone logs in', async () => {
    jest.mocked(startAuthentication).mockResolvedValueOnce({ id: 'key', response: {} } as never);
    const { calls } = await showClubAdmin('/club-admin', {
      'POST /club-admin/login/passkey/options': CHALLENGE,
      'POST /club-admin/login/passkey': ACCEPTED,
    });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: / - Admin Dashboard$/ })).toBeVisible();
    expect(calls('POST /club-admin/login/passkey/options')[0]!.body).toEqual({});
  });

  it('a passkey that isn’t used is reported, and the form stays', async () => {
    const refusal = Object.assign(new Error('cancelled'), { name: 'NotAllowedError' });
    jest.mocked(startAuthentication).mockRejectedValueOnce(refusal);
    await showClubAdmin('/club-admin', { 'POST /club-admin/login/passkey/options': CHALLENGE });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(/^It was cancelled/)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toBeVisible();
  });
});
