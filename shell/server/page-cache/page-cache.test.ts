/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import type { SiteState } from '../site-state/site-state';
import { getReleases } from '../testing/site-of-pages';
import { PageCache } from './page-cache';

const MAX_BYTES = 1024 * 1024;
const VERSION = { number: 1, count: 0 };
const SITE = getReleases(1);
const MOMENT: SiteState = {
  number: 1,
  hour: 0,
  releases: SITE.stable,
  site: SITE,
  config: { brandName: 'Reviews', supportEmail: 'help@reviews.example', sampleData: false },
  version: VERSION,
};

/** A page cache in which compression doesn't make pages any smaller. */
function getCache(pageBytes: number) {
  return new PageCache({
    maxBytes: MAX_BYTES,
    moments: { latest: MOMENT, silentForMs: 0 },
    changes: { version: VERSION, isUnchanged: () => true },
    limit: { make: (work) => work() },
    render: async () => ({
      status: 200,
      html: randomBytes(pageBytes).toString('latin1'),
      policy: '',
      isComplete: true,
      subject: 'directory',
      openings: [],
      seen: { page: 'club', remote: 'mfe_public' },
    }),
  });
}

const REQUEST = { pathname: '/', search: '', visitor: { address: '', requestId: '' }, tried: new Map() };

describe('the memory of cached pages', () => {
  it('is limited: the least recently requested are dropped', async () => {
    const cache = getCache(20_000);
    for (let page = 1; page <= 200; page += 1) {
      await cache.make(`/clubs/${page}`, REQUEST, MOMENT, 'gzip');
      expect(cache.find('/clubs/1', MOMENT)).toBeDefined();
      expect(cache.size).toBeLessThanOrEqual(MAX_BYTES);
    }
    expect(cache.size).toBeGreaterThan(MAX_BYTES / 2);
    expect(cache.find('/clubs/2', MOMENT)).toBeUndefined();
    expect(cache.find('/clubs/200', MOMENT)).toBeDefined();
  });

  it('counts every compression of a page', async () => {
    const cache = getCache(100_000);
    const page = await cache.make('/', REQUEST, MOMENT, 'gzip');
    const before = cache.size;
    await cache.toBody(page, '/', 'br');
    expect(cache.size).toBeGreaterThan(before * 1.5);
  });

  it('accepts no page larger than the whole cache', async () => {
    const cache = getCache(2 * MAX_BYTES);
    await cache.make('/', REQUEST, MOMENT, 'gzip');
    expect(cache.size).toBe(0);
  });
});
