import { clubAdminHeaders, storeClubAdmin } from '../../test/support/club-admins.js';
import { storeClubs } from '../../test/support/factories.js';
import { postJson, send, siteAdminHeaders } from '../../test/support/sessions.js';
import { storedMails } from '../../test/support/stored-mails.js';
import { storedTotals } from '../../test/support/stored-totals.js';
import { useTestApi } from '../../test/support/test-api.js';
import { TEST_KEYS } from '../../test/support/test-settings.js';
import type { Dashboard } from '../club-area/dashboard/dashboard.dto.js';
import type { PublicReview } from '../reviews/public-review.js';
import { Review } from '../model/reviews/review.entity.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import type { HistoryEntry } from './moderation.dto.js';
import { sql } from '../platform/database/sql.js';

const emails = new EmailProtection(TEST_KEYS);
const REPLY = 'Tell your Tom to train harder.';
const REASON = 'It names a child.\nPlease answer <b>without</b> names.';

describe("removing a club's reply over HTTP", () => {
  const api = useTestApi('each', { publicUrl: 'https://site.example' });
  let headers: Record<string, string>;
  let id: number;

  const remove = (reviewId: number | string, body: unknown = { reason: REASON }): Promise<Response> =>
    send(api, 'DELETE', `/admin/reviews/${reviewId}/response`, headers, body);
  const storedReview = (): Promise<Review> => api.database.dataSource.manager.findOneByOrFail(Review, { id });
  const publicReviews = (): Promise<PublicReview[]> => api.read('/clubs/leeds-lions/reviews');
  const getHistory = async (reviewId: number): Promise<HistoryEntry[]> =>
    (await (await api.call(`/admin/reviews/${reviewId}/history`, { headers })).json()) as HistoryEntry[];

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
    const [lions] = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          {
            reviewText: `Our child was on the bench all season. ${'Mud. '.repeat(100)}The end.`,
            responseText: REPLY,
            respondedAt: new Date(),
            authorEmailEncrypted: emails.encrypt('parent@home.example'),
          },
          { reviewText: 'Nobody answered this one.' },
        ],
      },
    ]);
    await storeClubAdmin(api.database, lions?.id ?? 0, { email: 'sam@lions.example' });
    const [answered] = await api.database.reads.all<{ id: number }>(
      sql`SELECT id FROM reviews WHERE response_text IS NOT NULL`,
    );
    id = answered?.id ?? 0;
  });

  it('takes it out of every response, and leaves the review and its numbers', async () => {
    const totals = await storedTotals(api.database);
    const page = await api.call('/clubs/leeds-lions/reviews');
    expect(await page.text()).toContain(REPLY);
    const answer = await remove(id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);

    const review = await storedReview();
    expect([review.responseText, review.respondedAt]).toEqual([null, null]);
    const seen = (await publicReviews()).find((one) => one.id === id);
    expect(seen).toMatchObject({ isApproved: 1, responseText: null });
    const again = await api.call('/clubs/leeds-lions/reviews', {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(200);
    expect(await storedTotals(api.database)).toEqual(totals);
    const dashboard = await api.call('/club-admin/dashboard', {
      headers: await clubAdminHeaders(api, 'sam@lions.example'),
    });
    expect(((await dashboard.json()) as Dashboard).stats.responsesSent).toBe(0);
  });

  it('logs who did it and why, and keeps nothing of the reply', async () => {
    await remove(id);
    expect(await getHistory(id)).toEqual([
      {
        id: expect.any(Number) as number,
        actor: 'site-admin',
        staffName: 'Site password',
        action: 'reply-removed',
        fromStatus: 'approved',
        reasonCode: null,
        toStatus: 'approved',
        reason: REASON,
        createdAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    const rows = await api.database.reads.all(sql`SELECT * FROM audit_entries`);
    expect(JSON.stringify(rows)).not.toContain('Tom');
  });

  it('tells everyone who manages the club which reply was removed and why, and nothing about the parent', async () => {
    const { clubId } = await storedReview();
    await storeClubAdmin(api.database, clubId, { email: 'alex@lions.example' });
    await remove(id);
    const mails = await storedMails(api.database);
    expect(mails.map(({ to }) => to)).toEqual(['sam@lions.example', 'alex@lions.example']);
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('A reply by Leeds Lions was removed');
      expect(text).toContain('Our child was on the bench all season.');
      expect(text).not.toContain('The end.');
      expect(text).toContain('Please answer <b>without</b> names.');
      expect(html).not.toContain('<b>without');
      expect(text).toContain('https://site.example/club-admin');
      expect(`${text}${html}`).not.toMatch(/home\.example|Tom/);
    }
  });

  it('writes no mail for a club without managers', async () => {
    await api.database.dataSource.query('DELETE FROM club_admins');
    expect((await remove(id)).status).toBe(204);
    expect(await storedMails(api.database)).toEqual([]);
  });

  it('lets the club write another one, which the parent is told about', async () => {
    await remove(id);
    const club = await clubAdminHeaders(api, 'sam@lions.example');
    const reply = { responseText: 'Thank you, we have talked to the coach.' };
    expect((await postJson(api, `/club-admin/reviews/${id}/respond`, reply, club)).status).toBe(200);
    expect((await publicReviews()).find((one) => one.id === id)).toMatchObject(reply);
    expect((await storedMails(api.database)).at(-1)).toMatchObject({ to: 'parent@home.example' });
    expect((await remove(id)).status).toBe(204);
    expect((await getHistory(id)).map(({ action }) => action)).toEqual([
      'reply-removed',
      'replied',
      'reply-removed',
    ]);
  });

  it('happens once, however many request it at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect(await getHistory(id)).toHaveLength(1);
    expect(await storedMails(api.database)).toHaveLength(1);
  });

  it('is refused if there is no reply, or no review', async () => {
    const [other] = (await publicReviews()).filter((one) => one.id !== id);
    const refused = await remove(other?.id ?? 0);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: 'This review has no reply' });
    for (const unknown of ['999999', '0', '-1', 'x', '2147483648', '1.5']) {
      const answer = await remove(unknown);
      expect([unknown, answer.status]).toEqual([unknown, 404]);
      expect(await answer.json()).toMatchObject({ message: 'Review not found' });
    }
  });

  it.each([
    [undefined, 'Please give a reason'],
    [{}, 'Please give a reason'],
    [{ reason: null }, 'Please give a reason'],
    [{ reason: '' }, 'Please give a reason'],
    [{ reason: ' \n\u200B' }, 'Please give a reason'],
    [{ reason: 7 }, 'Please give a reason'],
    [{ reason: 'x'.repeat(1001) }, 'The reason must be at most 1,000 characters'],
  ])('needs a reason: %j isn’t one', async (body, message) => {
    const answer =
      body === undefined
        ? await api.call(`/admin/reviews/${id}/response`, { method: 'DELETE', headers })
        : await remove(id, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
    expect((await storedReview()).responseText).toBe(REPLY);
    expect(await storedMails(api.database)).toEqual([]);
  });
});
