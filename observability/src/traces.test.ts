import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { RequestLog } from './request-log.ts';
import { addRequestTraces } from './request-traces.ts';
import { serverLog } from './server-log.ts';
import { TraceCollector } from './testing/trace-collector.ts';
import { getTraceSettings } from './trace-settings.ts';
import { SpanKind, inPart, inSpan, startTraces, traceFields, traceHeaders } from './traces.ts';
import { peerTrust } from './trusted-peer.ts';

const REMOTE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const REMOTE_TRACE = '0af7651916cd43dd8448eb211c80319c';

describe('traces', () => {
  let collector: TraceCollector;
  let warnings: string[];
  let stop: () => Promise<void>;
  let settings: { endpoint: string; headers: string; share: number };

  beforeEach(async () => {
    collector = new TraceCollector();
    warnings = [];
    settings = { endpoint: await collector.open(), headers: 'api-key=a%20key', share: 1 };
    stop = await startTraces('api', settings, (text) => warnings.push(text));
  });
  afterEach(() => stop());
  afterEach(() => collector.close());

  const sent = async () => {
    await stop();
    return new Map(collector.spans.map((span) => [span.name, span]));
  };

  it('are sent to the collector, each part below its parent', async () => {
    const details = { kind: SpanKind.SERVER, attributes: { route: '/*', status: 200 } };
    const call = () => inPart('call', () => inPart('statement', () => wait(1)), { kind: SpanKind.CLIENT });
    await inSpan('page', () => Promise.all([call(), inPart('render', () => wait(1))]), details);
    const spans = await sent();
    const [page, called, statement, render] = ['page', 'call', 'statement', 'render'].map((name) =>
      spans.get(name),
    );
    expect(page).toMatchObject({ service: 'api', kind: 2, attributes: { route: '/*', status: 200 } });
    expect(page?.parentSpanId).toBeUndefined();
    expect(called).toMatchObject({ kind: 3, parentSpanId: page?.spanId });
    expect(statement?.parentSpanId).toBe(called?.spanId);
    expect(render?.parentSpanId).toBe(page?.spanId);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(collector.headers[0]).toMatchObject({ path: '/v1/traces', 'api-key': 'a key' });
  });

  it('are not started by what a process does on its own', async () => {
    await inPart('looking for jobs', async () => {
      expect(traceHeaders()).toEqual({});
      expect(traceFields()).toEqual({});
    });
    expect((await sent()).size).toBe(0);
  });

  it('report that something failed, but never its message', async () => {
    const failure = Object.assign(new Error('no mailbox parent@home.example'), { code: 'EENVELOPE' });
    await expect(inSpan('mail', () => Promise.reject(failure))).rejects.toBe(failure);
    expect((await sent()).get('mail')).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'EENVELOPE' },
    });
    expect(collector.bodies.join()).not.toContain('parent@home');
  });

  it('are kept as often as the settings say', async () => {
    await stop();
    stop = await startTraces('api', { ...settings, share: 0 }, () => undefined);
    await inSpan('left out', async () => {
      expect(traceHeaders().traceparent).toMatch(/-00$/);
      await inPart('part of it', async () => undefined);
    });
    expect((await sent()).size).toBe(0);
  });

  it('warn once that the collector is down, and nobody waits for it', async () => {
    collector.status = 400;
    await inSpan('lost', async () => undefined);
    await stop();
    expect(warnings).toEqual(['traces are lost: nothing at OTEL_EXPORTER_OTLP_ENDPOINT takes them']);
  });

  it.each([
    ['a proxy that is believed, whatever the settings say', ['loopback'], 0, true],
    ['nobody else', false as const, 1, false],
  ])('of requests continue from %s, and are in the log', async (_who, trustProxy, share, goesOn) => {
    await stop();
    stop = await startTraces('api', { ...settings, share }, () => undefined);
    const lines: Record<string, unknown>[] = [];
    const to = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
    const server = fastify({
      loggerInstance: serverLog('api', 'info', to),
      logController: new RequestLog({ details: () => ({ remote: 'mfe_public' }) }),
    });
    addRequestTraces(server as never, (route) => route !== '/health', peerTrust(trustProxy));
    server.post('/clubs/:slug', async (request) => {
      request.log.warn('in between');
      await inPart('statement', () => wait(1));
      return traceHeaders().traceparent;
    });
    server.get('/health', async () => 'ok');
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const headers = { traceparent: REMOTE, 'content-type': 'application/json' };
    const answer = await fetch(`${address}/clubs/leeds-lions?token=secret-1`, {
      method: 'POST',
      headers,
      body: '{"a":1}',
    });
    const passedOn = await answer.text();
    await (await fetch(`${address}/health`)).text();
    await server.close();
    const spans = await sent();
    const request = spans.get('POST /clubs/:slug');
    expect(request).toMatchObject({
      kind: 2,
      attributes: { 'http.route': '/clubs/:slug', 'http.response.status_code': 200, remote: 'mfe_public' },
    });
    expect(request?.traceId === REMOTE_TRACE).toBe(goesOn);
    expect(passedOn).toBe(`00-${request?.traceId}-${request?.spanId}-01`);
    expect(spans.get('statement')?.parentSpanId).toBe(request?.spanId);
    expect(spans.size).toBe(2);
    const traced = lines.filter(({ traceId }) => traceId === request?.traceId).map(({ msg }) => msg);
    expect(traced).toEqual(['in between', 'request']);
    expect(collector.bodies.join()).not.toMatch(/secret|leeds|127\.0\.0\.1/);
  });
});

describe('without an endpoint for them', () => {
  const settings = getTraceSettings({ OTEL_TRACES_SAMPLER_ARG: 1 });

  it('nothing is traced', async () => {
    expect(settings).toBeUndefined();
    const stop = await startTraces('api', settings, () => undefined);
    const work = () => inPart('part', async () => ({ ...traceHeaders(), ...traceFields() }));
    expect(await inSpan('work', work)).toEqual({});
    await stop();
  });
});
