/** @jest-environment node */
import { documentHtml, headTagsHtml } from './document';
import { SCRIPT_START } from './script-start';

const BOOT = {
  classes: { a: 'b' },
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
  styles: [{ attributes: ' title="x"', css: '.a{}' }],
  banner: '',
  html: '<main></main>',
  boot: BOOT,
  scripts: [{ url: '/assets/main.js', integrity: 'sha384-a' }],
  preloads: [{ url: '/mfe/routes.js', integrity: 'sha384-b' }],
  fonts: ['/assets/font.woff2'],
};

describe('document', () => {
  it('does not let data close its script element, and returns it unchanged', () => {
    const html = documentHtml(PARTS);
    const json = /<script type="application\/json" id="boot-data">(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(json)).toEqual(BOOT);
    expect(html).not.toContain('<script>alert(1)');
  });

  it('neither fetches nor runs a script before the first paint, except the start script', () => {
    const html = documentHtml(PARTS);
    expect(html).not.toContain('as="script"');
    expect(html.match(/<script(?! type)[^>]*>/g)).toEqual([expect.stringMatching(/^<script data-files="/)]);
    expect(html).toContain(`>${SCRIPT_START}</script></body>`);
  });

  it('has the style elements as given', () => {
    expect(documentHtml(PARTS)).toContain('<style title="x">.a{}</style></head>');
  });

  it('passes all files to the start script, with their integrity', () => {
    const files = /<script data-files="([^"]*)">/.exec(documentHtml(PARTS))![1]!;
    expect(JSON.parse(files.replaceAll('&quot;', '"'))).toEqual({
      scripts: PARTS.scripts,
      preloads: PARTS.preloads,
    });
  });

  it('links the manifest, and sets a theme colour for each colour scheme', () => {
    const html = documentHtml(PARTS);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/icons/touch-180.png">');
    expect(
      html.match(/<meta name="theme-color" content="#\w{6}" media="\(prefers-color-scheme: \w+\)">/g),
    ).toHaveLength(2);
  });

  it('shows the operator’s logo in tabs and on home screens', () => {
    const config = { ...BOOT.config, logoUrl: '/api/logo?v=1', iconVersion: '3f2a' };
    const html = documentHtml({ ...PARTS, boot: { ...BOOT, config } });
    expect(html).toContain('<link rel="icon" href="/api/icons/mark-192?v=3f2a" type="image/png">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/api/icons/touch-180?v=3f2a">');
  });

  it('matches the toolbar to the operator’s colours', () => {
    const theme = { light: '--color-band:#123a6b;', dark: '--color-band:#0e2c50;--color-link:#ffffff;' };
    const html = documentHtml({ ...PARTS, boot: { ...BOOT, config: { ...BOOT.config, theme } } });
    expect(html).toContain('content="#123a6b" media="(prefers-color-scheme: light)"');
    expect(html).toContain('content="#0e2c50" media="(prefers-color-scheme: dark)"');
  });

  it('escapes the content of head tags', () => {
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
