import { OFFLINE_PATH } from '../../src/offline/offline-names';
import { CACHE_NAME, OfflinePages } from '../offline-pages';
import { FakeCaches } from './fake-caches';

/** A page as the server sends it. */
export const getPage = (title: string, { keep = true, script = '/assets/main.1.js' } = {}) =>
  `<html><head><title>${title} | Reviews</title>${keep ? '<meta name="offline-copy" content="allowed"/>' : ''}</head>` +
  `<body><p>${title}</p><script data-files="${`{"scripts":[{"url":"${script}"}]}`.replaceAll('"', '&quot;')}">x()</script></body></html>`;

export const PAGE_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'self'" };

/** A response with a page. */
export const answerWith = (html: string, init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { ...PAGE_HEADERS, ...init.headers } });

/** What a device keeps of a site, with a fixed clock. */
export class KeptSite {
  readonly caches = new FakeCaches();
  now = Date.UTC(2026, 10, 24, 12);
  /** What was fetched, in order. */
  readonly fetched: string[] = [];
  /** The server's pages. */
  readonly pages: Record<string, string> = {
    '/': getPage('Home'),
    [OFFLINE_PATH]: `<title>You’re offline | Reviews</title><body><div class="x" id="kept-pages"><p>None yet.</p></div><script>x()</script></body>`,
  };
  readonly kept = new OfflinePages({
    caches: this.caches as unknown as CacheStorage,
    now: () => this.now,
    fetch: async (path) => {
      this.fetched.push(String(path));
      const html = this.pages[String(path)];
      if (html !== undefined) return answerWith(html);
      return new Response('file', { headers: { 'Cache-Control': 'public, max-age=31536000' } });
    },
  });

  /** The paths of everything that's kept. */
  async paths(): Promise<string[]> {
    const cache = await this.caches.open(CACHE_NAME);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  }
}
