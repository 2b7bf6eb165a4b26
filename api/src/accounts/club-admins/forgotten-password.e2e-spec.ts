import { ClubAccount, EMAIL } from '../../../test/support/club-account.js';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { bearer } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { until } from '../../../test/support/until.js';
import { useSite } from '../../../test/support/started.js';
import { ClubAdminToken, ClubAdmin } from './club-admin.entity.js';
import type { ClubAdminLoginResponse } from './account.dto.js';

const HOUR_MS = 3_600_000;

describe('a forgotten password', () => {
  const account = useSite('suite', () => ClubAccount.start());

  beforeEach(() => account.renew());

  it('is replaced through a mailed link, which ends older sessions and works once', async () => {
    const before = await clubAdminHeaders(account.api, EMAIL);
    const token = await account.resetToken(' SAM@lions.example');
    const [mail] = await storedMails(account.api.database);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Choose a new password' });
    expect(mail?.text).toContain(`http://127.0.0.1:3000/club-admin/set-password#token=${token}`);
    expect(await account.sessionStatus(before)).toBe(200);

    const answer = await account.post('/set-password', { token, password: 'half-time' });
    expect(answer.status).toBe(200);
    const session = (await answer.json()) as ClubAdminLoginResponse;
    expect(session.admin).toEqual({ name: 'Sam Okafor', email: EMAIL });
    expect(await account.sessionStatus(bearer(session.token))).toBe(200);
    expect(await account.sessionStatus(before)).toBe(401);
    expect((await account.logIn()).status).toBe(401);
    expect((await account.logIn('half-time')).status).toBe(200);
    expect((await storedMails(account.api.database)).at(-1)).toMatchObject({
      to: EMAIL,
      subject: 'Your password was changed',
    });

    const again = await account.post('/set-password', { token, password: 'full-time' });
    expect(again.status).toBe(410);
    expect(await again.json()).toMatchObject({
      message: 'This link has already been used. Please ask for a new one.',
    });
    expect((await account.logIn('half-time')).status).toBe(200);
  });

  it('gets the same response whether the address is known or not, and mail only if it is', async () => {
    const [known, unknown] = await Promise.all(
      [EMAIL, 'nobody@lions.example'].map((email) => account.post('/forgot-password', { email })),
    );
    expect([known?.status, unknown?.status]).toEqual([202, 202]);
    const answer = await known?.json();
    expect(answer).toEqual({
      message: 'If this address has a club login, a link for a new password is on its way to it.',
      mailbox: '/dev/mailbox',
    });
    expect(await unknown?.json()).toEqual(answer);
    await account.api.restart();
    expect((await storedMails(account.api.database)).map(({ to }) => to)).toEqual([EMAIL]);
    expect((await account.post('/forgot-password', { email: 'sam' })).status).toBe(400);
  });

  it('is answered without waiting for the mail, which only a known address gets', async () => {
    await account.api.database.transactions.runInTransaction(async (manager) => {
      // While this transaction holds the account, no link for it can be stored.
      await manager.update(ClubAdmin, account.admin.id, { name: 'Sam Okafor-Lee' });
      expect((await account.post('/forgot-password', { email: EMAIL })).status).toBe(202);
    });
    await until(async () => (await storedMails(account.api.database)).length === 1);
  });

  it('can be a first password, when the invitation was lost', async () => {
    await storeClubAdmin(account.api.database, account.clubId, {
      email: 'new@lions.example',
      password: null,
    });
    const token = await account.resetToken('new@lions.example');
    expect((await account.post('/set-password', { token, password: 'kick-off' })).status).toBe(200);
    expect((await account.logIn('kick-off', 'new@lions.example')).status).toBe(200);
    expect(await storedMails(account.api.database)).toHaveLength(1);
  });

  it('isn’t replaced through an expired or unknown link, or by a short password', async () => {
    const token = await account.resetToken();
    for (const password of ['12345', '', 7, undefined]) {
      const short = await account.post('/set-password', { token, password });
      expect(short.status).toBe(400);
      expect(await short.json()).toMatchObject({ message: 'Password must be at least 6 characters' });
    }
    await account.api.database.dataSource.query('UPDATE club_admin_tokens SET expires_at = ?', [
      '2020-01-01 00:00:00.000',
    ]);
    const late = await account.post('/set-password', { token, password: 'half-time' });
    expect(late.status).toBe(410);
    expect(await late.json()).toMatchObject({
      message: 'This link has expired. Please ask for a new one.',
    });
    for (const unknown of ['', 'x'.repeat(43), token.slice(1), `${token}a`]) {
      expect((await account.post('/set-password', { token: unknown, password: 'half-time' })).status).toBe(
        404,
      );
    }
    expect((await account.logIn()).status).toBe(200);
  });

  it('has a link for an hour, and only its hash is kept', async () => {
    const askedAt = Date.now();
    const token = await account.resetToken();
    const mailedAt = Date.now();
    const [link] = await account.api.database.dataSource.getRepository(ClubAdminToken).find();
    expect(JSON.stringify(link)).not.toContain(token);
    const expiresAt = link?.expiresAt.getTime();
    expect(expiresAt).toBeGreaterThanOrEqual(askedAt + HOUR_MS);
    expect(expiresAt).toBeLessThanOrEqual(mailedAt + HOUR_MS);
  });

  it('is set by one of several who use the link at once, and ends the other links', async () => {
    const [first, second] = [await account.resetToken(), await account.resetToken()];
    const answers = await Promise.all(
      ['first half', 'second half', 'third half'].map((password) =>
        account.post('/set-password', { token: first, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await account.post('/set-password', { token: second, password: 'full-time' })).status).toBe(410);
    const { tokenVersion } = await account.api.database.dataSource.manager.findOneByOrFail(ClubAdmin, {
      id: account.admin.id,
    });
    expect(tokenVersion).toBe(1);
  });
});
