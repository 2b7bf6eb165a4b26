import { ClubAccount, EMAIL } from '../../../test/support/club-account.js';
import { CLUB_PASSWORD, storeClubAdmin } from '../../../test/support/club-admins.js';
import { bearer } from '../../../test/support/sessions.js';
import { useSite } from '../../../test/support/started.js';
import { hashPassword } from '../../platform/security/passwords.js';
import type { ClubAdminLoginResponse } from './account.dto.js';

const HOUR_MS = 3_600_000;
const WRONG = { statusCode: 401, message: 'Invalid email or password', error: 'Unauthorized' };

describe('logging in as a club administrator', () => {
  const account = useSite('suite', () => ClubAccount.start());

  beforeEach(() => account.renew());

  it('gives a token for twelve hours, and who it is for', async () => {
    const askedAt = Date.now();
    const answer = await account.logIn();
    const answeredAt = Date.now();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { token, expiresAt, admin: who } = (await answer.json()) as ClubAdminLoginResponse;
    expect(who).toEqual({ name: 'Sam Okafor', email: EMAIL });
    const startsAt = Date.parse(expiresAt) - 12 * HOUR_MS;
    // A token's times are whole seconds.
    expect(startsAt).toBeGreaterThan(askedAt - 1000);
    expect(startsAt).toBeLessThanOrEqual(answeredAt);
    const session = await account.api.call('/club-admin/session', { headers: bearer(token) });
    expect(await session.json()).toEqual({
      role: 'club-admin',
      expiresAt,
      admin: who,
      clubs: [{ id: account.clubId, name: 'Leeds Lions', slug: 'leeds-lions' }],
    });
  });

  it('accepts the address in any spelling', async () => {
    expect((await account.logIn(CLUB_PASSWORD, '  SAM@Lions.example ')).status).toBe(200);
  });

  it.each([
    ['a wrong password', EMAIL, 'kick-of'],
    ['a password in other letters', EMAIL, 'KICK-OFF'],
    ['an unknown address', 'nobody@lions.example', CLUB_PASSWORD],
    ['what is no address', 'sam', CLUB_PASSWORD],
    ['signs that no address has', "' OR 1=1 --\u0000", CLUB_PASSWORD],
  ])('refuses %s with the same words', async (_what, email, password) => {
    const answer = await account.logIn(password, email);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(WRONG);
  });

  it('refuses an account without a password', async () => {
    await storeClubAdmin(account.api.database, account.clubId, {
      email: 'new@lions.example',
      password: null,
    });
    for (const password of ['x', 'null', CLUB_PASSWORD]) {
      expect(await (await account.logIn(password, 'new@lions.example')).json()).toEqual(WRONG);
    }
  });

  it.each([
    [{}, 'Please enter your email address; Please enter your password'],
    [{ email: EMAIL }, 'Please enter your password'],
    [{ email: ' ', password: 'x' }, 'Please enter your email address'],
    [{ email: EMAIL, password: ['x'] }, 'Please enter your password'],
  ])('requires both: %j', async (body, message) => {
    const answer = await account.post('/login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  });

  it('does as much work for an unknown address as for a known one', async () => {
    const email = 'kim@lions.example';
    await storeClubAdmin(account.api.database, account.clubId, { email, toHash: hashPassword });
    // Processor time, however busy the machine is: hashing the password is nearly all of it.
    const effort = async (address: string): Promise<number> => {
      const start = process.cpuUsage();
      await account.logIn('wrong', address);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    let [known, unknown] = [0, 0];
    for (let round = 0; round < 15; round += 1) {
      known += await effort(email);
      unknown += await effort(`nobody${round}@lions.example`);
    }
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});
