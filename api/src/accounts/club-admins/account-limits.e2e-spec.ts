import { CLUB_PASSWORD, clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { postJson } from '../../../test/support/sessions.js';

const EMAIL = 'sam@lions.example';

describe('guessing at club accounts', () => {
  const api = useTestApi('each', { rateLimits: true });

  // The shell in front of the api passes on the visitor's address.
  const post = (
    path: string,
    body: unknown,
    address: string,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    postJson(api, `/club-admin${path}`, body, { ...headers, 'x-forwarded-for': address });
  const logIn = async (address: string, email = EMAIL, password = 'wrong'): Promise<number> =>
    (await post('/login', { email, password }, address)).status;
  const times = (count: number, attempt: (index: number) => Promise<number>): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));
  const refused = (statuses: number[]): number => statuses.filter((status) => status === 429).length;

  beforeEach(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: EMAIL });
  });

  it('from one network is stopped after twenty wrong passwords, whatever the accounts', async () => {
    expect(refused(await times(22, (index) => logIn('192.0.2.1', `sam${index}@lions.example`)))).toBe(2);
    expect(await logIn('192.0.2.1', EMAIL, CLUB_PASSWORD)).toBe(429);
    expect(await logIn('192.0.2.2', EMAIL, CLUB_PASSWORD)).toBe(200);
  });

  it('from one network isn’t reset by logging in to the guesser’s own account', async () => {
    for (let round = 0; round < 2; round += 1) {
      await times(9, (index) => logIn('192.0.2.3', `sam${round}${index}@lions.example`));
      expect(await logIn('192.0.2.3', EMAIL, CLUB_PASSWORD)).toBe(200);
    }
    expect(refused(await times(4, (index) => logIn('192.0.2.3', `kim${index}@lions.example`)))).toBe(2);
  });

  it('by links is stopped after twenty', async () => {
    const press = async (): Promise<number> =>
      (await post('/set-password', { token: 'x', password: 'half-time' }, '192.0.2.4')).status;
    expect(refused(await times(22, press))).toBe(2);
  });

  it('with a stolen token is stopped after ten attempts at the password', async () => {
    const headers = await clubAdminHeaders(api, EMAIL);
    const change = async (index: number): Promise<number> => {
      const body = { currentPassword: `guess ${index}`, newPassword: 'half-time' };
      return (await post('/change-password', body, `198.51.100.${index}`, headers)).status;
    };
    expect(refused(await times(12, change))).toBe(2);
  });

  it('can’t flood an inbox, nor reveal whether an address is known', async () => {
    const ask = async (index: number, email = EMAIL): Promise<number> =>
      (await post('/forgot-password', { email }, `198.51.100.${index}`)).status;
    expect(await times(8, (index) => ask(index))).toEqual(Array(8).fill(202));
    expect(await times(8, (index) => ask(index, 'nobody@lions.example'))).toEqual(Array(8).fill(202));
    const mails = async (): Promise<number> => {
      const [row] = await api.database.dataSource.query<{ count: string | number }[]>(
        'SELECT COUNT(*) AS count FROM mails WHERE is_for_digest = 0',
      );
      return Number(row?.count);
    };
    await api.restart();
    expect(await mails()).toBe(3);
    expect(refused(await times(12, () => ask(200)))).toBe(2);
  });
});
