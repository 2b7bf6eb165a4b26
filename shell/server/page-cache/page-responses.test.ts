/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getReleases, SiteOfPages } from '../testing/site-of-pages';

let site: SiteOfPages;
beforeEach(async () => {
  site = await new SiteOfPages().start();
});
afterEach(() => site.stop());

const PAGE = '<p>/clubs/17, version 100</p>';

/** The body as sent over the wire; `fetch` would decompress it. */
async function toBody(path: string, encoding: string) {
  const { request } = await import('undici');
  const { headers, body } = await request(site.origin + path, { headers: { 'Accept-Encoding': encoding } });
  return { encoding: headers['content-encoding'], bytes: Buffer.from(await body.arrayBuffer()) };
}

describe('page responses', () => {
  it('are compressed the way the browser prefers, from one rendering', async () => {
    const plain = await toBody('/clubs/17', 'identity');
    expect(plain).toEqual({ encoding: undefined, bytes: Buffer.from(PAGE) });
    const gzip = await toBody('/clubs/17', 'gzip, deflate');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(PAGE);
    const brotli = await toBody('/clubs/17', 'gzip, deflate, br, zstd');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(PAGE);
    expect((await toBody('/clubs/17', 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip');
    expect(site.rendered).toHaveLength(1);
  });

  it('tell caches to revalidate, and which request headers they vary by', async () => {
    const { headers } = await site.visit('/clubs/17');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/) as string,
    });
  });

  it('are 304 only if the browser already has the page', async () => {
    const { headers } = await site.visit('/clubs/17');
    const tag = headers.get('etag')!;
    const known = (tags: string) => site.visit('/clubs/17', { headers: { 'If-None-Match': tags } });
    for (const tags of [tag, `"x", ${tag}`, `"x",${tag},"y"`, tag.slice(2), '*']) {
      const answer = await known(tags);
      expect(answer).toMatchObject({ status: 304, text: '' });
      expect(answer.headers.get('etag')).toBe(tag);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
    expect((await known('"x"')).status).toBe(200);
    site.api.change(17);
    expect((await known(tag)).status).toBe(200);
  });

  it('have the same tag from every instance and in every compression', async () => {
    const other = await new SiteOfPages().start();
    const tags = await Promise.all(
      [site, other].flatMap(({ origin }) =>
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const answer = await fetch(`${origin}/clubs/17`, { headers: { 'Accept-Encoding': encoding } });
          return answer.headers.get('etag');
        }),
      ),
    );
    await other.stop();
    expect(new Set(tags).size).toBe(1);
  });

  it('to HEAD have the headers and no body', async () => {
    const { status, headers, text } = await site.visit('/clubs/17', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(headers.get('content-length')).toBe(String(PAGE.length));
    expect(headers.get('etag')).not.toBeNull();
  });

  it('with secrets are stored nowhere', async () => {
    const { headers } = await site.visit('/verify-review?token=abc');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });

  it('for missing pages have no tag', async () => {
    site.page = { status: 404 };
    const { status, headers } = await site.visit('/nowhere', { headers: { 'If-None-Match': '*' } });
    expect(status).toBe(404);
    expect(headers.get('etag')).toBeNull();
  });

  it('say how to set the site up while nothing has been released', async () => {
    site.releases = getReleases(0);
    const { status, headers, text } = await site.visit('/');
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('retry-after')).toBe('5');
    expect(text).toContain('<h1>This site isn’t set up yet</h1>');
    expect(text).toContain('npm run release -- mfe-public mfe-club-admin mfe-site-admin');
    expect(site.rendered).toEqual([]);
    site.releases = getReleases(1);
    expect((await site.visit('/')).status).toBe(200);
  });

  it('redirect to where a page has moved', async () => {
    site.page = { status: 301, location: '/clubs/lions?age=U9s', html: '' };
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await site.visit('/clubs/17');
      expect(status).toBe(301);
      expect(headers.get('location')).toBe('/clubs/lions?age=U9s');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect(site.rendered).toHaveLength(1);
  });
});
