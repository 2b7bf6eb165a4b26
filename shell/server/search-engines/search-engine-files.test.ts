/** @jest-environment node */
import type { SitemapPart } from '@club-reviews/shared-ui/platform';
import Fastify from 'fastify';
import { recordOf } from '../testing/release-states';
import { addSearchEngineFiles } from './search-engine-files';

const ORIGIN = 'https://reviews.example';

/** One page that always exists, and as many lists of two as `lists` says. */
const PARTS: SitemapPart[] = [
  { name: 'pages', calls: () => [], read: () => ({ paths: ['/', '/a?b=1&c=<d>'], files: 1 }) },
  {
    name: 'clubs',
    calls: (file) => [
      { endpointName: 'listClubs', arg: file, path: `/clubs?page=${file}`, read: () => undefined },
    ],
    read: ([lists]) => ({ paths: ['/clubs/x', '/clubs/y'], files: lists as number }),
  },
];

/** A server whose only release has these parts; `asked` lists the requests to the api. */
function serverWith({ lists = 3, isApiAway = (): boolean => false } = {}) {
  const asked: string[] = [];
  const app = Fastify();
  addSearchEngineFiles(app, {
    origin: ORIGIN,
    releases: async () => ({
      active: new Map(['mfe_public', 'mfe_admin'].map((name) => [name, recordOf(name, '1')])),
    }),
    remoteCode: {
      load: async ({ name }) =>
        name === 'mfe_admin'
          ? null
          : { module: undefined as never, describePage: () => null, sitemapParts: PARTS },
    },
    callApi: async ({ calls }) => {
      if (isApiAway()) throw new Error('away');
      asked.push(...calls.map(({ path }) => path));
      return {
        values: calls.map(() => lists),
        preloaded: [],
        subject: 'directory',
        openings: [],
        isPassing: false,
      };
    },
  });
  return { get: (url: string) => app.inject({ url }), asked };
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text]) => text);

describe('files for search engines', () => {
  it('keep robots out of private areas, and point them to the sitemap', async () => {
    const answer = await serverWith().get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = answer.body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /api/og-image/',
        'Disallow: /api/',
        'Disallow: /admin',
        'Disallow: /club-admin',
        'Disallow: /verify-review',
        'Disallow: /confirm-enquiry',
        'Disallow: /confirm-saved-search',
        'Disallow: /end-saved-search',
        'Sitemap: https://reviews.example/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /');
  });

  it('list every file of every part, and every page in them', async () => {
    const { get } = serverWith();
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.headers['cache-control']).toBe('public, max-age=3600');
    expect(index.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locationsIn(index.body)).toEqual(
      ['pages-1', 'clubs-1', 'clubs-2', 'clubs-3'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
    );
    expect(locationsIn((await get('/sitemaps/clubs-3.xml')).body)).toEqual([
      `${ORIGIN}/clubs/x`,
      `${ORIGIN}/clubs/y`,
    ]);
  });

  it('escape special XML characters', async () => {
    const { body } = await serverWith().get('/sitemaps/pages-1.xml');
    expect(locationsIn(body)).toEqual([`${ORIGIN}/`, `${ORIGIN}/a?b=1&amp;c=%3Cd%3E`]);
  });

  it('leave out a part without pages', async () => {
    const { get } = serverWith({ lists: 0 });
    expect(locationsIn((await get('/sitemap.xml')).body)).toEqual([`${ORIGIN}/sitemaps/pages-1.xml`]);
    expect((await get('/sitemaps/clubs-1.xml')).statusCode).toBe(404);
  });

  it.each(['clubs-4', 'clubs-0', 'clubs-01', 'clubs-', 'nothing-1', 'clubs-99999', '..-1'])(
    'do not exist as %s.xml, and the api is not asked for such a list',
    async (name) => {
      const { get, asked } = serverWith();
      await get('/sitemap.xml');
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
      expect(asked).toEqual(['/clubs?page=1']);
    },
  );

  it('query the api once an hour', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { get, asked } = serverWith();
    await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
    await get('/sitemaps/clubs-1.xml');
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(3_600_001);
    await get('/sitemap.xml');
    expect(asked).toHaveLength(2);
    clock.mockRestore();
  });

  it('fail with Retry-After while the api is down, and are never empty', async () => {
    let isAway = true;
    const { get } = serverWith({ isApiAway: () => isAway });
    for (const path of ['/sitemap.xml', '/sitemaps/clubs-1.xml']) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    }
    isAway = false;
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});
