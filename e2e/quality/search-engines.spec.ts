import type { APIRequestContext } from '@playwright/test';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { Readable } from 'node:stream';
import { getHead, getMain, renderedPage } from '../support/first-response';
import { htmlFaults } from '../support/html-rules';
import { PUBLIC_ROUTES, getPath } from '../support/public-routes';
import { startShell } from '../support/shell-process';
import { allClubs, mostReviewedClub } from '../support/site-data';
import { structuredDataFaults, toStructuredData } from '../support/structured-data';
import { expect, answerTest as test } from '../support/test';

const getHtml = async (request: APIRequestContext, path: string) => {
  const answer = await renderedPage(request, path);
  return { status: answer.status(), html: await answer.text(), address: answer.url() };
};

test.describe('the first response of', () => {
  for (const route of PUBLIC_ROUTES) {
    test(`${route.name} is right HTML, says what it is, and can be read without code`, async ({
      request,
    }) => {
      if (route.isFrame) {
        const frame = await request.get(await getPath(route), { maxRedirects: 0 });
        expect(frame.status()).toBe(200);
        expect(await htmlFaults(await frame.text(), true)).toEqual([]);
        expect(getHead(await frame.text()).get('title')).toMatch(/\S/);
        return;
      }
      const { status, html, address } = await getHtml(request, await getPath(route));
      expect(status).toBe(route.status ?? 200);
      expect(await htmlFaults(html, false)).toEqual([]);

      const head = getHead(html);
      expect(head.get('title')).toMatch(/\S/);
      expect(getMain(html)).toMatch(/<h1[^>]*>[^<]*\w/);
      expect(getMain(html).replace(/<[^>]+>/g, ' ')).toMatch(/(\p{L}+[,’'-]?\s+){3}/u);
      if (route.status === 404) {
        expect(head.get('robots')).toContain('noindex');
        expect(head.has('canonical')).toBe(false);
        return;
      }
      expect(head.get('description')).toMatch(/\w+ \w+/);
      expect(head.get('og:title')).toMatch(/\S/);
      expect(head.get('og:image')).toMatch(/^http/);
      expect(new URL(head.get('canonical')!).origin).toBe(new URL(address).origin);
      expect(head.get('og:url')).toBe(head.get('canonical'));
    });
  }
});

test('no route of any remote is left out here', async ({ request }) => {
  const { remotes } = (await (await request.get('/registry.json')).json()) as {
    remotes: { routes: string[] }[];
  };
  const paths = (await Promise.all(PUBLIC_ROUTES.map(getPath))).map((path) => path.split('?')[0]!);
  const asPattern = (route: string) =>
    new RegExp(
      `^${route
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
        .replace('*', '.*')}$`,
    );
  const left = remotes
    .flatMap(({ routes }) => routes)
    // Pages of the site administration are frames: the first one represents them all.
    .filter((route) => !route.startsWith('/admin/'))
    .filter((route) => !paths.some((path) => asPattern(route).test(path)));
  expect(left).toEqual([]);
});

test('every page that search engines index has its own title, description and URL', async ({ request }) => {
  const listed = PUBLIC_ROUTES.filter(({ status, isUnlisted }) => status === undefined && !isUnlisted);
  const heads: { path: string; address: string; head: ReturnType<typeof getHead> }[] = [];
  for (const route of listed) {
    const path = await getPath(route);
    const { html, address } = await getHtml(request, path);
    heads.push({ path, address, head: getHead(html) });
  }
  for (const { path, address, head } of heads) {
    expect(head.has('robots'), path).toBe(false);
    expect(head.get('canonical'), path).toBe(address);
  }
  for (const fact of ['title', 'description', 'canonical']) {
    const values = heads.map(({ head }) => head.get(fact));
    expect(
      values.filter((value, index) => values.indexOf(value) !== index),
      fact,
    ).toEqual([]);
  }
});

test('pages for one visitor, and searches, are not indexed', async ({ request }) => {
  const paths = ['/?sport=Lions', '/browse-clubs?q=leeds', '/compare'];
  const links = [
    '/verify-review?token=abc',
    '/my-review',
    '/my-reviews',
    '/report?review=1',
    '/notice?review=1',
    '/notice-answer',
  ];
  for (const path of [...paths, ...links]) {
    const { html } = await getHtml(request, path);
    expect(getHead(html).get('robots'), path).toContain('noindex');
  }
});

test('structured data follows the rules for rich results', async ({ request }) => {
  const { slug } = await mostReviewedClub();
  for (const path of ['/', `/clubs/${slug}`, `/clubs/${slug}?group=U12s`, '/grounds/2']) {
    const { html } = await getHtml(request, path);
    expect(Object.keys(toStructuredData(html)).length, path).toBeGreaterThan(0);
    expect(await structuredDataFaults(html), path).toEqual([]);
  }
});

test('structured data contains no review that the page does not show', async ({ request }) => {
  const { slug } = await mostReviewedClub();
  const { html } = await getHtml(request, `/clubs/${slug}?group=U12s`);
  const [club] = toStructuredData(html).SportsClub!;
  const reviews = club!.review as { '@id': string }[];
  expect(reviews.length).toBeGreaterThan(0);
  for (const review of reviews) {
    expect(getMain(html)).toContain(`id="${new URL(review['@id']).hash.slice(1)}"`);
  }
});

test('the image of a club without its own picture is drawn, and has the size that its page states', async ({
  request,
}) => {
  const club = (await allClubs()).find(({ imageUrl }) => imageUrl === null)!;
  const head = getHead((await getHtml(request, `/clubs/${club.slug}`)).html);
  const answer = await request.get(head.get('og:image')!);
  expect(answer.headers()['content-type']).toBe(head.get('og:image:type'));
  const png = await answer.body();
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    head.get('og:image:width'),
    head.get('og:image:height'),
  ]);
});

test.describe('the sitemap', () => {
  const getUrls = async (request: APIRequestContext, address: string) => {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
    return (await parseSitemap(Readable.from([await answer.body()]))).map(({ url }) => url);
  };

  test('is named in robots.txt, and links to every club and every listed page', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const [, map] = /^Sitemap: (.*)$/m.exec(robots)!;
    const answer = await request.get(map!);
    const files = (await parseSitemapIndex(Readable.from([await answer.body()]))).map(({ url }) => url);
    const urls = (await Promise.all(files.map((file) => getUrls(request, file)))).flat();
    expect(new Set(urls).size).toBe(urls.length);

    const { origin } = new URL(map!);
    const listed = PUBLIC_ROUTES.filter(({ status, isUnlisted }) => status === undefined && !isUnlisted);
    const paths = (await Promise.all(listed.map(getPath))).filter((path) => !path.includes('page='));
    expect(urls).toEqual(
      expect.arrayContaining([
        ...paths.map((path) => origin + path),
        ...(await allClubs()).map(({ slug }) => `${origin}/clubs/${slug}`),
      ]),
    );
  });

  test('lists no page that is missing, unlisted or known under another URL', async ({ request }) => {
    for (const address of await getUrls(request, '/sitemaps/pages-1.xml')) {
      const { status, html } = await getHtml(request, address);
      expect([address, status]).toEqual([address, 200]);
      const head = getHead(html);
      expect([address, head.get('canonical'), head.get('robots')]).toEqual([address, address, undefined]);
    }
  });

  test('fails with Retry-After while the api is down', async ({ request }) => {
    const shell = await startShell({ env: { API_URL: 'http://127.0.0.1:9' } });
    const answer = await request.get(`${shell.url}/sitemap.xml`);
    expect(answer.status()).toBe(503);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect((await request.get(`${shell.url}/robots.txt`)).status()).toBe(200);
    await shell.stop();
  });
});
