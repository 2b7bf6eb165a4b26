/** @jest-environment node */
import { getFiles, toTitle, withLine, withList } from './kept-html';
import { getPage } from './testing/kept-site';

const CLUB = { path: '/clubs/a&b', keptAt: new Date(2026, 10, 24, 14, 5).getTime() };

describe('the files of a kept page', () => {
  it('are its code, fonts and first pictures, each once', () => {
    const pictures = Array.from({ length: 20 }, (_, number) => `<img src="/api/photos/k${number}/64.webp">`);
    const html = [
      '<link rel="preload" as="font" href="/assets/fonts/a.1.woff2">',
      '<script data-files="{&quot;scripts&quot;:[{&quot;url&quot;:&quot;/assets/main.1.js&quot;}],',
      '&quot;preloads&quot;:[{&quot;url&quot;:&quot;/mfe/mfe_public/1/client/routes.js&quot;}]}">',
      '<script>{"entryUrl":"/mfe/mfe_site_admin/1/client/entry.js"}</script>',
      '<a href="/clubs/other"></a><img src="https://elsewhere.example/x.png">',
      ...pictures,
      ...pictures,
    ].join('');
    const files = getFiles(html);
    expect(files.slice(0, 3)).toEqual([
      '/assets/fonts/a.1.woff2',
      '/assets/main.1.js',
      '/mfe/mfe_public/1/client/routes.js',
    ]);
    expect(files.slice(3)).toEqual(
      Array.from({ length: 8 }, (_, number) => `/api/photos/k${number}/64.webp`),
    );
  });

  it('a page is listed by its title without the site’s name', () => {
    expect(toTitle('<title data-x>Lions &amp; Co, Leeds: parent reviews | Reviews</title>')).toBe(
      'Lions &amp; Co, Leeds: parent reviews',
    );
  });
});

describe('a kept page', () => {
  it.each([
    [false, 'You’re offline. This page is from 14:05 on 24 November.'],
    [true, 'We can’t be reached just now. This page is from 14:05 on 24 November.'],
  ])('says at the top why it’s shown and how old it is (online: %s)', (isOnline, words) => {
    const html = withLine('<body><div id="root">$& stays</div></body>', CLUB, isOnline);
    expect(html).toMatch(/^<body><link rel="stylesheet" href="\/kept-copy\.css"><aside /);
    expect(html).toContain(words);
    expect(html).toContain('<form action="/clubs/a&amp;b">');
    expect(html).toContain('</aside><div id="root">$& stays</div></body>');
  });
});

describe('the page shown for pages that aren’t kept', () => {
  const HTML = `<main><div class="x" id="kept-pages"><p>None yet.</p></div></main>${getPage('x')}`;

  it('links to the kept pages, and runs no scripts', () => {
    const html = withList(HTML, [{ path: CLUB.path, title: 'A &amp; B' }]);
    expect(html).toContain(
      '<div class="x" id="kept-pages"><ul><li><a href="/clubs/a&amp;b">A &amp; B</a></li></ul></div></main>',
    );
    expect(html).not.toContain('<script');
  });

  it('shows a message if nothing is kept', () => {
    expect(withList(HTML, [])).toContain('<p>None yet.</p>');
  });
});
