import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { ReportedSite } from '../../../test/support/reported-site.js';
import { postJson } from '../../../test/support/sessions.js';
import { useSite } from '../../../test/support/started.js';
import type { ClubReport } from './reports.dto.js';

const ONE = 'The coach shouts at everybody.';
const OTHER = 'The best year of our lives.';
const BODY = { reason: 'interest', words: 'Written by a rival club.' };

describe('a club that reports its reviews', () => {
  const site = useSite('suite', () => ReportedSite.start([ONE, OTHER]));
  let others: Record<string, string>;

  const list = async (headers = site.club, query = ''): Promise<ClubReport[]> => {
    const answer = await site.api.call(`/club-admin/reports${query}`, { headers });
    return (await answer.json()) as ClubReport[];
  };

  beforeAll(async () => {
    const [yaks] = await storeClubs(site.api.database, [{ name: 'York Yaks' }]);
    await storeClubAdmin(site.api.database, yaks?.id ?? 0, { email: 'kim@yaks.example' });
    others = await clubAdminHeaders(site.api, 'kim@yaks.example');
  });

  it('gets a number without an email, and the review stays', async () => {
    const answer = await site.reportAsClub(ONE);
    expect(answer.status).toBe(201);
    const report = (await answer.json()) as ClubReport;
    expect(report).toEqual({
      ...BODY,
      number: expect.stringMatching(/^R-/),
      reviewId: (await site.review(ONE)).id,
      reviewText: ONE,
      state: 'open',
      reportedAt: expect.any(String),
      decidedAt: null,
      outcome: null,
      removalReason: null,
      decisionWords: null,
    });
    expect(await list()).toEqual([report]);
    expect(await site.publicTexts()).toContain(ONE);
    expect(await site.mails('report-confirmation')).toEqual([]);
  });

  it('can have one open report of each review', async () => {
    const again = await site.reportAsClub(ONE);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ message: expect.stringMatching(/already/) });
    const answers = await Promise.all([site.reportAsClub(OTHER), site.reportAsClub(OTHER)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('reads the outcome in its area, and may report again', async () => {
    const { id } = await site.entry(ONE);
    expect((await site.decide(id, { decision: 'stand', words: 'A parent may say so.' })).status).toBe(200);
    expect((await list()).find(({ reviewText }) => reviewText === ONE)).toMatchObject({
      state: 'decided',
      outcome: 'stands',
      decisionWords: 'A parent may say so.',
    });
    const [mail] = await site.mailsOnce('club-report-outcome', 1);
    expect(mail).toMatchObject({ to: 'sam@leeds-lions.example' });
    expect(mail?.text).toContain(`/club-admin?club=${site.clubId}`);
    expect((await site.reportAsClub(ONE)).status).toBe(201);
  });

  it('can only report and see its own', async () => {
    const { id } = await site.review(ONE);
    expect((await postJson(site.api, `/club-admin/reviews/${id}/report`, BODY, others)).status).toBe(403);
    expect(await list(others)).toEqual([]);
    const foreign = await site.api.call(`/club-admin/reports?clubId=${site.clubId}`, { headers: others });
    expect(foreign.status).toBe(403);
    expect((await postJson(site.api, '/club-admin/reviews/999999/report', BODY, site.club)).status).toBe(404);
  });
});
