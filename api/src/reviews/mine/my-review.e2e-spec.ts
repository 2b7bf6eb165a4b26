import { requestLinks } from '../../../test/support/author-links.js';
import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { getMailsTo, newestToken } from '../../../test/support/stored-mails.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import { Review } from '../../model/reviews/review.entity.js';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../model/reviews/submission-trace.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { PublicReview } from '../public-review.js';
import type { MyData, MyReview } from './my-review.dto.js';

const EMAIL = 'parent@home.example';
const TEXT = 'Friendly coaches and a good pitch.';
const STRANGE_TEXT = 'A stranger writes in the parent’s name that nobody ever turns up for training here.';
const NEW_TEXT = 'Still friendly, but the pitch is under water all winter.';

describe('a review in the hands of its author', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let admin: Record<string, string>;

  const submit = async (changes: Record<string, unknown> = {}): Promise<string> => {
    expect((await postJson(api, '/reviews', reviewForm(clubId, changes))).status).toBe(201);
    return newestToken(api.database);
  };
  const verify = (token: string) => postJson(api, '/reviews/verify', { token });
  const mine = (action: string, token: string, more: object = {}) =>
    postJson(api, `/reviews/mine${action}`, { token, ...more });
  const manageToken = (email = EMAIL) => requestLinks(api, email);
  const published = async (changes: Record<string, unknown> = {}): Promise<string> => {
    expect((await verify(await submit(changes))).status).toBe(200);
    return manageToken(typeof changes['authorEmail'] === 'string' ? changes['authorEmail'] : EMAIL);
  };
  const content = (changes: Record<string, unknown> = {}) => {
    const { clubId: _club, authorEmail: _email, ...form } = reviewForm(clubId, changes);
    return form;
  };
  const publicReviews = () => api.read<PublicReview[]>('/clubs/leeds-lions/reviews');
  const publicTexts = async () => (await publicReviews()).map(({ reviewText }) => reviewText);
  const expectExactTotals = async () => {
    const kept = await storedTotals(api.database);
    await recountStoredValues(api.database);
    expect(kept).toEqual(await storedTotals(api.database));
  };

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    admin = await siteAdminHeaders(api);
  });

  beforeEach(async () => {
    const { manager } = api.database.dataSource;
    await manager.deleteAll(SubmissionTrace);
    await manager.deleteAll(SubmissionTraceBand);
    await manager.deleteAll(ArchivedReview);
    await manager.deleteAll(Review);
    await manager.deleteAll(SeasonSlot);
    await api.database.dataSource.query('DELETE FROM mails');
    await recountStoredValues(api.database);
  });

  afterEach(expectExactTotals);

  describe('before it is published', () => {
    it('is read as it would be shown, and reading publishes nothing', async () => {
      const token = await submit();
      const preview = await postJson(api, '/reviews/verify/preview', { token });
      expect(await preview.json()).toEqual({
        status: 'unconfirmed',
        clubName: 'Leeds Lions',
        clubSlug: 'leeds-lions',
        isHeld: false,
        replaces: null,
        review: expect.objectContaining({ reviewText: TEXT, ageGroup: 'U9s', overallRating: '4.2' }),
      });
      expect(await publicTexts()).toEqual([]);
    });

    it('shows what it would replace', async () => {
      await published();
      const token = await submit({ reviewText: NEW_TEXT });
      const preview = await postJson(api, '/reviews/verify/preview', { token });
      expect(await preview.json()).toMatchObject({
        review: { reviewText: NEW_TEXT },
        replaces: { reviewText: TEXT },
      });
    });

    it('is removed when the owner of the address didn’t write it; its text and sender cause no more mails', async () => {
      const stranger = { 'X-Forwarded-For': '81.2.69.160', 'User-Agent': 'Stranger' };
      const parent = { 'X-Forwarded-For': '81.2.69.160', 'User-Agent': 'Parent' };
      const write = (reviewText: string, headers: Record<string, string>) =>
        postJson(api, '/reviews', reviewForm(clubId, { reviewText }), headers);
      await write(STRANGE_TEXT, stranger);
      const token = await newestToken(api.database);
      const rejected = await postJson(api, '/reviews/verify/reject', { token });
      expect(await rejected.json()).toEqual({ clubName: 'Leeds Lions' });
      expect((await verify(token)).status).toBe(404);
      const mails = (await getMailsTo(api.database, EMAIL)).length;
      expect((await write(TEXT, stranger)).status).toBe(201);
      expect((await write(`${STRANGE_TEXT} Again.`, parent)).status).toBe(201);
      expect(await getMailsTo(api.database, EMAIL)).toHaveLength(mails);
      // The owner isn't silenced, even in the same network.
      await write(TEXT, parent);
      expect(await getMailsTo(api.database, EMAIL)).toHaveLength(mails + 1);
    });

    it('can’t be disowned once it is published', async () => {
      const token = await submit();
      await verify(token);
      const rejected = await postJson(api, '/reviews/verify/reject', { token });
      expect(rejected.status).toBe(409);
      expect(await publicTexts()).toEqual([TEXT]);
    });
  });

  it('is shown to its author with its state', async () => {
    const token = await published();
    expect((await (await mine('', token)).json()) as MyReview).toEqual({
      id: expect.any(Number),
      clubName: 'Leeds Lions',
      clubSlug: 'leeds-lions',
      state: 'published',
      review: expect.objectContaining({ reviewText: TEXT }),
      waitingEdit: null,
      responseText: null,
      removalReasonCode: null,
      removalReason: null,
      appeal: null,
      erasedAt: null,
    });
  });

  it.each(['', 'unknown', '1.zzzzzz.x', `1.zzzzzz.${'a'.repeat(43)}`, '../..'])(
    'doesn’t accept the link %j',
    async (token) => {
      await published();
      for (const action of ['', '/withdraw', '/restore', '/export', '/erase'])
        expect((await mine(action, token)).status).toBe(404);
      expect((await mine('/edit', token, content())).status).toBe(404);
      expect(await publicTexts()).toEqual([TEXT]);
    },
  );

  it('doesn’t accept another review’s signature', async () => {
    const [first, second] = [await published(), await published({ authorEmail: 'other@home.example' })];
    const [id] = second.split('.');
    expect((await mine('/withdraw', [id, ...first.split('.').slice(1)].join('.'))).status).toBe(404);
  });

  describe('edited', () => {
    it('changes at once, with everything that counts it', async () => {
      const token = await published();
      const answer = await mine(
        '/edit',
        token,
        content({ reviewText: NEW_TEXT, facilitiesRating: 1, ageGroup: 'U10s' }),
      );
      expect(await answer.json()).toMatchObject({
        state: 'published',
        review: { reviewText: NEW_TEXT, facilitiesRating: 1 },
      });
      expect(await publicReviews()).toEqual([
        expect.objectContaining({ reviewText: NEW_TEXT, overallRating: '3.8', ageGroup: 'U10s' }),
      ]);
      expect(await api.read('/stats/age-groups')).toEqual([{ ageGroup: 'U10s', count: 1 }]);
    });

    it('is checked by a moderator first if automatic checks stop it; the public reads the old text', async () => {
      const token = await published();
      const answer = await mine('/edit', token, content({ reviewText: 'Ring me on 07700 900123 for more.' }));
      expect(await answer.json()).toMatchObject({
        state: 'published',
        review: { reviewText: TEXT },
        waitingEdit: { reviewText: 'Ring me on 07700 900123 for more.' },
      });
      expect(await publicTexts()).toEqual([TEXT]);
      await mine('/edit', token, content({ reviewText: NEW_TEXT }));
      expect(await (await mine('', token)).json()).toMatchObject({
        review: { reviewText: NEW_TEXT },
        waitingEdit: null,
      });
    });

    it('follows the rules of the form, and names the fields', async () => {
      const token = await published();
      const answer = await mine('/edit', token, content({ reviewText: 'short', valueRating: 9 }));
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as ErrorResponse).fields).toEqual({
        reviewText: 'Please write at least 10 characters',
        valueRating: 'Please rate value for money',
      });
    });
  });

  it('can be withdrawn and put back as it was', async () => {
    const token = await published();
    expect(await (await mine('/withdraw', token)).json()).toMatchObject({
      state: 'withdrawn',
      erasedAt: expect.any(String),
    });
    expect(await publicTexts()).toEqual([]);
    expect((await mine('/withdraw', token)).status).toBe(409);
    expect((await mine('/edit', token, content())).status).toBe(409);
    expect(await (await mine('/restore', token)).json()).toMatchObject({ state: 'published' });
    expect(await publicTexts()).toEqual([TEXT]);
    expect((await mine('/restore', token)).status).toBe(409);
  });

  it('keeps its place in the season when a moderator removes it', async () => {
    const token = await published();
    const [review] = await publicReviews();
    const removed = await send(api, 'DELETE', `/reviews/${review?.id}`, admin, {
      reason: 'It names a child.',
    });
    expect(removed.status).toBe(204);
    expect(await (await mine('', token)).json()).toMatchObject({
      state: 'removed',
      removalReason: 'It names a child.',
    });
    expect((await mine('/restore', token)).status).toBe(409);
    const second = await submit({ reviewText: NEW_TEXT });
    expect((await getMailsTo(api.database, EMAIL)).at(-1)?.subject).toBe(
      'Your review of Leeds Lions can’t be published',
    );
    expect((await verify(second)).status).not.toBe(200);
    expect(await publicTexts()).toEqual([]);
  });

  it('exports everything that is stored, and erases it', async () => {
    const token = await published();
    await submit({ reviewText: NEW_TEXT });
    const data = (await (await mine('/export', token)).json()) as MyData;
    expect(data).toMatchObject({
      emailAddress: EMAIL,
      reviews: [
        { clubName: 'Leeds Lions', reviewText: TEXT, state: 'published' },
        { clubName: 'Leeds Lions', reviewText: NEW_TEXT, state: 'unconfirmed' },
      ],
    });
    expect(await (await mine('/erase', token)).json()).toEqual({ reviews: 2 });
    expect(await publicTexts()).toEqual([]);
    for (const table of [Review, SubmissionTrace, SubmissionTraceBand])
      expect(await api.database.dataSource.getRepository(table).count()).toBe(0);
    expect((await mine('', token)).status).toBe(404);
    // The place is still taken, or one could review a club over and over.
    const again = await submit();
    expect((await verify(again)).status).not.toBe(200);
  });

  it('sends the links to the address, or says there that there are none', async () => {
    await published();
    await requestLinks(api, ' Parent@Home.example');
    await requestLinks(api, 'nobody@home.example');
    expect((await getMailsTo(api.database, EMAIL)).at(-1)?.text).toContain('Leeds Lions');
    const [mail] = await getMailsTo(api.database, 'nobody@home.example');
    expect(mail?.text).toContain('There are none');
  });

  describe('at the same moment', () => {
    const getStatuses = async (calls: Promise<Response>[]) =>
      (await Promise.all(calls)).map(({ status }) => status);

    it('confirmed and withdrawn: one of the two texts is public, or none', async () => {
      for (let round = 0; round < 4; round += 1) {
        const email = `race${round}@home.example`;
        const token = await published({ authorEmail: email });
        const next = await submit({ authorEmail: email, reviewText: NEW_TEXT });
        const [confirmed, withdrawn] = await getStatuses([verify(next), mine('/withdraw', token)]);
        expect(confirmed).toBe(200);
        expect([200, 404, 409]).toContain(withdrawn);
        expect((await publicTexts()).filter((text) => text === NEW_TEXT)).toHaveLength(round + 1);
        await expectExactTotals();
      }
    });

    it('confirmed and put back: the newer text takes the place', async () => {
      for (let round = 0; round < 4; round += 1) {
        const email = `back${round}@home.example`;
        const token = await published({ authorEmail: email });
        await mine('/withdraw', token);
        const next = await submit({ authorEmail: email, reviewText: NEW_TEXT });
        const [confirmed] = await getStatuses([verify(next), mine('/restore', token)]);
        expect(confirmed).toBe(200);
        expect(await publicTexts()).toEqual(Array<string>(round + 1).fill(NEW_TEXT));
        await expectExactTotals();
      }
    });

    it('edited, approved, withdrawn, put back and removed: nothing is counted twice', async () => {
      for (let round = 0; round < 4; round += 1) {
        const email = `busy${round}@home.example`;
        const token = await published({ authorEmail: email });
        const { id } = (await (await mine('', token)).json()) as MyReview;
        const statuses = await getStatuses([
          mine('/edit', token, content({ reviewText: NEW_TEXT, ageGroup: 'U11s', valueRating: 1 })),
          postJson(api, `/reviews/${id}/approve`, {}, admin),
          mine('/withdraw', token),
          mine('/restore', token),
          mine('/edit', token, content({ reviewText: 'Ring me on 07700 900123 for more.' })),
          api.call(`/reviews/${id}`, { method: 'DELETE', headers: admin }),
        ]);
        expect(statuses.filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
        await expectExactTotals();
      }
    });
  });
});
