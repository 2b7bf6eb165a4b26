import { sitemapParts } from './sitemap';

const part = (name: string) => sitemapParts.find((candidate) => candidate.name === name)!;

function answer(body: unknown, headers: Record<string, string> = {}) {
  return { status: 200, headers: new Headers(headers), body };
}

/** What a part reads if the api gives the same response to all its calls. */
function readPart(name: string, file: number, ...answerParts: Parameters<typeof answer>) {
  const { calls, read } = part(name);
  return read(calls(file).map((call) => call.read(answer(...answerParts))));
}

describe('sitemap', () => {
  it('lists the pages that everybody may find, once', async () => {
    const { paths, files } = await readPart('pages', 1, [{ ageGroup: 'U9s', count: 2 }]);
    expect(files).toBe(1);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/browse-clubs', '/browse-age', '/all-reviews', '/claim-club', '/about']),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lists categories and age groups that have reviews', async () => {
    const groups = ['U9s', 'prefer not to disclose'].map((ageGroup) => ({ ageGroup, count: 1 }));
    expect((await readPart('pages', 1, groups)).paths).toEqual(
      expect.arrayContaining([
        '/browse-categories?category=coaching',
        '/browse-categories?category=value',
        '/browse-age/U9s',
        '/browse-age/prefer%20not%20to%20disclose',
      ]),
    );
    const { paths } = await readPart('pages', 1, []);
    expect(paths.filter((path) => /category=|browse-age\/./.test(path))).toEqual([]);
  });

  it('leaves out pages for a single visitor, and patterns', async () => {
    const { paths } = await readPart('pages', 1, []);
    expect(paths).not.toContain('/compare');
    expect(paths).not.toContain('/verify-review');
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('lists the open data if the site publishes any', async () => {
    const { read } = part('pages');
    expect((await read([[], null])).paths).not.toContain('/open-data');
    expect((await read([[], { name: 'Training and sessions' }])).paths).toContain('/open-data');
  });

  it('lists all clubs from one call, so that none is lost or doubled while clubs change', () => {
    expect(
      part('clubs')
        .calls(1)
        .map(({ path }) => path),
    ).toEqual(['/sitemap/clubs']);
    expect(readPart('clubs', 1, ['leeds-lions', 'otley-otters'])).toEqual({
      paths: ['/clubs/leeds-lions', '/clubs/otley-otters'],
      files: 1,
    });
  });

  it('lists the grounds where clubs play', () => {
    expect(readPart('grounds', 1, [1002003])).toEqual({ paths: ['/grounds/1002003'], files: 1 });
  });

  it('is not built from a failed response', () => {
    const [call] = part('clubs').calls(1);
    expect(() => call!.read({ ...answer([]), status: 503 })).toThrow('answered 503');
  });
});
