import { CLUB_PASSWORD, clubAdminHeaders, storeClubAdmin } from '../../../../test/support/club-admins.js';
import { storeClubs } from '../../../../test/support/factories.js';
import { bearer, postJson } from '../../../../test/support/sessions.js';
import { storedMails, tokenIn } from '../../../../test/support/stored-mails.js';
import type { TestApi } from '../../../../test/support/test-api.js';
import { startTestApi } from '../../../../test/support/test-api.js';
import { until } from '../../../../test/support/until.js';
import { ClubAdminToken, ClubAdmin } from '../club-admin.entity.js';
import type { ClubAdminLoginAnswer } from './account.dto.js';

const EMAIL = 'sam@lions.example';
const HOUR_MS = 3_600_000;
const WRONG = { statusCode: 401, message: 'Invalid email or password', error: 'Unauthorized' };

describe('accounts of clubs', () => {
  let api: TestApi;
  let clubId: number;
  let admin: ClubAdmin;

  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    postJson(api, `/club-admin${path}`, body, headers);
  const logIn = (password = CLUB_PASSWORD, email = EMAIL): Promise<Response> =>
    post('/login', { email, password });
  const sessionStatus = async (headers: Record<string, string>): Promise<number> =>
    (await api.call('/club-admin/session', { headers })).status;
  const resetToken = async (email = EMAIL): Promise<string> => {
    const before = (await storedMails(api.database)).length;
    expect((await post('/forgot-password', { email })).status).toBe(202);
    await until(async () => (await storedMails(api.database)).length > before);
    return tokenIn((await storedMails(api.database))[before] ?? { text: '' });
  };
  const expireLinks = (): Promise<unknown> =>
    api.database.dataSource.query('UPDATE club_admin_tokens SET expires_at = ?', ['2020-01-01 00:00:00.000']);

  beforeAll(async () => {
    api = await startTestApi();
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    for (const table of ['club_admins', 'mails']) await api.database.dataSource.query(`DELETE FROM ${table}`);
    admin = await storeClubAdmin(api.database, clubId, { email: EMAIL });
  });

  describe('logging in', () => {
    it('gives a token for twelve hours, and who it is for', async () => {
      const askedAt = Date.now();
      const answer = await logIn();
      const answeredAt = Date.now();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { token, expiresAt, admin: who } = (await answer.json()) as ClubAdminLoginAnswer;
      expect(who).toEqual({ name: 'Sam Okafor', email: EMAIL });
      const startsAt = Date.parse(expiresAt) - 12 * HOUR_MS;
      // A token's times are whole seconds.
      expect(startsAt).toBeGreaterThan(askedAt - 1000);
      expect(startsAt).toBeLessThanOrEqual(answeredAt);
      const session = await api.call('/club-admin/session', { headers: bearer(token) });
      expect(await session.json()).toEqual({
        role: 'club-admin',
        expiresAt,
        admin: who,
        clubs: [{ id: clubId, name: 'Leeds Lions', slug: 'leeds-lions' }],
      });
    });

    it('does not mind how the address is written', async () => {
      expect((await logIn(CLUB_PASSWORD, '  SAM@Lions.example ')).status).toBe(200);
    });

    it.each([
      ['a wrong password', EMAIL, 'kick-of'],
      ['a password in other letters', EMAIL, 'KICK-OFF'],
      ['an unknown address', 'nobody@lions.example', CLUB_PASSWORD],
      ['what is no address', 'sam', CLUB_PASSWORD],
      ['signs that no address has', "' OR 1=1 --\u0000", CLUB_PASSWORD],
    ])('refuses %s with the same words', async (_what, email, password) => {
      const answer = await logIn(password, email);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual(WRONG);
    });

    it('refuses an account without a password', async () => {
      await storeClubAdmin(api.database, clubId, { email: 'new@lions.example', password: null });
      for (const password of ['x', 'null', CLUB_PASSWORD]) {
        expect(await (await logIn(password, 'new@lions.example')).json()).toEqual(WRONG);
      }
    });

    it.each([
      [{}, 'Please enter your email address; Please enter your password'],
      [{ email: EMAIL }, 'Please enter your password'],
      [{ email: ' ', password: 'x' }, 'Please enter your email address'],
      [{ email: EMAIL, password: ['x'] }, 'Please enter your password'],
    ])('asks for both: %j', async (body, message) => {
      const answer = await post('/login', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message });
    });

    it('works as hard for an unknown address as for a known one', async () => {
      // Processor time, whatever else keeps the machine busy: hashing the password is nearly all of it.
      const effort = async (email: string): Promise<number> => {
        const start = process.cpuUsage();
        await logIn('wrong', email);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      };
      let [known, unknown] = [0, 0];
      for (let round = 0; round < 15; round += 1) {
        known += await effort(EMAIL);
        unknown += await effort(`nobody${round}@lions.example`);
      }
      expect(unknown).toBeGreaterThan(known / 2);
      expect(unknown).toBeLessThan(known * 2);
    });
  });

  describe('a forgotten password', () => {
    it('is replaced through a mailed link, which ends older sessions and works once', async () => {
      const before = await clubAdminHeaders(api, EMAIL);
      const token = await resetToken(' SAM@lions.example');
      const [mail] = await storedMails(api.database);
      expect(mail).toMatchObject({ to: EMAIL, subject: 'Choose a new password' });
      expect(mail?.text).toContain(`http://127.0.0.1:3000/club-admin/set-password?token=${token}`);
      expect(await sessionStatus(before)).toBe(200);

      const answer = await post('/set-password', { token, password: 'half-time' });
      expect(answer.status).toBe(200);
      const session = (await answer.json()) as ClubAdminLoginAnswer;
      expect(session.admin).toEqual({ name: 'Sam Okafor', email: EMAIL });
      expect(await sessionStatus(bearer(session.token))).toBe(200);
      expect(await sessionStatus(before)).toBe(401);
      expect((await logIn()).status).toBe(401);
      expect((await logIn('half-time')).status).toBe(200);
      expect((await storedMails(api.database)).at(-1)).toMatchObject({
        to: EMAIL,
        subject: 'Your password was changed',
      });

      const again = await post('/set-password', { token, password: 'full-time' });
      expect(again.status).toBe(410);
      expect(await again.json()).toMatchObject({
        message: 'This link has been used already. Please ask for a new one.',
      });
      expect((await logIn('half-time')).status).toBe(200);
    });

    it('gets the same answer whether the address is known or not, and mail only if it is', async () => {
      const [known, unknown] = await Promise.all(
        [EMAIL, 'nobody@lions.example'].map((email) => post('/forgot-password', { email })),
      );
      expect([known?.status, unknown?.status]).toEqual([202, 202]);
      const answer = await known?.json();
      expect(answer).toEqual({
        message: 'If this address has a club login, a link for a new password is on its way to it.',
        mailbox: '/dev/mailbox',
      });
      expect(await unknown?.json()).toEqual(answer);
      await api.restart();
      expect((await storedMails(api.database)).map(({ to }) => to)).toEqual([EMAIL]);
      expect((await post('/forgot-password', { email: 'sam' })).status).toBe(400);
    });

    it('is answered without waiting for the mail, which only a known address gets', async () => {
      await api.database.transactions.runInTransaction(async (manager) => {
        // While this holds the account, no link for it can be stored.
        await manager.update(ClubAdmin, admin.id, { name: 'Sam Okafor-Lee' });
        expect((await post('/forgot-password', { email: EMAIL })).status).toBe(202);
      });
      await until(async () => (await storedMails(api.database)).length === 1);
    });

    it('can be the first one, when the invitation was lost', async () => {
      await storeClubAdmin(api.database, clubId, { email: 'new@lions.example', password: null });
      const token = await resetToken('new@lions.example');
      expect((await post('/set-password', { token, password: 'kick-off' })).status).toBe(200);
      expect((await logIn('kick-off', 'new@lions.example')).status).toBe(200);
      expect(await storedMails(api.database)).toHaveLength(1);
    });

    it('is not replaced through a link that is too old or unknown, or by a short password', async () => {
      const token = await resetToken();
      for (const password of ['12345', '', 7, undefined]) {
        const short = await post('/set-password', { token, password });
        expect(short.status).toBe(400);
        expect(await short.json()).toMatchObject({ message: 'Password must be at least 6 characters' });
      }
      await expireLinks();
      const late = await post('/set-password', { token, password: 'half-time' });
      expect(late.status).toBe(410);
      expect(await late.json()).toMatchObject({
        message: 'This link has expired. Please ask for a new one.',
      });
      for (const unknown of ['', 'x'.repeat(43), token.slice(1), `${token}a`]) {
        expect((await post('/set-password', { token: unknown, password: 'half-time' })).status).toBe(404);
      }
      expect((await logIn()).status).toBe(200);
    });

    it('has a link for an hour, of which only a hash is kept', async () => {
      const askedAt = Date.now();
      const token = await resetToken();
      const mailedAt = Date.now();
      const [link] = await api.database.dataSource.getRepository(ClubAdminToken).find();
      expect(JSON.stringify(link)).not.toContain(token);
      const expiresAt = link?.expiresAt.getTime();
      expect(expiresAt).toBeGreaterThanOrEqual(askedAt + HOUR_MS);
      expect(expiresAt).toBeLessThanOrEqual(mailedAt + HOUR_MS);
    });

    it('is set by one of several who press the link at once, and ends the other links', async () => {
      const [first, second] = [await resetToken(), await resetToken()];
      const answers = await Promise.all(
        ['aaaaaa', 'bbbbbb', 'cccccc'].map((password) => post('/set-password', { token: first, password })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
      expect((await post('/set-password', { token: second, password: 'dddddd' })).status).toBe(410);
      const { tokenVersion } = await api.database.dataSource.manager.findOneByOrFail(ClubAdmin, {
        id: admin.id,
      });
      expect(tokenVersion).toBe(1);
    });
  });

  describe('changing the password', () => {
    const change = (headers: Record<string, string>, currentPassword: string, newPassword: string) =>
      post('/change-password', { currentPassword, newPassword }, headers);

    it('keeps the session it was changed in, with its token and the new one, and ends every other', async () => {
      const here = await clubAdminHeaders(api, EMAIL);
      const elsewhere = await clubAdminHeaders(api, EMAIL);
      const answer = await post(
        '/change-password',
        { currentPassword: CLUB_PASSWORD, newPassword: 'extra-time' },
        here,
      );
      expect(answer.status).toBe(200);
      const { token } = (await answer.json()) as ClubAdminLoginAnswer;
      expect(await sessionStatus(bearer(token))).toBe(200);
      expect([await sessionStatus(here), await sessionStatus(elsewhere)]).toEqual([200, 401]);
      expect((await logIn()).status).toBe(401);
      expect((await logIn('extra-time')).status).toBe(200);
    });

    it('keeps a session through several changes, until the password is changed in another one', async () => {
      const here = await clubAdminHeaders(api, EMAIL);
      expect((await change(here, CLUB_PASSWORD, 'extra-time')).status).toBe(200);
      expect((await change(here, 'extra-time', 'injury-time')).status).toBe(200);
      const elsewhere = await clubAdminHeaders(api, EMAIL, 'injury-time');
      expect([await sessionStatus(here), await sessionStatus(elsewhere)]).toEqual([200, 200]);
      expect((await change(elsewhere, 'injury-time', 'full-time')).status).toBe(200);
      expect([await sessionStatus(here), await sessionStatus(elsewhere)]).toEqual([401, 200]);
    });

    it('keeps no session once the password is set by a link', async () => {
      const here = await clubAdminHeaders(api, EMAIL);
      await change(here, CLUB_PASSWORD, 'extra-time');
      const token = await resetToken();
      expect((await post('/set-password', { token, password: 'full-time' })).status).toBe(200);
      expect(await sessionStatus(here)).toBe(401);
    });

    it('ends links that are still open', async () => {
      const token = await resetToken();
      await post(
        '/change-password',
        { currentPassword: CLUB_PASSWORD, newPassword: 'extra-time' },
        await clubAdminHeaders(api, EMAIL),
      );
      expect((await post('/set-password', { token, password: 'stolen' })).status).toBe(410);
    });

    it.each([
      [
        { currentPassword: 'wrong', newPassword: 'extra-time' },
        'currentPassword',
        'Your current password is not correct',
      ],
      [
        { currentPassword: CLUB_PASSWORD, newPassword: '12345' },
        'newPassword',
        'Password must be at least 6 characters',
      ],
      [{ newPassword: 'extra-time' }, 'currentPassword', 'Please enter your current password'],
    ])('is refused with %j', async (body, field, message) => {
      const headers = await clubAdminHeaders(api, EMAIL);
      const answer = await post('/change-password', body, headers);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message, fields: { [field]: message } });
      expect(await sessionStatus(headers)).toBe(200);
      expect((await logIn()).status).toBe(200);
    });

    it('twice at once changes it once', async () => {
      const headers = await clubAdminHeaders(api, EMAIL);
      const answers = await Promise.all(
        ['aaaaaa', 'bbbbbb'].map((newPassword) =>
          post('/change-password', { currentPassword: CLUB_PASSWORD, newPassword }, headers),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    });
  });
});
