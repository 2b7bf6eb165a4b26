/** @jest-environment node */
import { getState } from '../testing/release-states';
import { getReleases, SiteOfPages } from '../testing/site-of-pages';

const CANARY = { version: '3', share: 100, seed: 'spring' };
const RUNNING = getReleases(2, [getState('mfe_public', { canary: CANARY })]);
const STABLE = '<p>/clubs/17, version 100</p>';
const TRIAL = '<p>/clubs/17, version 100 with mfe_public@3</p>';

const VISITORS = Array.from({ length: 300 }, (_, number) => String(number).padStart(22, 'v'));
const getCookie = (visitor: string) => ({ headers: { Cookie: `mfe_visitor=${visitor}` } });
const isIn = (visitor: string) => RUNNING.forVisitor(visitor) !== RUNNING.stable;
const INSIDE = VISITORS.find(isIn)!;
const OUTSIDE = VISITORS.find((visitor) => !isIn(visitor))!;

let site: SiteOfPages;
beforeEach(async () => {
  site = await new SiteOfPages().start({ PAGE_CDN_SECONDS: '60' });
  site.releases = RUNNING;
});
afterEach(() => site.stop());

const visit = (visitor: string, headers: Record<string, string> = {}) =>
  site.visit('/clubs/17', { headers: { ...getCookie(visitor).headers, ...headers } });

describe('pages while a canary runs', () => {
  it('are rendered once per version, however many visitors there are', async () => {
    const texts = await Promise.all(VISITORS.map(async (visitor) => (await visit(visitor)).text));
    expect(texts).toEqual(VISITORS.map((visitor) => (isIn(visitor) ? TRIAL : STABLE)));
    expect(site.times('/clubs/17')).toBe(2);
  });

  it('are cached by nobody else, and name the headers they vary by', async () => {
    for (const visitor of [INSIDE, OUTSIDE]) {
      const { headers } = await visit(visitor);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(headers.get('cache-tag')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('do not include the one that devices store for offline use', async () => {
    const { headers } = await site.visit('/offline', {
      headers: { Cookie: `mfe_visitor=${INSIDE}; mfe_try=mfe_public@3` },
    });
    expect(headers.get('cache-control')).not.toContain('private');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('are cached by networks before and after it', async () => {
    for (const releases of [getReleases(1), getReleases(3, [getState('mfe_public')])]) {
      site.releases = releases;
      const { headers } = await visit(INSIDE);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  it('are 304 only if the browser has the page in the visitor’s own version', async () => {
    const tag = (await visit(INSIDE)).headers.get('etag')!;
    expect((await visit(INSIDE, { 'If-None-Match': tag })).status).toBe(304);
    expect((await visit(OUTSIDE, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('show everyone the live version as soon as it is called off', async () => {
    expect((await visit(INSIDE)).text).toBe(TRIAL);
    site.releases = getReleases(3, [getState('mfe_public')]);
    expect((await visit(INSIDE)).text).toBe(STABLE);
  });

  it('give new visitors a cookie, and recognise them again', async () => {
    const { headers } = await site.visit('/clubs/17');
    const [, visitor] = /^mfe_visitor=([\w-]{22});/.exec(headers.get('set-cookie')!)!;
    expect((await visit(visitor!)).headers.get('set-cookie')).toBeNull();
  });

  it('are correct for those who wait while the releases change', async () => {
    let open = () => {};
    site.gate = new Promise<void>((resolve) => (open = resolve));
    const early = visit(INSIDE);
    while (site.rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    site.releases = getReleases(3, [getState('mfe_public')]);
    const late = visit(INSIDE);
    await new Promise((resolve) => setTimeout(resolve, 50));
    open();
    expect((await early).text).toBe(TRIAL);
    expect((await late).text).toBe(STABLE);
  });
});

describe('a tester’s pages', () => {
  it('are made for them alone, indexed by no robot and stored nowhere', async () => {
    const headers = { Cookie: 'mfe_try=mfe_public@1' };
    for (let visits = 1; visits <= 2; visits += 1) {
      const answer = await site.visit('/clubs/17', { headers });
      expect(answer.text).toContain('with mfe_public@1');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('etag')).toBeNull();
      expect(site.times('/clubs/17')).toBe(visits);
    }
  });
});

describe('pages in an area that is switched off', () => {
  it('say when to come back', async () => {
    site.page = { status: 503 };
    expect((await site.visit('/clubs/17')).headers.get('retry-after')).toBe('300');
  });
});
