import { useTestApi } from '../../../test/support/test-api.js';

describe('the rate limit', () => {
  const api = useTestApi('suite', { rateLimits: true }, {});
  const from = (address: string) => api.call('/stats', { headers: { 'x-forwarded-for': address } });

  it('stops an address that makes too many requests, and only that one', async () => {
    let stopped: Response | undefined;
    for (let asked = 0; asked < 1300 && !stopped; asked += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => from('198.51.100.7')));
      stopped = answers.find((answer) => answer.status === 429);
      await Promise.all(answers.filter((answer) => answer !== stopped).map((answer) => answer.text()));
    }
    expect(stopped?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await stopped?.json()).toEqual({
      statusCode: 429,
      message: expect.stringContaining('Too many requests'),
      error: 'Too Many Requests',
    });
    const other = await from('198.51.100.8');
    expect(other.status).toBe(200);
    await other.text();
  });

  it('counts suggestions separately: reading still works when they stop', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const statuses: number[] = [];
    for (let asked = 0; asked < 650; asked += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => api.call('/clubs/suggestions?q=le', { headers })),
      );
      for (const answer of answers) {
        statuses.push(answer.status);
        await answer.text();
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect((await from('198.51.100.9')).status).toBe(200);
  });

  it('counts one household’s IPv6 addresses as one', async () => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 1300; asked += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => from(`2001:db8:1:2::${(asked + index).toString(16)}`)),
      );
      for (const answer of answers) {
        statuses.add(answer.status);
        await answer.text();
      }
    }
    expect(statuses).toContain(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });
});
