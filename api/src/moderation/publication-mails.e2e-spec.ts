import { storeClubs } from '../../test/support/factories.js';
import { ReportedSite } from '../../test/support/reported-site.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, send, siteAdminHeaders } from '../../test/support/sessions.js';
import { storedMails, getStoredMails, tokenIn } from '../../test/support/stored-mails.js';
import type { TestApi } from '../../test/support/test-api.js';
import { startTestApi } from '../../test/support/test-api.js';
import { Club } from '../model/clubs/club.entity.js';
import { Review } from '../model/reviews/review.entity.js';

const HELD = 'Lovely club, and the coach shouts at my son Jack Smith.';
const PLAIN = 'Lovely club, and the coaches know every name of theirs.';
const AUTHOR = 'parent@home.example';

describe('the mail to the author of a waiting review', () => {
  let api: TestApi;
  let headers: Record<string, string>;
  let clubId: number;

  /** A review that its author has confirmed. */
  async function confirmed(reviewText: string): Promise<number> {
    const sent = await postJson(api, '/reviews', reviewForm(clubId, { reviewText, authorEmail: AUTHOR }));
    expect(sent.ok).toBe(true);
    const [mail] = (await getStoredMails(api.database, 'review-verification')).slice(-1);
    expect((await postJson(api, '/reviews/verify', { token: tokenIn(mail ?? { text: '' }) })).ok).toBe(true);
    const [review] = await api.database.dataSource.manager.find(Review, { order: { id: 'DESC' }, take: 1 });
    return review?.id ?? 0;
  }
  const approve = (id: number) => postJson(api, `/reviews/${id}/approve`, {}, headers);
  const remove = (id: number) =>
    send(api, 'DELETE', `/reviews/${id}`, headers, { reasonCode: 'personal-data' });
  const toAuthor = async () =>
    (await storedMails(api.database))
      .filter(({ to, mail }) => to === AUTHOR && mail.kind !== 'review-verification')
      .map(({ mail, ...written }) => ({ kind: mail.kind, ...written }));

  async function start(publication: 'verified' | 'approved' = 'verified') {
    api = await startTestApi({ reviewPublication: publication });
    headers = await siteAdminHeaders(api);
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  }

  afterEach(() => api.stop());

  it('says once that a held review is published, with the link to manage it', async () => {
    await start();
    const id = await confirmed(HELD);
    expect(await toAuthor()).toEqual([]);
    const answers = await Promise.all([approve(id), approve(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [mail, ...others] = await toAuthor();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'review-published',
      subject: 'Your review of Leeds Lions is published',
    });
    expect(mail?.text).not.toContain('Jack Smith');
    const token = tokenIn(mail ?? { text: '' });
    expect(await (await postJson(api, '/reviews/mine', { token })).json()).toMatchObject({ id });
  });

  it('says that a held review was removed, in the one mail about a removal', async () => {
    await start();
    expect((await remove(await confirmed(HELD))).ok).toBe(true);
    expect((await toAuthor()).map(({ kind }) => kind)).toEqual(['review-removed']);
  });

  it('isn’t written about a review that was public already', async () => {
    await start();
    expect((await approve(await confirmed(PLAIN))).status).toBe(200);
    expect(await toAuthor()).toEqual([]);
  });

  it('is written about every review if each needs approval', async () => {
    await start('approved');
    expect((await approve(await confirmed(PLAIN))).status).toBe(200);
    expect((await toAuthor()).map(({ kind }) => kind)).toEqual(['review-published']);
  });

  it('isn’t written while the club and its reviews are hidden', async () => {
    await start();
    const id = await confirmed(HELD);
    await api.database.dataSource.manager.update(Club, clubId, { state: 'hidden' });
    expect((await approve(id)).status).toBe(200);
    expect(await toAuthor()).toEqual([]);
  });

  it('isn’t written to an address that can’t be read any more', async () => {
    await start();
    const id = await confirmed(HELD);
    await api.database.dataSource.manager.update(Review, id, { authorEmailEncrypted: '' });
    expect((await approve(id)).status).toBe(200);
    expect(await getStoredMails(api.database, 'review-published')).toEqual([]);
  });
});

describe('a review that a report has hidden', () => {
  it('comes back without a mail: its author was never told', async () => {
    const site = await ReportedSite.start([PLAIN]);
    try {
      const token = await site.submitted({
        review: PLAIN,
        reason: 'child-at-risk',
        words: 'It says where a child waits alone.',
        email: 'worried@home.example',
      });
      await site.confirm(token);
      const { id } = await site.review(PLAIN);
      const approved = await postJson(
        site.api,
        `/reviews/${id}/approve`,
        {},
        await siteAdminHeaders(site.api),
      );
      expect(approved.status).toBe(200);
      expect(await site.publicTexts()).toContain(PLAIN);
      expect(await site.mails('review-published')).toEqual([]);
    } finally {
      await site.api.stop();
    }
  });
});
