import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { postJson } from '../../../test/support/sessions.js';

describe('the limits on submitting', () => {
  const api = useTestApi('suite', { rateLimits: true });
  let clubIds: number[];

  beforeAll(async () => {
    const clubs = await storeClubs(
      api.database,
      Array.from({ length: 12 }, (_, index) => ({ name: `Club ${index}` })),
    );
    clubIds = clubs.map(({ id }) => id);
  });

  const submitFrom = (client: string, clubId: number, authorEmail: string) =>
    postJson(api, '/reviews', reviewForm(clubId, { authorEmail }), { 'x-forwarded-for': client });

  it('are counted for a client, whoever it claims to be', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const response = await submitFrom('203.0.113.1', clubIds[0] ?? 0, `client${index}@home.example`);
      statuses.push(response.status);
      if (response.status !== 429) continue;
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(3500);
      expect(await response.json()).toEqual({
        statusCode: 429,
        message: expect.stringMatching(/^Too many requests: please try again in (60 minutes|1 hour)$/),
        error: 'Too Many Requests',
      });
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    expect((await submitFrom('203.0.113.2', clubIds[0] ?? 0, 'other@home.example')).status).toBe(201);
  });

  it('on mails to one mailbox don’t change the response: only its owner may notice them', async () => {
    const statuses: number[] = [];
    for (const [index, clubId] of clubIds.entries()) {
      const email = index % 2 ? 'busy@home.example' : ' Busy@Home.example';
      statuses.push((await submitFrom(`203.0.113.${index + 10}`, clubId, email)).status);
    }
    expect(statuses).toEqual(Array<number>(12).fill(201));
    const mails = await storedMails(api.database);
    const busy = mails.filter(({ to }) => to.toLowerCase().startsWith('busy@'));
    expect(busy.filter(({ mail }) => !mail.isForDigest)).toHaveLength(8);
  });
});
