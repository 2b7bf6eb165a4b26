import { parse } from 'csv-parse/sync';
import { storeClubs } from '../../test/support/factories.js';
import { startModeratedSite } from '../../test/support/moderated-site.js';
import { useSite } from '../../test/support/started.js';
import type { AdminReview, AdminStats } from './moderation.dto.js';

describe('what moderators see over HTTP', () => {
  describe('the list', () => {
    const site = useSite('suite', startModeratedSite);

    it('has reviews of every state, newest first, with what moderators need', async () => {
      const reviews = await site.list();
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
      expect(await site.getTexts(query)).toEqual(texts);
    });

    it('can be limited to one club', async () => {
      expect(await site.list(`?clubId=${site.clubIds[1]}`)).toHaveLength(2);
      expect(await site.getTexts(`?clubId=${site.clubIds[0]}&held=true`)).toEqual([
        'On hold: see www.x.example.',
      ]);
      expect(await site.getTexts(`?clubId=${site.clubIds[0]}&status=approved&search=football`)).toHaveLength(
        1,
      );
      expect(await site.list('?clubId=999999999')).toEqual([]);
    });

    it('finds every review by the one name that all authors share', async () => {
      expect(await site.list('?search=mous+par')).toHaveLength(6);
    });

    it.each([
      '?status=unknown',
      '?rating=6',
      '?clubId=x',
      '?held=yes',
      '?limit=1001',
      '?cursor=abc',
      '?limit=0',
    ])('refuses %s', async (query) => {
      const answer = await site.get(`/admin/reviews${query}`);
      expect(answer.status).toBe(400);
      const { message } = (await answer.json()) as { message: string };
      expect(message).toContain(/\?(\w+)/.exec(query)?.[1]);
    });

    it('isn’t cached anywhere', async () => {
      expect((await site.get('/admin/reviews')).headers.get('cache-control')).toBe('no-store');
    });

    it('shows no history of a review that never existed', async () => {
      expect((await site.get('/admin/reviews/999999/history')).status).toBe(404);
      expect((await site.get('/admin/reviews/x/history')).status).toBe(404);
      expect(await site.getHistory(await site.toId('Older'))).toEqual([]);
    });

    it('exports what matches the filters', async () => {
      const answer = await site.get('/admin/reviews/export?search=rovers');
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
      expect((await site.get('/admin/reviews/export?rating=9')).status).toBe(400);
    });

    // Must be last: it changes when reviews were written.
    it('pages without repeats or gaps, even with equal times', async () => {
      await site.api.database.dataSource.query(`UPDATE reviews SET created_at = '2026-02-01 10:00:00.000'`);
      for (const filters of ['', 'search=e', 'status=approved', `clubId=${site.clubIds[0]}`]) {
        const all = (await site.list(`?${filters}`)).map(({ id }) => id);
        const seen: number[] = [];
        let next: string | undefined = `/api/admin/reviews?limit=1&${filters}`;
        while (next) {
          const answer = await site.get(next.slice('/api'.length));
          seen.push(...((await answer.json()) as AdminReview[]).map(({ id }) => id));
          next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(seen).toEqual(all);
      }
    });
  });

  describe('the numbers', () => {
    const site = useSite('each', startModeratedSite);

    it('count what there is and what is waiting', async () => {
      expect(await (await site.get('/admin/stats')).json()).toEqual({
        totalReviews: 6,
        waitingEdits: 0,
        openReports: 0,
        openAppeals: 0,
        pendingVerification: 1,
        awaitingApproval: 2,
        approved: 3,
        onHold: 1,
        totalClubs: 2,
        pendingClaims: 0,
        openNotices: 0,
        openSuggestions: 0,
      });
      await site.approve(await site.toId('On hold'));
      await site.remove(await site.toId('Oldest'));
      expect(await (await site.get('/admin/stats')).json()).toMatchObject({
        totalReviews: 5,
        pendingVerification: 0,
        awaitingApproval: 1,
        approved: 4,
        onHold: 0,
      });
    });

    it.each([
      ['totalReviews', '', 8],
      ['pendingVerification', '?status=pending-verification', 3],
      ['awaitingApproval', '?status=awaiting-approval', 2],
      ['approved', '?status=approved', 3],
      ['onHold', '?held=true', 2],
    ] as const)(
      'count as %s what the list with "%s" shows, and the export too',
      async (field, query, count) => {
        // What its author never confirmed is pending, whatever else its row says.
        await storeClubs(site.api.database, [
          {
            name: 'Selby Swifts',
            reviews: [{ isVerified: false }, { isVerified: false, isApproved: false, isHeld: true }],
          },
        ]);
        const numbers = (await (await site.get('/admin/stats')).json()) as AdminStats;
        const listed = await site.list(query);
        const exported = parse(await (await site.get(`/admin/reviews/export${query}`)).text(), {
          bom: true,
          columns: true,
        }) as unknown as { Status: string }[];
        const pending = listed.filter(({ status }) => status === 'pending-verification');
        expect([numbers[field], listed.length, exported.length]).toEqual([count, count, count]);
        expect(exported.filter(({ Status }) => Status === 'Pending')).toHaveLength(pending.length);
      },
    );
  });
});
