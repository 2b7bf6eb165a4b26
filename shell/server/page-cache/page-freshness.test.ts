/** @jest-environment node */
import { getReleases, SiteOfPages } from '../testing/site-of-pages';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let site: SiteOfPages;
beforeEach(async () => {
  site = await new SiteOfPages().start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

const toText = async (path: string) => (await site.visit(path)).text;
const visitAll = (paths: string[]) => Promise.all(paths.map(toText));

/** Polls for a server state that can't be observed any other way. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('cached pages', () => {
  it('are rendered once as long as nothing has changed', async () => {
    const first = await toText('/clubs/17');
    expect(await visitAll(['/clubs/17', '/clubs/17', '/clubs/17'])).toEqual([first, first, first]);
    expect(site.rendered).toEqual(['/clubs/17']);
  });

  it('show a change to their club in the next response, and ignore other clubs', async () => {
    await visitAll(['/clubs/17', '/clubs/23', '/browse-clubs']);
    site.api.change(17);
    expect(await toText('/clubs/17')).toContain('version 101');
    expect(await toText('/clubs/23')).toContain('version 100');
    expect(await toText('/browse-clubs')).toContain('version 101');
    expect(site.rendered).toHaveLength(5);
  });

  it('of the directory also show changes that belong to no club', async () => {
    await visitAll(['/clubs/17', '/']);
    site.api.change();
    expect(await visitAll(['/clubs/17', '/'])).toEqual([
      expect.stringContaining('version 100'),
      expect.stringContaining('version 101'),
    ]);
  });

  it('differ by query', async () => {
    await visitAll(['/browse-clubs?q=leeds', '/browse-clubs?q=york', '/browse-clubs?q=leeds']);
    expect([...site.rendered].sort()).toEqual(['/browse-clubs?q=leeds', '/browse-clubs?q=york']);
  });

  it('are checked by a request that starts after the visitor arrives', async () => {
    await toText('/clubs/17');
    const letGo = site.api.hold();
    const before = toText('/clubs/17');
    await until(() => site.api.asks === 2);
    // The first visitor's check was answered with the state before this change.
    site.api.change(17);
    const after = visitAll(['/clubs/17', '/clubs/17']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    letGo();
    expect(await before).toContain('version 100');
    for (const text of await after) expect(text).toContain('version 101');
    expect(site.api.asks).toBe(3);
    expect(site.times('/clubs/17')).toBe(2);
  });

  it('are rendered once for everyone waiting, and again for those who came after a change', async () => {
    let open = () => {};
    site.gate = new Promise<void>((resolve) => (open = resolve));
    const early = toText('/clubs/17');
    await until(() => site.rendered.length === 1);
    site.api.change(17);
    const late = visitAll(['/clubs/17', '/clubs/17', '/clubs/17']);
    await until(() => site.api.asks >= 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    open();
    expect(await early).toContain('version 100');
    for (const text of await late) expect(text).toContain('version 101');
    expect(site.times('/clubs/17')).toBe(2);
  });

  it('belong to the active releases: after a rollback they are gone at once', async () => {
    await toText('/clubs/17');
    site.releases = getReleases(2);
    await toText('/clubs/17');
    expect(site.times('/clubs/17')).toBe(2);
  });

  it('last until the end of the hour', async () => {
    const now = Date.now();
    await toText('/clubs/17');
    jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS);
    await visitAll(['/clubs/17', '/clubs/17']);
    expect(site.times('/clubs/17')).toBe(2);
  });

  it('are dropped when the settings change', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await toText('/clubs/17');
    site.api.brandName = 'Other Reviews';
    jest.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
    await toText('/clubs/17');
    expect(site.times('/clubs/17')).toBeGreaterThan(1);
  });

  it('are dropped when an older copy of the database has been restored', async () => {
    await toText('/clubs/17');
    site.api.version = 50;
    expect(await toText('/clubs/17')).toContain('version 50');
  });

  it('are served for five minutes while the api does not respond, and no longer', async () => {
    const now = Date.now();
    const at = (ms: number) =>
      jest.spyOn(Date, 'now').mockReturnValue(Math.floor(now / HOUR_MS) * HOUR_MS + ms);
    at(0);
    await toText('/clubs/17');
    site.api.failsWith = 503;
    at(5 * MINUTE_MS);
    await visitAll(['/clubs/17', '/clubs/17']);
    expect(site.times('/clubs/17')).toBe(1);
    at(5 * MINUTE_MS + 1);
    await toText('/clubs/17');
    await toText('/clubs/17');
    expect(site.times('/clubs/17')).toBe(3);
    site.api.failsWith = undefined;
    await toText('/clubs/17');
    expect(site.times('/clubs/17')).toBe(3);
  });
});

describe('pages that are not cached', () => {
  it.each([
    ['with the secret of a mail', '/verify-review?token=abc', {}],
    ['with where a visitor is', '/browse-clubs?lat=53.8&lng=-1.5', {}],
    ['for a parent’s child', '/clubs/17?group=U9s&age=U10s', {}],
    ['that the browser has to complete', '/clubs/17', { isComplete: false }],
    ['that failed', '/clubs/17', { status: 503 }],
    ['at addresses that nobody links to', `/browse-clubs?q=${'x'.repeat(2048)}`, {}],
  ])('are those %s', async (_, path, page) => {
    site.page = page;
    await toText(path);
    await toText(path);
    expect(site.times(path)).toBe(2);
  });

  it('are all of them with PAGE_CACHE_MB=0', async () => {
    const other = await new SiteOfPages().start({ PAGE_CACHE_MB: '0' });
    await other.visit('/clubs/17');
    await other.visit('/clubs/17');
    await other.stop();
    expect(other.times('/clubs/17')).toBe(2);
  });
});
