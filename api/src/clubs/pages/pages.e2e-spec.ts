import { storeClubs } from '../../../test/support/factories.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { ClubDailyFigure } from '../../model/club-figures/club-daily-figure.js';
import { ClubFigureCounter } from '../../model/club-figures/club-figure-counter.js';
import { LISTING, invalidateClubs, invalidateEveryClub } from '../../model/clubs/club-versions.js';
import type { Club } from '../../model/clubs/club.entity.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Changes {
  version: number;
  clubs: number[] | null;
}

describe('the page server', () => {
  const api = useTestApi('suite', { rateLimits: true });
  let clubs: Club[];
  let lions: number;
  let larks: number;
  let yaks: number;

  beforeAll(async () => {
    clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', location: 'Leeds', latitude: 53.8, longitude: -1.55, reviews: [{}] },
      { name: 'Leeds Larks', location: 'Leeds', latitude: 53.81, longitude: -1.55 },
      { name: 'York Yaks', location: 'York', latitude: 53.96, longitude: -1.08 },
    ]);
    [lions, larks, yaks] = clubs.map(({ id }) => id) as [number, number, number];
  });

  const changes = (since?: number) =>
    api.read<Changes>(`/pages/changes${since === undefined ? '' : `?since=${since}`}`);
  const note = (work: typeof invalidateEveryClub) =>
    api.database.transactions.runInTransaction((manager) => Promise.resolve(work(manager)));

  describe('checking for changes', () => {
    it('gets the clubs changed since a version, and the current version', async () => {
      const { version } = await changes();
      expect(await changes(version)).toEqual({ version, clubs: [] });
      await note((manager) => invalidateClubs(manager, [yaks, lions]));
      await note((manager) => invalidateClubs(manager, [lions]));
      expect(await changes(version)).toEqual({ version: version + 2, clubs: [yaks, lions] });
      expect(await changes(version + 1)).toEqual({ version: version + 2, clubs: [lions] });
    });

    it.each([
      ['when it names no version', () => changes()],
      ['when its version is ahead', async () => changes((await changes()).version + 1)],
      [
        'when all of them were noted',
        async () => {
          const { version } = await changes();
          await note(invalidateEveryClub);
          return changes(version);
        },
      ],
      [
        'when too many were noted',
        async () => {
          const { version } = await changes();
          const many = Array.from({ length: 1001 }, (_, index) => 5000 + index);
          await note((manager) => invalidateClubs(manager, many));
          return changes(version);
        },
      ],
    ])('is told that every club may have changed %s', async (_, ask) => {
      expect(await ask()).toEqual({ version: expect.any(Number) as number, clubs: null });
    });

    it('is told that every response may have changed after a start', async () => {
      const { version } = await changes();
      await api.restart();
      expect((await changes(version)).clubs).toBeNull();
      expect((await changes(version)).version).toBeGreaterThan(version);
    });

    it('gets a thousand clubs one by one', async () => {
      const { version } = await changes();
      await note((manager) =>
        invalidateClubs(
          manager,
          Array.from({ length: 1000 }, (_, index) => 5000 + index),
        ),
      );
      expect((await changes(version)).clubs).toHaveLength(1000);
    });

    it.each(['-1', 'x', '1.5', '1e3'])('is refused since %s', async (since) => {
      const answer = await api.call(`/pages/changes?since=${since}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { since: expect.any(String) as string } });
    });

    it('isn’t rate-limited, and gets nothing to cache', async () => {
      const { headers } = await api.call('/pages/changes');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
      for (let asked = 0; asked < 1300; asked += 50) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => api.call('/pages/changes?since=1')),
        );
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      }
    });

    it('uses calls outside the public contract', async () => {
      const { paths } = await api.read<{ paths: Record<string, unknown> }>('/openapi.json');
      expect(Object.keys(paths).filter((path) => path.startsWith('/pages'))).toEqual([]);
    });
  });

  describe('rendering a page', () => {
    const getClubs = async (path: string) => (await api.call(path)).headers.get('x-page-clubs');

    it('gets the clubs that a response changes with', async () => {
      const [review] = await api.read<{ id: number }[]>(`/clubs/${lions}/reviews`);
      expect(await getClubs('/clubs/leeds-lions?include=page')).toBe(`${lions},${larks},${LISTING}`);
      expect(await getClubs('/clubs/leeds-lions')).toBe(`${lions}`);
      expect(await getClubs('/clubs/leeds-lions/reviews')).toBe(`${lions}`);
      expect(await getClubs('/clubs/leeds-lions/reviews?sortBy=highest&page=9')).toBe(`${lions}`);
      expect(await getClubs('/clubs/york-yaks/reviews')).toBe(`${yaks}`);
      expect(await getClubs(`/reviews/${review?.id}`)).toBe(`${lions}`);
    });

    it.each([
      '/clubs/find?q=leeds',
      '/clubs/search?location=leeds',
      '/clubs/paginated',
      '/reviews/recent',
      '/reviews',
      '/stats',
      '/clubs/nobody',
      '/clubs/nobody/reviews',
      '/reviews/4242',
    ])('learns from %s that it changes with the whole directory', async (path) => {
      expect(await getClubs(path)).toBeNull();
    });

    it('also gets the successor of a closed club', async () => {
      const [from] = await storeClubs(api.database, [{ name: 'Leeds Lemurs', location: 'Leeds' }]);
      const body = { reason: 'It folded', successorId: yaks };
      const closed = await postJson(api, `/admin/clubs/${from?.id}/close`, body, await siteAdminHeaders(api));
      expect(closed.ok).toBe(true);
      expect(await getClubs('/clubs/leeds-lemurs')).toBe(`${from?.id},${yaks}`);
    });

    it.each<[path: string, page: string | undefined, expected: () => string | null]>([
      ['/clubs/leeds-lions?include=page', '/clubs/leeds-lions', () => `view=${lions}`],
      ['/clubs/find?q=leeds&sort=name', '/browse-clubs', () => `shown=${larks},${lions}`],
      ['/clubs/search?location=leeds', '/', () => `shown=${larks},${lions}`],
      ['/clubs/find?q=nobody', '/browse-clubs', () => null],
      ['/clubs/leeds-lions?include=page', '/clubs/leeds-lions/ask', () => null],
      ['/clubs/leeds-lions', '/clubs/leeds-lions', () => null],
      ['/clubs/leeds-lions?include=page', undefined, () => null],
    ])('learns from %s for %s what opening it counts, whoever requests it', async (path, page, expected) => {
      for (const userAgent of [FIREFOX, GOOGLEBOT]) {
        const answer = await api.call(path, {
          headers: { 'user-agent': userAgent, ...(page !== undefined && { 'x-page-path': page }) },
        });
        expect(answer.headers.get('x-page-opening')).toBe(expected());
      }
    });
  });

  describe('reporting opened pages', () => {
    const post = (body: unknown) => postJson(api, '/pages/openings', body);
    const rows = async () => {
      await api.get(ClubFigureCounter).flush();
      return api.database.reader.find(ClubDailyFigure, { order: { clubId: 'ASC' } });
    };

    beforeEach(async () => {
      await rows();
      await api.database.dataSource.manager.deleteAll(ClubDailyFigure);
    });

    it('has them counted like calls, except those by robots and for unknown clubs', async () => {
      const answer = await post({
        openings: [
          { opening: `view=${lions}`, userAgent: FIREFOX, times: 3 },
          { opening: `shown=${larks},${lions}`, userAgent: FIREFOX, times: 2 },
          { opening: `view=${lions}`, userAgent: GOOGLEBOT, times: 5 },
          { opening: `view=${lions}`, userAgent: '', times: 7 },
          { opening: 'view=424242', userAgent: FIREFOX, times: 1 },
          { opening: `shown=424242,${yaks}`, userAgent: FIREFOX, times: 1 },
        ],
      });
      expect(answer.status).toBe(204);
      expect(await rows()).toEqual([
        expect.objectContaining({ clubId: lions, views: 3, shownInSearches: 2 }),
        expect.objectContaining({ clubId: larks, views: 0, shownInSearches: 2 }),
        expect.objectContaining({ clubId: yaks, views: 0, shownInSearches: 1 }),
      ]);
    });

    const entry = { opening: 'view=1', userAgent: FIREFOX, times: 1 };
    it.each([
      ['nothing', {}],
      ['no list', { openings: entry }],
      ['too many', { openings: Array.from({ length: 501 }, () => entry) }],
      ['an entry that is none', { openings: ['view=1'] }],
      ['another kind', { openings: [{ ...entry, opening: 'click=1' }] }],
      ['no club', { openings: [{ ...entry, opening: 'view=' }] }],
      ['several clubs seen', { openings: [{ ...entry, opening: 'view=1,2' }] }],
      ['a club that can’t be', { openings: [{ ...entry, opening: 'shown=1,0' }] }],
      ['no number of times', { openings: [{ ...entry, times: '3' }] }],
      ['less than once', { openings: [{ ...entry, times: 0 }] }],
    ])('is refused with %s', async (_, body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { openings: expect.any(String) as string } });
      expect(await rows()).toEqual([]);
    });
  });
});
