import { ClubAccount, EMAIL } from '../../../test/support/club-account.js';
import { CLUB_PASSWORD, clubAdminHeaders } from '../../../test/support/club-admins.js';
import { bearer } from '../../../test/support/sessions.js';
import { useSite } from '../../../test/support/started.js';
import type { ClubAdminLoginResponse } from './account.dto.js';

describe('changing the password', () => {
  const account = useSite('suite', () => ClubAccount.start());

  beforeEach(() => account.renew());

  const change = (headers: Record<string, string>, currentPassword: string, newPassword: string) =>
    account.post('/change-password', { currentPassword, newPassword }, headers);

  it('keeps the session it was changed in under a new token, and ends the old one and every other session', async () => {
    const here = await clubAdminHeaders(account.api, EMAIL);
    const elsewhere = await clubAdminHeaders(account.api, EMAIL);
    const answer = await account.post(
      '/change-password',
      { currentPassword: CLUB_PASSWORD, newPassword: 'extra-time' },
      here,
    );
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as ClubAdminLoginResponse;
    expect(await account.sessionStatus(bearer(token))).toBe(200);
    expect([await account.sessionStatus(here), await account.sessionStatus(elsewhere)]).toEqual([401, 401]);
    expect((await account.logIn()).status).toBe(401);
    expect((await account.logIn('extra-time')).status).toBe(200);
  });

  it('keeps a session through several changes, until the password is changed in another one', async () => {
    let here = await clubAdminHeaders(account.api, EMAIL);
    for (const [from, to] of [
      [CLUB_PASSWORD, 'extra-time'],
      ['extra-time', 'injury-time'],
    ] as const) {
      const { token } = (await (await change(here, from, to)).json()) as ClubAdminLoginResponse;
      here = bearer(token);
    }
    const elsewhere = await clubAdminHeaders(account.api, EMAIL, 'injury-time');
    expect([await account.sessionStatus(here), await account.sessionStatus(elsewhere)]).toEqual([200, 200]);
    expect((await change(elsewhere, 'injury-time', 'full-time')).status).toBe(200);
    expect(await account.sessionStatus(here)).toBe(401);
  });

  it('keeps no session once the password is set by a link', async () => {
    const here = await clubAdminHeaders(account.api, EMAIL);
    const changed = await change(here, CLUB_PASSWORD, 'extra-time');
    const now = bearer(((await changed.json()) as ClubAdminLoginResponse).token);
    const token = await account.resetToken();
    expect((await account.post('/set-password', { token, password: 'full-time' })).status).toBe(200);
    expect(await account.sessionStatus(now)).toBe(401);
  });

  it('ends links that are still open', async () => {
    const token = await account.resetToken();
    await account.post(
      '/change-password',
      { currentPassword: CLUB_PASSWORD, newPassword: 'extra-time' },
      await clubAdminHeaders(account.api, EMAIL),
    );
    expect((await account.post('/set-password', { token, password: 'full-time' })).status).toBe(410);
  });

  it.each([
    [
      { currentPassword: 'wrong', newPassword: 'extra-time' },
      'currentPassword',
      'Your current password isn’t correct',
    ],
    [
      { currentPassword: CLUB_PASSWORD, newPassword: '12345' },
      'newPassword',
      'Password must be at least 6 characters',
    ],
    [
      { currentPassword: CLUB_PASSWORD, newPassword: 'Football1' },
      'newPassword',
      'Password is too common: please choose another',
    ],
    [
      { currentPassword: CLUB_PASSWORD, newPassword: EMAIL },
      'newPassword',
      'Password must not be your email address or the name of this site: please choose another',
    ],
    [
      { currentPassword: CLUB_PASSWORD, newPassword: 'leeds-lions-2026' },
      'newPassword',
      'Password must not contain your club’s name: please choose another',
    ],
    [{ newPassword: 'extra-time' }, 'currentPassword', 'Please enter your current password'],
  ])('is refused with %j', async (body, field, message) => {
    const headers = await clubAdminHeaders(account.api, EMAIL);
    const answer = await account.post('/change-password', body, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message, fields: { [field]: message } });
    expect(await account.sessionStatus(headers)).toBe(200);
    expect((await account.logIn()).status).toBe(200);
  });

  it('by a link is refused in the same way, and the link still works', async () => {
    const token = await account.resetToken();
    for (const password of ['123456', 'qwerty123', 'LeedsLions!', EMAIL, 'Youth Football Club Reviews 1']) {
      const answer = await account.post('/set-password', { token, password });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        fields: { password: expect.stringMatching(/^Password /) },
      });
    }
    expect((await account.post('/set-password', { token, password: 'full-time' })).status).toBe(200);
  });

  it('twice at once changes it once', async () => {
    const headers = await clubAdminHeaders(account.api, EMAIL);
    const answers = await Promise.all(
      ['first half', 'second half'].map((newPassword) =>
        account.post('/change-password', { currentPassword: CLUB_PASSWORD, newPassword }, headers),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
