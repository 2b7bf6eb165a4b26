import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const ACCOUNT = {
  name: 'Sam Okafor',
  email: 'sam@staff.example',
  role: 'moderator',
  isSecondFactorRequired: false,
  hasTotp: false,
  passkeys: [],
  arePasskeysPossible: false,
  recoveryCodesLeft: 0,
  mails: { safety: true, summary: true },
};
const SAVE = 'PUT /admin/account/mails';

const show = (answers = {}) =>
  showAdmin('/admin/account', {
    'GET /admin/session': {
      body: aSession({ id: 3, name: 'Sam Okafor', role: 'moderator', hasAccount: true }),
    },
    'GET /admin/sessions': { body: [] },
    'GET /admin/account': { body: ACCOUNT },
    ...answers,
  });
const safety = () => screen.findByRole('checkbox', { name: 'Child safety, at once' });
const summary = () => screen.findByRole('checkbox', { name: 'Daily summary' });
const save = () => screen.findByRole('button', { name: 'Save emails' });

describe('emails to a member of staff', () => {
  beforeEach(beSignedIn);

  it('are chosen on the account page', async () => {
    const { api, calls } = await show();
    expect(await safety()).toBeChecked();
    expect(await summary()).toBeChecked();
    expect(await summary()).toHaveAccessibleDescription(/At 7am/);
    await userEvent.click(await summary());
    const mails = { safety: true, summary: false };
    api.answer(SAVE, { body: { ...ACCOUNT, mails } });
    api.answer('GET /admin/account', { body: { ...ACCOUNT, mails } });
    await userEvent.click(await save());
    expect(await screen.findByText('Emails saved')).toBeVisible();
    expect(calls(SAVE).map(({ body }) => body)).toEqual([mails]);
    expect(await summary()).not.toBeChecked();
  });

  it('don’t change if they can’t be saved, which is reported', async () => {
    await show({ [SAVE]: refusal(503, 'Not ready.') });
    await userEvent.click(await safety());
    await userEvent.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your emails weren’t changed');
  });

  it('aren’t offered to someone who logged in with the site password', async () => {
    await show({ 'GET /admin/session': { body: aSession() } });
    expect(await screen.findByText('You’re using the site password')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
