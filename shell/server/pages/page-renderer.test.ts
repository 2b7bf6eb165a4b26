/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { PageDescription, PublicConfig } from '@club-reviews/shared-ui/platform';
import { createContentPolicy } from '../content-security-policy';
import type { ReleaseRecord } from '../registry/release-record';
import { SiteReleases } from '../registry/site-releases';
import type { PageResponses } from './page-calls';
import { createPageRenderer } from './page-renderer';
import type { RemoteCode, RemoteCodeLoader } from './remote-code';
import type { ShellBuild } from './shell-build';

const CONFIG: PublicConfig = {
  brandName: 'Reviews',
  supportEmail: 'help@reviews.example',
  sampleData: false,
};

const RELEASE: ReleaseRecord = {
  contract: 1,
  name: 'mfe_public',
  version: '1.0.0-a',
  routes: ['/clubs/:slug'],
  entry: 'remoteEntry.js',
  chunks: { routes: ['routes.js'], club: ['shared.js', 'club.js'], results: ['results.js'] },
  client: {
    'remoteEntry.js': 'sha384-e',
    'routes.js': 'sha384-r',
    'shared.js': 'sha384-s',
    'club.js': 'sha384-c',
    'results.js': 'sha384-p',
  },
  server: {},
  shared: {},
};

const DESCRIPTION: PageDescription = {
  calls: [{ endpointName: 'getClub', arg: 'leeds', path: '/clubs/leeds', read: ({ body }) => body }],
  chunk: 'club',
  head: ([club]) => ({
    status: club === null ? 404 : 200,
    title: club === null ? 'Club Not Found' : 'Leeds',
    meta: [],
    link: [],
    jsonLd: [{ '@type': 'SportsClub' }],
  }),
};

interface Overrides {
  description?: PageDescription;
  code?: (version: string) => Promise<RemoteCode | null>;
  isKilled?: boolean;
  callApi?: () => Promise<PageResponses>;
  failure?: unknown;
}

const answersWith = (value: unknown): PageResponses => ({
  values: [value],
  preloaded: [],
  subject: [17],
  openings: ['view=17'],
  isPassing: false,
});

/** A renderer with a fake shell build, which renders the word "frame" and, with an instance, "remote". */
function rendererWith({
  description = DESCRIPTION,
  code,
  callApi,
  failure,
  isKilled = false,
}: Overrides = {}) {
  const warnings: string[] = [];
  const logged: object[] = [];
  const remote = { name: 'mfe_public', routes: RELEASE.routes, releases: [], isKilled };
  const build = {
    scripts: [],
    fonts: [],
    render: {
      findRemote: (_registry: unknown, pathname: string) =>
        pathname.startsWith('/clubs/') ? remote : undefined,
      isShellPage: (pathname: string) => pathname === '/test-header',
      renderPage: async ({ instance }: { instance?: unknown }) => ({
        html: instance === undefined ? 'frame' : 'frame remote',
        headTags: instance === undefined ? '' : '<title>Leeds</title>',
        styles: { elements: [], classes: {} },
        failure,
      }),
    },
  } as unknown as ShellBuild;
  const module = { version: '1.0.0-a', createRemote: () => ({ routes: [], preload: async () => {} }) };
  const remoteCode: RemoteCodeLoader = {
    load: ({ version }) => code?.(version) ?? Promise.resolve({ module, describePage: () => description }),
  };
  const render = createPageRenderer({
    build,
    remoteCode,
    callApi: callApi ?? (async () => answersWith({ name: 'Leeds' })),
    contentPolicy: createContentPolicy({}, false),
    origin: 'https://reviews.example',
    apiUrl: 'http://api',
    offlinePages: true,
    logger: {
      warn(details, message) {
        warnings.push(message);
        logged.push(details);
      },
    },
  });
  const { name, version } = RELEASE;
  const canary = { version: '2.0.0-b', share: 100, seed: 'spring' };
  const records = [RELEASE, { ...RELEASE, version: canary.version }];
  const site = new SiteReleases(1, [{ name, isKilled, records, active: version, fallback: null, canary }]);
  const moment = { releases: site.stable, site, config: CONFIG, hour: 0 };
  const page = (pathname: string) =>
    render(
      { pathname, search: '?q=LS6', visitor: { address: '', requestId: 'request-1' }, tried: new Map() },
      moment,
    );
  const renderFor = (chosen: string, tried = new Map<string, string>()) =>
    render(
      { pathname: '/clubs/leeds', search: '', visitor: { address: '', requestId: '' }, tried },
      { ...moment, releases: site.forVisitor(undefined, new Map([[name, chosen]])) },
    );
  return { page, renderFor, warnings, logged };
}

/** The files of the page's remote that are preloaded. */
const preloadsIn = (html: string) => [...html.matchAll(/&quot;(\/mfe\/.+?)&quot;/g)].map(([, url]) => url);

describe('page renderer', () => {
  it('isn’t complete while a response may change at any moment', async () => {
    const callApi = async () => ({ ...answersWith({ name: 'Leeds' }), isPassing: true });
    expect(await rendererWith({ callApi }).page('/clubs/leeds')).toMatchObject({
      status: 200,
      isComplete: false,
    });
  });

  it('renders the remote and preloads exactly its page’s code', async () => {
    const { status, html, isComplete, subject, openings } = await rendererWith().page('/clubs/leeds');
    expect({ status, isComplete, subject, openings }).toEqual({
      status: 200,
      isComplete: true,
      subject: [17],
      openings: ['view=17'],
    });
    expect(html).toContain('frame remote');
    expect(preloadsIn(html)).toEqual([
      '/mfe/mfe_public/1.0.0-a/client/remoteEntry.js',
      '/mfe/mfe_public/1.0.0-a/client/routes.js',
      '/mfe/mfe_public/1.0.0-a/client/shared.js',
      '/mfe/mfe_public/1.0.0-a/client/club.js',
    ]);
  });

  it('preloads the parts that the page shows at this URL', async () => {
    const description = { ...DESCRIPTION, partChunks: ['results', 'unknown'] };
    const { html } = await rendererWith({ description }).page('/clubs/leeds');
    expect(preloadsIn(html)).toContain('/mfe/mfe_public/1.0.0-a/client/results.js');
  });

  it('answers 404 with a page when its subject does not exist', async () => {
    const callApi = async () => answersWith(null);
    expect((await rendererWith({ callApi }).page('/clubs/none')).status).toBe(404);
  });

  it('renders nothing for a page that has moved', async () => {
    const head = () => ({ status: 301, location: '/clubs/lions?age=U9s', title: '', meta: [], link: [] });
    const module = { version: '1.0.0-a', createRemote: () => ({ routes: [], preload: async () => {} }) };
    const code = async () => ({ module, describePage: () => ({ ...DESCRIPTION, head }) });
    expect(await rendererWith({ code }).page('/clubs/leeds')).toMatchObject({
      status: 301,
      location: '/clubs/lions?age=U9s',
      html: '',
    });
  });

  it('answers 404 for unknown paths, and 200 for the shell’s own', async () => {
    const { page } = rendererWith();
    expect((await page('/nothing')).status).toBe(404);
    expect((await page('/test-header')).status).toBe(200);
  });

  it('leaves the area to the browser when the api does not respond', async () => {
    const { page, warnings } = rendererWith({ callApi: () => Promise.reject(new Error('timeout')) });
    const { status, html, isComplete } = await page('/clubs/leeds');
    expect({ status, isComplete }).toEqual({ status: 200, isComplete: false });
    expect(html).toContain('<div id="root">frame</div>');
    expect(warnings).toEqual(['could not render the page, leaving it to the browser']);
  });

  it('leaves the area to the browser when the remote’s server code cannot be loaded', async () => {
    const { page } = rendererWith({ code: () => Promise.reject(new Error('altered')) });
    expect((await page('/clubs/leeds')).html).toContain('<div id="root">frame</div>');
  });

  it('does not wait for a remote that hangs', async () => {
    jest.useFakeTimers();
    const { page } = rendererWith({ code: () => new Promise(() => {}) });
    const answer = page('/clubs/leeds');
    await jest.advanceTimersByTimeAsync(2000);
    expect((await answer).html).toContain('<div id="root">frame</div>');
    jest.useRealTimers();
  });

  it.each([{ failure: new Error('crash') }, { callApi: () => Promise.reject(new Error('timeout')) }])(
    'logs a failed page with its path and request id, but not the search terms',
    async (overrides) => {
      const { page, logged } = rendererWith(overrides);
      await page('/clubs/leeds');
      expect(logged).toMatchObject([{ path: '/clubs/leeds', requestId: 'request-1' }]);
      expect(JSON.stringify(logged)).not.toContain('LS6');
    },
  );

  it('keeps the head and data when the remote crashes while rendering', async () => {
    const { page, warnings } = rendererWith({ failure: new Error('crash') });
    const { html, isComplete } = await page('/clubs/leeds');
    expect(isComplete).toBe(false);
    expect(html).toContain('<title>Leeds</title>');
    expect(html).toContain('SportsClub');
    expect(warnings).toEqual(['a remote threw while rendering']);
  });

  it('gives a visitor whose canary fails the ordinary page, and does not cache it', async () => {
    const loaded: string[] = [];
    const module = { version: '', createRemote: () => ({ routes: [], preload: async () => {} }) };
    const { renderFor } = rendererWith({
      code: async (version) => {
        loaded.push(version);
        if (version === '2.0.0-b') throw new Error('altered');
        return { module, describePage: () => DESCRIPTION };
      },
    });
    const { html, isComplete } = await renderFor('2.0.0-b');
    expect(loaded).toEqual(['2.0.0-b', '1.0.0-a']);
    expect(html).toContain('frame remote');
    expect(html).toContain('&quot;/mfe/mfe_public/1.0.0-a/client/remoteEntry.js&quot;');
    expect(html).not.toContain('/2.0.0-b/');
    expect(html).toContain('"refused":{"name":"mfe_public","version":"2.0.0-b"}');
    expect(isComplete).toBe(false);
  });

  it('answers 503 for a remote that is switched off, without loading its code', async () => {
    const code = jest.fn();
    const { page } = rendererWith({ code, isKilled: true });
    expect((await page('/clubs/leeds')).status).toBe(503);
    expect(code).not.toHaveBeenCalled();
  });

  it('tells testers what they are trying, and how to leave', async () => {
    const { html, policy } = await rendererWith().renderFor('1.0.0-a', new Map([['mfe_public', '1.0.0-a']]));
    expect(html).toContain('You’re trying mfe_public 1.0.0-a.');
    expect(html).toContain('<form action="/releases/leave"><button>Leave</button></form>');
    const css = /<style>(.*?)<\/style>/.exec(html)![1]!;
    expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
  });
});
