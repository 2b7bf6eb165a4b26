import { parse } from 'csv-parse/sync';
import { storeClubs } from '../../test/support/factories.js';
import { postJson, siteAdminHeaders } from '../../test/support/sessions.js';
import { storedTotals } from '../../test/support/stored-totals.js';
import type { TestApi } from '../../test/support/test-api.js';
import { startTestApi } from '../../test/support/test-api.js';
import { TEST_SECRETS } from '../../test/support/test-settings.js';
import type { Review } from '../reviews/review.entity.js';
import { EmailProtection } from '../security/email-protection.js';
import { recountStoredValues } from '../stats/recount.js';
import type { AdminReview } from './dto/admin-review.dto.js';
import type { HistoryEntry } from './dto/history-entry.dto.js';

const emails = new EmailProtection(TEST_SECRETS.dataKey);
const PENDING: Partial<Review> = { isVerified: false, isApproved: false };
const AWAITING: Partial<Review> = { isVerified: true, isApproved: false };
const HELD: Partial<Review> = { ...AWAITING, isHeld: true, holdReason: 'link' };

const rated = (stars: number): Partial<Review> => ({
  coachingRating: stars,
  communicationRating: stars,
  facilitiesRating: stars,
  inclusivityRating: stars,
  valueRating: stars,
});

describe('moderating over HTTP', () => {
  let api: TestApi;
  let headers: Record<string, string>;
  let clubIds: number[];

  const get = (path: string): Promise<Response> => api.call(path, { headers });
  const list = async (query = ''): Promise<AdminReview[]> => {
    const answer = await get(`/admin/reviews${query}`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as AdminReview[];
  };
  const textsOf = async (query: string): Promise<string[]> =>
    (await list(query)).map(({ reviewText }) => reviewText);
  const approve = (id: number, body: object = {}): Promise<Response> =>
    postJson(api, `/reviews/${id}/approve`, body, headers);
  const remove = (id: number, body?: object): Promise<Response> =>
    api.call(`/reviews/${id}`, {
      method: 'DELETE',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const historyOf = async (id: number): Promise<HistoryEntry[]> =>
    (await (await get(`/admin/reviews/${id}/history`)).json()) as HistoryEntry[];
  const idOf = async (text: string): Promise<number> => {
    const [review] = await list(`?search=${encodeURIComponent(text)}`);
    if (!review) throw new Error(`no review holds ${text}`);
    return review.id;
  };
  const expectExactTotals = async (): Promise<void> => {
    const kept = await storedTotals(api.database);
    await recountStoredValues(api.database);
    expect(kept).toEqual(await storedTotals(api.database));
  };

  const start = async (): Promise<void> => {
    api = await startTestApi();
    headers = await siteAdminHeaders(api);
    const clubs = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'Oldest, pending.', ...PENDING },
          { reviewText: 'Older, awaiting.', ...AWAITING, ...rated(2) },
          { reviewText: 'On hold: see www.x.example.', ...HELD },
          { reviewText: 'Approved: ÉCOLE of football.', ...rated(5) },
        ],
      },
      {
        name: 'Ashby Rövers',
        reviews: [
          { reviewText: '100% fun_times!', authorEmailEncrypted: emails.encrypt('Sam@home.example') },
          { reviewText: 'Held once, approved since.', isHeld: true, holdReason: 'profanity,link' },
        ],
      },
    ]);
    clubIds = clubs.map(({ id }) => id);
  };

  describe('the list', () => {
    beforeAll(start);
    afterAll(() => api.stop());

    it('has reviews of every state, newest first, with what moderators need', async () => {
      const reviews = await list();
      expect(reviews.map(({ reviewText, status }) => [reviewText, status])).toEqual([
        ['Held once, approved since.', 'approved'],
        ['100% fun_times!', 'approved'],
        ['Approved: ÉCOLE of football.', 'approved'],
        ['On hold: see www.x.example.', 'awaiting-approval'],
        ['Older, awaiting.', 'awaiting-approval'],
        ['Oldest, pending.', 'pending-verification'],
      ]);
      expect(reviews[1]).toMatchObject({
        clubName: 'Ashby Rövers',
        clubSlug: expect.any(String) as string,
        authorName: 'Anonymous Parent',
        authorEmail: 'Sam@home.example',
        overallRating: '4.0',
        isVerified: 1,
        isApproved: 1,
        isHeld: false,
        holdReasons: [],
      });
      expect(reviews[3]).toMatchObject({ isHeld: true, holdReasons: ['link'], authorEmail: null });
      expect(reviews[0]).toMatchObject({ isHeld: false, holdReasons: ['profanity', 'link'] });
    });

    it.each([
      ['?status=pending-verification', ['Oldest, pending.']],
      ['?status=awaiting-approval', ['On hold: see www.x.example.', 'Older, awaiting.']],
      ['?status=awaiting-approval&held=false', ['Older, awaiting.']],
      ['?held=true', ['On hold: see www.x.example.']],
      ['?held=true&status=approved', []],
      ['?rating=2', ['Older, awaiting.']],
      ['?rating=5&status=approved', ['Approved: ÉCOLE of football.']],
      ['?rating=1', []],
      ['?search=oLdEr', ['Older, awaiting.']],
      ['?search=%C3%A9cole', ['Approved: ÉCOLE of football.']],
      ['?search=ASHBY+R%C3%96V&rating=4', ['Held once, approved since.', '100% fun_times!']],
      ['?search=100%25', ['100% fun_times!']],
      ['?search=n_t', ['100% fun_times!']],
      ['?search=times!', ['100% fun_times!']],
      ['?search=_____', []],
      ['?search=nowhere', []],
    ])('with %s has %j', async (query, texts) => {
      expect(await textsOf(query)).toEqual(texts);
    });

    it('keeps to one club', async () => {
      expect(await list(`?clubId=${clubIds[1]}`)).toHaveLength(2);
      expect(await textsOf(`?clubId=${clubIds[0]}&held=true`)).toEqual(['On hold: see www.x.example.']);
      expect(await textsOf(`?clubId=${clubIds[0]}&status=approved&search=football`)).toHaveLength(1);
      expect(await list('?clubId=999999999')).toEqual([]);
    });

    it("finds everybody by the authors' one name", async () => {
      expect(await list('?search=mous+par')).toHaveLength(6);
    });

    it.each([
      '?status=unknown',
      '?rating=6',
      '?clubId=x',
      '?held=yes',
      '?limit=1001',
      '?cursor=abc',
      '?limit=0',
    ])('does not take %s', async (query) => {
      const answer = await get(`/admin/reviews${query}`);
      expect(answer.status).toBe(400);
      const { message } = (await answer.json()) as { message: string };
      expect(message).toContain(/\?(\w+)/.exec(query)?.[1]);
    });

    it('is kept by no cache', async () => {
      expect((await get('/admin/reviews')).headers.get('cache-control')).toBe('no-store');
    });

    // The last one: it changes when reviews were written.
    it('is read in runs that neither repeat nor leave out, also with equal moments', async () => {
      await api.database.dataSource.query(`UPDATE reviews SET created_at = '2026-02-01 10:00:00.000'`);
      for (const filters of ['', 'search=e', 'status=approved', `clubId=${clubIds[0]}`]) {
        const all = (await list(`?${filters}`)).map(({ id }) => id);
        const seen: number[] = [];
        let next: string | undefined = `/api/admin/reviews?limit=1&${filters}`;
        while (next) {
          const answer = await get(next.slice('/api'.length));
          seen.push(...((await answer.json()) as AdminReview[]).map(({ id }) => id));
          next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(seen).toEqual(all);
      }
    });
  });

  describe('approving', () => {
    beforeEach(start);
    afterEach(() => api.stop());

    it('makes a held review public, with everything that follows', async () => {
      const id = await idOf('On hold');
      const answer = await approve(id, { reason: '  The link is harmless. ' });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        id,
        status: 'approved',
        isApproved: 1,
        isHeld: false,
        holdReasons: ['link'],
        approvedAt: expect.stringMatching(/Z$/) as string,
      });
      expect(await api.read<{ id: number }[]>(`/clubs/${clubIds[0]}/reviews`)).toEqual(
        expect.arrayContaining([expect.objectContaining({ id })]),
      );
      expect(await historyOf(id)).toEqual([
        {
          id: expect.any(Number) as number,
          actor: 'site-admin',
          action: 'approved',
          fromStatus: 'awaiting-approval',
          toStatus: 'approved',
          reason: 'The link is harmless.',
          createdAt: expect.stringMatching(/Z$/) as string,
        },
      ]);
      await expectExactTotals();
    });

    it('is only for what awaits it', async () => {
      expect((await approve(await idOf('Oldest'))).status).toBe(409);
      expect((await approve(await idOf('football'))).status).toBe(409);
      for (const id of ['999999', '0', '-1', 'x', '2147483648', '1.5']) {
        const answer = await postJson(api, `/reviews/${id}/approve`, {}, headers);
        expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
          404,
          'Review not found',
        ]);
      }
      expect((await approve(await idOf('Older'), { reason: 'x'.repeat(1001) })).status).toBe(400);
      expect((await approve(await idOf('Older'), { reason: 7 })).status).toBe(400);
    });

    it('needs no body', async () => {
      const id = await idOf('Older');
      expect((await api.call(`/reviews/${id}/approve`, { method: 'POST', headers })).status).toBe(200);
      expect((await historyOf(id))[0]?.reason).toBeNull();
    });

    it('happens once, however many ask for it at the same time', async () => {
      const id = await idOf('Older');
      const answers = await Promise.all(Array.from({ length: 6 }, () => approve(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await historyOf(id)).toHaveLength(1);
      await expectExactTotals();
    });

    it('and deleting at the same time leave everything exact', async () => {
      const id = await idOf('Older');
      const [approved, ...deleted] = await Promise.all([approve(id), remove(id), remove(id)]);
      expect([200, 404]).toContain(approved?.status);
      expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404]);
      expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'deleted', toStatus: null });
      await expectExactTotals();
    });
  });

  describe('deleting', () => {
    beforeEach(start);
    afterEach(() => api.stop());

    it('takes a review out of every answer at once, and keeps its history', async () => {
      const id = await idOf('football');
      await api.database.dataSource.query(`UPDATE clubs SET ai_summary = 'Quotes the review.'`);
      expect((await remove(id, { reason: 'Not a member' })).status).toBe(204);
      expect(await api.read(`/clubs/${clubIds[0]}/reviews`)).toEqual([
        expect.objectContaining({ reviewText: 'Older, awaiting.' }),
      ]);
      const club = await api.read<{ aiSummary: string | null }>(`/clubs/${clubIds[0]}`);
      expect(club.aiSummary).toBeNull();
      expect(await textsOf('?search=football')).toEqual([]);
      expect(await historyOf(id)).toMatchObject([
        { action: 'deleted', fromStatus: 'approved', toStatus: null, reason: 'Not a member' },
      ]);
      expect((await remove(id)).status).toBe(404);
      expect((await approve(id)).status).toBe(404);
      await expectExactTotals();
    });

    it('leaves the summary alone when the public never saw the review', async () => {
      await api.database.dataSource.query(`UPDATE clubs SET ai_summary = 'Stays.'`);
      expect((await remove(await idOf('On hold'))).status).toBe(204);
      expect((await remove(await idOf('Oldest'))).status).toBe(204);
      expect((await api.read<{ aiSummary: string }>(`/clubs/${clubIds[0]}`)).aiSummary).toBe('Stays.');
    });
  });

  describe('anything', () => {
    beforeAll(start);
    afterAll(() => api.stop());

    it.each([
      ['GET', '/admin/reviews'],
      ['GET', '/admin/reviews/export'],
      ['GET', '/admin/reviews/1/history'],
      ['DELETE', '/admin/reviews/1/response'],
      ['GET', '/admin/stats'],
      ['GET', '/admin/claims'],
      ['DELETE', '/admin/claims/1/contact'],
      ['DELETE', '/admin/club-logins/1'],
      ['POST', '/reviews/1/approve'],
      ['DELETE', '/reviews/1'],
    ])('%s %s is for the site administrator alone', async (method, path) => {
      const answer = await api.call(path, { method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
    });

    it('has no history of a review that never was', async () => {
      expect((await get('/admin/reviews/999999/history')).status).toBe(404);
      expect((await get('/admin/reviews/x/history')).status).toBe(404);
      expect(await historyOf(await idOf('Older'))).toEqual([]);
    });

    it('exports what the filters let through', async () => {
      const answer = await get('/admin/reviews/export?search=rovers');
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="reviews-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const rows: Record<string, string>[] = parse(Buffer.from(await answer.arrayBuffer()), {
        bom: true,
        columns: true,
      });
      expect(rows).toHaveLength(2);
      expect(rows[1]).toMatchObject({
        'Club Name': 'Ashby Rövers',
        Email: 'Sam@home.example',
        Review: '100% fun_times!',
        Overall: '4.0',
        Status: 'Verified',
      });
      expect((await get('/admin/reviews/export?rating=9')).status).toBe(400);
    });
  });

  describe('the numbers', () => {
    beforeEach(start);
    afterEach(() => api.stop());

    it('counts what there is and what waits', async () => {
      expect(await (await get('/admin/stats')).json()).toEqual({
        totalReviews: 6,
        pendingVerification: 1,
        awaitingApproval: 2,
        approved: 3,
        onHold: 1,
        totalClubs: 2,
        pendingClaims: 0,
      });
      await approve(await idOf('On hold'));
      await remove(await idOf('Oldest'));
      expect(await (await get('/admin/stats')).json()).toMatchObject({
        totalReviews: 5,
        pendingVerification: 0,
        awaitingApproval: 1,
        approved: 4,
        onHold: 0,
      });
    });
  });
});
