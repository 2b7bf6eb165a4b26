/** @jest-environment node */
import { createHttpServer } from '../http-server';
import { ShellMetrics } from '../watching/shell-metrics';
import { addPolicyReports } from './policy-reports';

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';

const oldReport = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://clubs.example/clubs/leeds?token=secret-of-the-page',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example/a.js?visitor=secret-of-the-visitor',
    'script-sample': 'secret of the script',
    ...fields,
  },
});
const newReport = (body: object = {}, type = 'csp-violation') => ({
  type,
  url: 'https://clubs.example/',
  user_agent: 'secret of the browser',
  body: {
    documentURL: 'https://clubs.example/',
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    ...body,
  },
});

describe('reports of the Content-Security-Policy', () => {
  const open: { close(): Promise<unknown> }[] = [];

  async function serverWithReports() {
    const lines: Record<string, unknown>[] = [];
    const metrics = new ShellMetrics(undefined);
    const app = createHttpServer({ logLevel: 'info', trustProxy: true }, undefined, {
      metrics,
      logTo: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    });
    await addPolicyReports(app, metrics);
    open.push({ close: () => app.close().then(() => metrics.registry.clear()) });
    const post = (payload: unknown, type = OLD, from = '192.0.2.1') =>
      app.inject({
        method: 'POST',
        url: '/csp-reports',
        headers: { 'content-type': type, 'x-forwarded-for': from },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });
    const counted = async () => {
      const { values } = await metrics.registry.getSingleMetric('csp_violations_total')!.get();
      return Object.fromEntries(
        values.map(({ labels, value }) => [`${labels['directive']} ${labels['source']}`, value]),
      );
    };
    const events = () => lines.filter(({ event }) => event === 'csp-violation');
    return { post, counted, events, lines };
  }

  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(open.splice(0).map((server) => server.close()));
  });

  it('are counted in both formats', async () => {
    const { post, counted } = await serverWithReports();
    const answer = await post(oldReport());
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect((await post([newReport(), newReport({}, 'deprecation'), newReport()], NEW)).statusCode).toBe(204);
    expect(
      (await post(oldReport({ 'effective-directive': undefined, 'violated-directive': "img-src 'self'" })))
        .statusCode,
    ).toBe(204);
    expect(await counted()).toEqual({
      'script-src-elem host': 1,
      'style-src-attr inline': 2,
      'img-src host': 1,
    });
  });

  it('are logged without anything about the visitor, once a minute per kind', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const { post, events, lines } = await serverWithReports();
    for (let times = 0; times < 3; times += 1) await post(oldReport());
    await post([newReport({ blockedURL: 'chrome-extension://abc/a.js' })], NEW);
    const line = {
      channel: 'security',
      event: 'csp-violation',
      directive: 'script-src-elem',
      source: 'host',
      host: 'ads.example',
      area: 'clubs',
    };
    expect(events()).toEqual([expect.objectContaining({ ...line, times: 1 })]);
    jest.advanceTimersByTime(61_000);
    await post(oldReport());
    expect(events().slice(1)).toEqual([expect.objectContaining({ ...line, times: 3 })]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it.each([
    ['no JSON', '{"csp-report":'],
    ['nothing', ''],
    ['a number', '7'],
    ['another object', '{"csp-report":"no"}'],
  ])('are rejected if they are %s', async (_what, payload) => {
    const { post, counted } = await serverWithReports();
    expect((await post(payload)).statusCode).toBe(400);
    expect(await counted()).toEqual({});
  });

  it('must have one of two content types, and are limited in size', async () => {
    const { post } = await serverWithReports();
    expect((await post(oldReport(), 'application/json')).statusCode).toBe(415);
    expect((await post(oldReport({ 'blocked-uri': 'x'.repeat(17 * 1024) }))).statusCode).toBe(413);
  });

  it('are limited to twenty per request', async () => {
    const { post, counted } = await serverWithReports();
    await post(
      Array.from({ length: 50 }, () => newReport()),
      NEW,
    );
    expect(await counted()).toEqual({ 'style-src-attr inline': 20 });
  });

  it('are limited to thirty a minute from one address', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const { post, counted } = await serverWithReports();
    const answers = [];
    for (let times = 0; times < 32; times += 1) answers.push(await post(oldReport()));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30);
    expect([answers[31]!.statusCode, answers[31]!.headers['retry-after']]).toEqual([429, '60']);
    expect((await post(oldReport(), OLD, '192.0.2.2')).statusCode).toBe(204);
    jest.advanceTimersByTime(61_000);
    expect((await post(oldReport())).statusCode).toBe(204);
    expect(await counted()).toEqual({ 'script-src-elem host': 32 });
  });
});
