import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import type { HistoryEntry } from '../../moderation/moderation.dto.js';
import type { PublicReview } from '../../reviews/public-review.js';
import { Review } from '../../model/reviews/review.entity.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { Dashboard } from '../dashboard/dashboard.dto.js';
import type { ReviewReply } from './review-replies.service.js';

const emails = new EmailProtection(TEST_KEYS);

describe('replying to reviews over HTTP', () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;

  const toId = async (reviewText: string): Promise<number> =>
    (await api.database.dataSource.manager.findOneByOrFail(Review, { reviewText })).id;
  const respond = (id: number | string, responseText: unknown): Promise<Response> =>
    postJson(api, `/club-admin/reviews/${id}/respond`, { responseText }, headers);

  beforeEach(async () => {
    const [lions] = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'Approved one.', authorEmailEncrypted: emails.encrypt('parent@home.example') },
          { reviewText: 'Of the past.', authorEmailEncrypted: 'of another key' },
          { reviewText: 'Not approved.', isApproved: false },
        ],
      },
      {
        name: 'York Yaks',
        reviews: [{ reviewText: 'Other club.' }, { reviewText: 'Other hidden.', isApproved: false }],
      },
    ]);
    await storeClubAdmin(api.database, lions?.id ?? 0, { email: 'sam@lions.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
  });

  it('shows the reply to everyone, and notifies the reviewer once', async () => {
    const id = await toId('Approved one.');
    const totals = await storedTotals(api.database);
    const askedAt = Date.now();
    const answer = await respond(id, ' Thank you!\r\nSee you <b>soon</b>. ');
    const answeredAt = Date.now();
    expect(answer.status).toBe(200);
    const reply = (await answer.json()) as ReviewReply;
    expect(reply).toEqual({
      id,
      responseText: 'Thank you!\nSee you <b>soon</b>.',
      respondedAt: expect.any(String) as string,
    });
    const respondedAt = Date.parse(reply.respondedAt);
    expect(respondedAt).toBeGreaterThanOrEqual(askedAt);
    expect(respondedAt).toBeLessThanOrEqual(answeredAt);
    const review = (await api.read<PublicReview[]>('/clubs/leeds-lions/reviews')).find(
      (one) => one.id === id,
    );
    expect(review?.responseText).toBe(reply.responseText);
    const [mail] = await storedMails(api.database);
    expect(mail).toMatchObject({
      to: 'parent@home.example',
      subject: 'Leeds Lions has replied to your review',
    });
    expect(mail?.text).toContain('http://127.0.0.1:3000/clubs/leeds-lions');
    expect(mail?.text).not.toContain('See you');

    expect((await respond(id, 'Edited.')).status).toBe(200);
    expect(await storedMails(api.database)).toHaveLength(1);
    const dashboard = await api.call('/club-admin/dashboard', { headers });
    const { stats, reviews } = (await dashboard.json()) as Dashboard;
    expect(stats.responsesSent).toBe(1);
    expect(reviews.find((one) => one.id === id)?.responseText).toBe('Edited.');
    expect(await storedTotals(api.database)).toEqual(totals);

    const history = await api.call(`/admin/reviews/${id}/history`, { headers: await siteAdminHeaders(api) });
    expect(((await history.json()) as HistoryEntry[]).map(({ actor, action }) => [actor, action])).toEqual([
      ['club-admin', 'replied'],
      ['club-admin', 'reply-edited'],
    ]);
  });

  it('sends one mail even when two administrators reply at once', async () => {
    const id = await toId('Approved one.');
    const answers = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => respond(id, text)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedMails(api.database)).toHaveLength(1);
  });

  it('sends no mail when the address can’t be read any more', async () => {
    expect((await respond(await toId('Of the past.'), 'Thanks.')).status).toBe(200);
    expect(await storedMails(api.database)).toEqual([]);
  });

  it.each([undefined, null, '', ' \n\t ', '\u200B', 7, ['x']])('refuses the text %j', async (text) => {
    const answer = await respond(await toId('Approved one.'), text);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Please write a response' });
  });

  it('refuses a text that is too long', async () => {
    const answer = await respond(await toId('Approved one.'), 'x'.repeat(4001));
    expect(await answer.json()).toMatchObject({ message: 'Your response must be at most 4,000 characters' });
  });

  it.each([
    ['Other club.', 403],
    ['Other hidden.', 403],
    ['Not approved.', 404],
  ])('is refused for the review %j with %i, and changes nothing', async (text, status) => {
    const id = await toId(text);
    expect((await respond(id, 'Thanks.')).status).toBe(status);
    const review = await api.database.dataSource.manager.findOneByOrFail(Review, { id });
    expect([review.responseText, review.respondedAt]).toEqual([null, null]);
    expect(await storedMails(api.database)).toEqual([]);
  });

  it.each(['0', 'x', '99999', '1e3', '2147483648'])('returns 404 for the review %s', async (id) => {
    expect((await respond(id, 'Thanks.')).status).toBe(404);
  });
});
