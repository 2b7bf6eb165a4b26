/** @jest-environment node */
import Fastify from 'fastify';
import type { ApiAnswer, ApiCall } from '../api-client';
import type { PageMoment } from '../page-moment/page-moment';
import type { PageRequest } from '../pages/page-renderer';
import { TooBusyError } from '../pressure/render-limit';
import { SiteReleases } from '../registry/site-releases';
import { addSecurityHeaders } from '../security-headers';
import { stateOf } from '../testing/release-states';
import { addOverrides } from './overrides';

const SITE = new SiteReleases(1, [stateOf('mfe_public')]);
const CONFIG = { brandName: 'B', supportEmail: 'a@b.example', sampleData: false, telemetrySample: 0.5 };
const MOMENT: PageMoment = {
  number: 1,
  hour: 0,
  releases: SITE.stable,
  site: SITE,
  config: CONFIG,
  version: undefined,
};
const LINK = '/api/releases/override?remote=mfe_public&entry=http%3A%2F%2Flocalhost%3A4301%2Fe.js';

let staff: Partial<ApiAnswer> | Error;
let calls: ApiCall[];
let rendered: { request: PageRequest; moment: Pick<PageMoment, 'releases' | 'config'> }[];
let isBusy: boolean;

const app = Fastify();
addSecurityHeaders(app, true, 'the ordinary policy');
addOverrides(app, {
  origin: 'https://clubs.example',
  record: () => Promise.reject(new Error('none')),
  async callApi(call) {
    calls.push(call);
    if (staff instanceof Error) throw staff;
    return { headers: { get: () => null }, body: undefined, status: 200, ...staff };
  },
  maker: {
    now: async () => MOMENT,
    async inTime(work) {
      if (isBusy) throw new TooBusyError();
      return work();
    },
  },
  async render(request, moment) {
    rendered.push({ request, moment });
    const policy = `policy for ${request.override?.devServer}`;
    return {
      status: 200,
      html: '<p>page</p>',
      policy,
      isComplete: true,
      subject: 'nothing',
      openings: [],
      seen: { page: 'home', remote: 'mfe_public' },
    };
  },
});

const IS_STAFF = { body: { staff: { needsSecondFactor: false } } };
const get = (url: string, headers: Record<string, string> = { cookie: 'session=1' }) =>
  app.inject({ url, headers });

beforeEach(() => {
  staff = IS_STAFF;
  calls = [];
  rendered = [];
  isBusy = false;
});

describe('a page with an override', () => {
  it('is made for staff only, with its own policy and registry, and is never cached', async () => {
    const answer = await get(`${LINK}&at=%2Fbrowse-clubs%3Fpage%3D2`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': 'policy for http://localhost:4301',
      'x-frame-options': 'DENY',
    });
    const [{ request, moment }] = rendered as [(typeof rendered)[0]];
    expect(request).toMatchObject({ pathname: '/browse-clubs', search: '?page=2' });
    expect(request.override!.boot).toEqual({
      remote: 'mfe_public',
      entry: 'http://localhost:4301/e.js',
      at: '/browse-clubs?page=2',
    });
    expect(moment.releases.registry.remotes[0]!.releases[0]!.entryUrl).toBe('http://localhost:4301/e.js');
    expect(moment.config.telemetrySample).toBe(0);
  });

  it('asks the api who it is for, passing on the browser’s headers about the request’s origin', async () => {
    await get(LINK, { cookie: 'session=1', 'sec-fetch-site': 'cross-site' });
    expect(calls[0]).toMatchObject({
      path: '/admin/session',
      headers: { Cookie: 'session=1', 'X-Session': 'cookie', 'Sec-Fetch-Site': 'cross-site' },
    });
  });

  it.each([
    ['somebody without a cookie', {}, IS_STAFF],
    ['somebody whose session is over', { cookie: 'a=1' }, { status: 401 }],
    ['a request of another site', { cookie: 'a=1' }, { status: 403 }],
    [
      'staff without their second factor',
      { cookie: 'a=1' },
      { body: { staff: { needsSecondFactor: true } } },
    ],
  ])('is refused to %s, who get the form and the ordinary policy', async (_, headers, answered) => {
    staff = answered;
    const answer = await get(LINK, headers as Record<string, string>);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-security-policy']).toBe('policy for undefined');
    const [{ request, moment }] = rendered as [(typeof rendered)[0]];
    expect(request.pathname).toBe('/releases/override');
    expect(new URLSearchParams(request.search).get('refused')).toBe('staff');
    expect(request.override!.boot.remote).toBeUndefined();
    expect(moment.releases).toBe(SITE.stable);
  });

  it('becomes the ordinary page once a tab’s session is over', async () => {
    staff = { status: 401 };
    const answer = await get(`${LINK}&at=%2Fbrowse-clubs&ongoing=`);
    expect(answer.statusCode).toBe(200);
    expect(rendered[0]!.request.pathname).toBe('/browse-clubs');
    expect(rendered[0]!.request.override!.boot).toEqual({ at: '/browse-clubs' });
    expect(rendered[0]!.moment.releases).toBe(SITE.stable);
  });

  it.each([
    ['?remote=mfe_other&entry=http://localhost/e.js', 404, 'remote'],
    ['?remote=mfe_public&entry=https://evil.example/e.js', 400, 'entry'],
    ['?remote=mfe_public&entry=/mfe/mfe_public/9/client/e.js', 404, 'release'],
    ['', 404, 'remote'],
  ])('explains why an override is refused: %s', async (search, status, refused) => {
    const answer = await get(`/api/releases/override${search}`);
    expect(answer.statusCode).toBe(status);
    expect(new URLSearchParams(rendered[0]!.request.search).get('refused')).toBe(refused);
  });

  it('explains when the api doesn’t respond, and doesn’t end a tab’s override', async () => {
    for (const failure of [new Error('away'), { status: 503 }, { body: {} }]) {
      staff = failure;
      const answer = await get(`${LINK}&ongoing=`);
      expect(answer.statusCode).toBe(502);
    }
  });

  it('counts towards the render limit', async () => {
    isBusy = true;
    expect((await get(LINK)).statusCode).toBe(503);
  });
});
