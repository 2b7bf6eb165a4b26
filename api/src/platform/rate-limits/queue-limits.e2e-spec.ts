import { claimForm } from '../../../test/support/claim-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { missingClub } from '../../../test/support/suggestion-form.js';
import { useTestApi } from '../../../test/support/test-api.js';

const HOUR_SECONDS = 3600;

describe.each([
  ['claims', '/clubs/claim', 201, claimForm],
  ['suggestions', '/suggestions', 202, missingClub],
] as const)('the %s that moderators get without a confirmed address', (entries, path, accepted, form) => {
  const api = useTestApi('each', { rateLimits: true });
  let sent = 0;

  const send = (address: string): Promise<Response> => {
    sent += 1;
    return postJson(api, path, form({ clubName: `Club ${sent}` }), { 'x-forwarded-for': address });
  };
  const accept = async (address: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) expect((await send(address)).status).toBe(accepted);
  };
  /** Returns how many seconds the sender has to wait. */
  const refuse = async (address: string): Promise<number> => {
    const { status, headers } = await send(address);
    expect(status).toBe(429);
    return Number(headers.get('retry-after'));
  };
  const letAnHourPass = () =>
    api.database.dataSource.query(
      `DELETE FROM rate_limit_counters WHERE counter_key LIKE '${entries}-by-client:%'`,
    );

  it('are at most 10 an hour and 20 a day from one client', async () => {
    await accept('81.2.69.1', 10);
    expect(await refuse('81.2.69.1')).toBeLessThanOrEqual(HOUR_SECONDS);
    await letAnHourPass();
    await accept('81.2.69.1', 10);
    await letAnHourPass();
    expect(await refuse('81.2.69.1')).toBeGreaterThan(HOUR_SECONDS);
    await accept('81.2.69.2', 1);
  });

  it.each([
    ['IPv4 /24', (host: number) => `81.2.69.${host}`, '81.2.70.1'],
    ['IPv6 /48', (host: number) => `2a00:23c5:1234:${host}::1`, '2a00:23c5:1235:1::1'],
  ])('are at most 60 a day from one %s', async (_, getClient, elsewhere) => {
    for (let host = 1; host <= 6; host += 1) await accept(getClient(host), 10);
    expect(await refuse(getClient(7))).toBeGreaterThan(HOUR_SECONDS);
    await accept(elsewhere, 1);
  });
});
