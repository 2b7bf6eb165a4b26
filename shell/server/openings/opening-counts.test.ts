/** @jest-environment node */
import { SiteOfPages } from '../testing/site-of-pages';
import type { PostedOpening } from '../testing/fake-api';
import { OpeningCounts } from './opening-counts';

const FIREFOX = 'Firefox/140.0';

describe('page views', () => {
  let site: SiteOfPages;
  beforeEach(async () => {
    site = await new SiteOfPages().start();
  });

  it('are reported to the api for every visit, whether the page came from the cache or not', async () => {
    const opens = (headers: Record<string, string>, method = 'GET') =>
      site.visit('/clubs/17', { method, headers: { 'User-Agent': FIREFOX, ...headers } });
    await opens({});
    await opens({});
    const tag = (await opens({})).headers.get('etag')!;
    expect((await opens({ 'If-None-Match': tag })).status).toBe(304);
    await opens({ 'User-Agent': 'Googlebot/2.1' });
    // Nobody sees these.
    await opens({ 'Sec-Purpose': 'prefetch;prerender' });
    await opens({}, 'HEAD');
    await site.visit('/browse-clubs');
    await site.stop();
    expect(site.api.openings).toEqual([
      { opening: 'view=17', userAgent: FIREFOX, times: 4 },
      { opening: 'view=17', userAgent: 'Googlebot/2.1', times: 1 },
    ]);
  });
});

describe('counting page views', () => {
  const posts: PostedOpening[][] = [];
  let status: number;
  const counts = () =>
    new OpeningCounts(
      async ({ json }) => {
        posts.push((json as { openings: PostedOpening[] }).openings);
        if (status === 0) throw new Error('away');
        return { status, headers: new Headers(), body: undefined };
      },
      { warn: () => {} },
    );

  beforeEach(() => {
    jest.useFakeTimers();
    posts.length = 0;
    status = 204;
  });
  afterEach(() => jest.useRealTimers());

  it('reports to the api at most once a second, and sends nothing if there is nothing to report', async () => {
    const openings = counts();
    for (let look = 0; look < 5; look += 1) openings.count(['view=17'], FIREFOX);
    openings.count([], FIREFOX);
    expect(posts).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1000);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(posts).toEqual([[{ opening: 'view=17', userAgent: FIREFOX, times: 5 }]]);
  });

  it('retries later when the api is unavailable', async () => {
    const openings = counts();
    status = 0;
    openings.count(['view=17'], FIREFOX);
    await jest.advanceTimersByTimeAsync(1000);
    openings.count(['view=17', 'view=23'], FIREFOX);
    status = 503;
    await jest.advanceTimersByTimeAsync(1000);
    status = 204;
    await jest.advanceTimersByTimeAsync(1000);
    expect(posts.at(-1)).toEqual([
      { opening: 'view=17', userAgent: FIREFOX, times: 2 },
      { opening: 'view=23', userAgent: FIREFOX, times: 1 },
    ]);
    expect(posts).toHaveLength(3);
  });

  it('does not retry what the api rejects', async () => {
    const openings = counts();
    status = 400;
    openings.count(['view=17'], FIREFOX);
    await jest.advanceTimersByTimeAsync(5000);
    expect(posts).toHaveLength(1);
  });

  it('sends 500 at once, 5,000 in all, and the rest at shutdown', async () => {
    const openings = counts();
    for (let club = 1; club <= 6000; club += 1) openings.count([`view=${club}`], 'x'.repeat(1000));
    await jest.advanceTimersByTimeAsync(1000);
    expect(posts).toHaveLength(1);
    await openings.close();
    expect(posts.map((post) => post.length)).toEqual(Array(10).fill(500));
    expect(posts[0]![0]!.userAgent).toHaveLength(400);
  });
});
