/** @jest-environment node */
import { documentHtml, headTagsHtml } from './document';

const BOOT = {
  registry: { revision: 1, remotes: [] },
  origin: 'https://reviews.example',
  now: 0,
  config: { brandName: 'Reviews', supportEmail: 'help@reviews.example', sampleData: false },
  preloaded: {
    mfe_public: [
      { endpointName: 'getClub', arg: 'x', value: { name: '</script><script>alert(1)</script>' } },
    ],
  },
};

const PARTS = {
  headTags: '<title>Home</title>',
  jsonLd: [{ name: '</script>' }],
  styles: '<style></style>',
  html: '<main></main>',
  boot: BOOT,
  scripts: [{ url: '/assets/main.js', integrity: 'sha384-a' }],
  preloads: [{ url: '/mfe/routes.js', integrity: 'sha384-b' }],
  fonts: ['/assets/font.woff2'],
};

describe('document', () => {
  it('keeps data from ending its script element, and gives it back unchanged', () => {
    const html = documentHtml(PARTS);
    const json = /<script type="application\/json" id="boot-data">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(json)).toEqual(BOOT);
    expect(html).not.toContain('<script>alert(1)');
  });

  it('loads and preloads scripts with their integrity', () => {
    const html = documentHtml(PARTS);
    expect(html).toContain(
      '<script defer src="/assets/main.js" crossorigin="anonymous" integrity="sha384-a">',
    );
    expect(html).toContain(
      '<link rel="preload" as="script" href="/mfe/routes.js" crossorigin="anonymous" integrity="sha384-b">',
    );
  });

  it('escapes what goes into head tags', () => {
    const tags = headTagsHtml({
      title: 'A & B <c>',
      meta: [{ name: 'description', content: 'say "hi" <b>' }],
      link: [{ rel: 'canonical', href: 'https://reviews.example/?a=1&b=2' }],
    });
    expect(tags).toBe(
      '<title data-provisional>A &amp; B &lt;c&gt;</title>' +
        '<meta name="description" content="say &quot;hi&quot; &lt;b&gt;" data-provisional/>' +
        '<link rel="canonical" href="https://reviews.example/?a=1&amp;b=2" data-provisional/>',
    );
  });
});
