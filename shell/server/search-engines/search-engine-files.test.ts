/** @jest-environment node */
import type { SitemapPart } from '@club-reviews/shared-ui/platform';
import Fastify from 'fastify';
import { getRecord } from '../testing/release-states';
import { addSearchEngineFiles } from './search-engine-files';

const ORIGIN = 'https://reviews.example';

const CLUBS = ['/clubs/x', '/clubs/y', '/clubs/z'];

/** One page that always exists, and the clubs that the api lists, in as many batches as there are lists. */
const PARTS: SitemapPart[] = [
  { name: 'pages', calls: () => [], read: () => ({ paths: ['/', '/a?b=1&c=<d>'], files: 1 }) },
  {
    name: 'clubs',
    calls: (batch) => [
      { endpointName: 'listClubs', arg: batch, path: `/clubs?page=${batch}`, read: () => undefined },
    ],
    read: ([list]) => list as { paths: string[]; files: number },
  },
];

/**
 * A server whose only release has these parts; `asked` lists the requests to the api.
 * @param clubs the clubs in each batch, at the time of the request
 */
function serverWith({
  clubs = (): string[][] => [CLUBS],
  pagesInFile = 2,
  isApiAway = (): boolean => false,
} = {}) {
  const asked: string[] = [];
  const app = Fastify();
  addSearchEngineFiles(app, {
    origin: ORIGIN,
    pagesInFile,
    releases: async () => ({
      active: new Map(['mfe_public', 'mfe_admin'].map((name) => [name, getRecord(name, '1')])),
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
      const batches = clubs();
      return {
        values: calls.map(({ arg }) => ({ paths: batches[Number(arg) - 1] ?? [], files: batches.length })),
        preloaded: [],
        subject: 'directory',
        openings: [],
        isPassing: false,
      };
    },
  });
  return { get: (url: string) => app.inject({ url }), asked };
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text]) => text!);

type Get = ReturnType<typeof serverWith>['get'];

/** The paths of all clubs in the sitemap; calls `between` after each of its files. */
async function clubsListed(get: Get, between = () => {}): Promise<string[]> {
  const files = locationsIn((await get('/sitemap.xml')).body).filter((address) =>
    address.includes('/clubs-'),
  );
  const paths: string[] = [];
  for (const file of files) {
    const { body } = await get(file.slice(ORIGIN.length));
    paths.push(...locationsIn(body).map((address) => address.slice(ORIGIN.length)));
    between();
  }
  return paths;
}

describe('files for search engines', () => {
  it('keep robots out of private areas, and point them to the sitemap', async () => {
    const answer = await serverWith().get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = answer.body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /api/og-image/',
        'Allow: /api/badge/',
        'Disallow: /api/',
        'Disallow: /admin',
        'Disallow: /club-admin',
        'Disallow: /verify-review',
        'Disallow: /confirm-enquiry',
        'Disallow: /confirm-saved-search',
        'Disallow: /end-saved-search',
        'Disallow: /no-invitations',
        'Sitemap: https://reviews.example/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /');
  });

  it('list every file of every part, and every page in them', async () => {
    const { get } = serverWith();
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.headers['cache-control']).toBe('public, max-age=600');
    expect(index.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locationsIn(index.body)).toEqual(
      ['pages-1', 'clubs-1', 'clubs-2'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
    );
    expect((await clubsListed(get)).sort()).toEqual(CLUBS);
  });

  it('are all of one moment: a club that comes or goes between two files loses and doubles none', async () => {
    const all = Array.from({ length: 400 }, (_, number) => `/clubs/${number}`);
    let now = all;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { get } = serverWith({ clubs: () => [now], pagesInFile: 50 });
    expect((await clubsListed(get, () => (now = ['/clubs/new', ...now.slice(9)]))).sort()).toEqual(
      [...all].sort(),
    );

    // With another moment's list, from then on or from another server, every other club keeps its file.
    const getFiles = async () => {
      const names = ['clubs-1', 'clubs-2', 'clubs-3', 'clubs-4', 'clubs-5', 'clubs-6', 'clubs-7', 'clubs-8'];
      const files = names.map(async (name) => locationsIn((await get(`/sitemaps/${name}.xml`)).body));
      return Promise.all(files);
    };
    const before = await getFiles();
    now = [...all.slice(0, 100), ...all.slice(110)];
    clock.mockReturnValue(600_001);
    const after = await getFiles();
    const gone = all.slice(100, 110).map((path) => ORIGIN + path);
    expect(after).toEqual(before.map((file) => file.filter((address) => !gone.includes(address))));
    clock.mockRestore();
  });

  it('have fifty thousand clubs once each', async () => {
    const all = Array.from({ length: 50_000 }, (_, number) => `/clubs/club-${number}`);
    const { get } = serverWith({ clubs: () => [all], pagesInFile: 40_000 });
    const listed = await clubsListed(get);
    expect(listed).toHaveLength(50_000);
    expect(new Set(listed).size).toBe(50_000);
  });

  it('list a club once that two batches of an older release name', async () => {
    const { get } = serverWith({
      clubs: () => [
        ['/clubs/x', '/clubs/y'],
        ['/clubs/y', '/clubs/z'],
      ],
    });
    expect((await clubsListed(get)).sort()).toEqual(CLUBS);
  });

  it('escape special XML characters', async () => {
    const { body } = await serverWith().get('/sitemaps/pages-1.xml');
    expect(locationsIn(body)).toEqual([`${ORIGIN}/`, `${ORIGIN}/a?b=1&amp;c=%3Cd%3E`]);
  });

  it('leave out a part without pages', async () => {
    const { get } = serverWith({ clubs: () => [[]] });
    expect(locationsIn((await get('/sitemap.xml')).body)).toEqual([`${ORIGIN}/sitemaps/pages-1.xml`]);
    expect((await get('/sitemaps/clubs-1.xml')).statusCode).toBe(404);
  });

  it.each(['clubs-3', 'clubs-0', 'clubs-01', 'clubs-', 'nothing-1', 'clubs-99999', '..-1'])(
    'do not exist as %s.xml, and the api is not asked for such a list',
    async (name) => {
      const { get, asked } = serverWith();
      await get('/sitemap.xml');
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
      expect(asked).toEqual(['/clubs?page=1']);
    },
  );

  it('query the api once in ten minutes', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { get, asked } = serverWith();
    await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
    await get('/sitemaps/clubs-1.xml');
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(600_001);
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
