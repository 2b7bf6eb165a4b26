import { ServerMetrics } from './server-metrics.ts';

const TOKEN = 'prometheus-reads-here';
const END = { method: 'GET', route: '/clubs/:slug', status: 200, ms: 3, bytes: 100 };

describe('a server’s metrics', () => {
  it('can only be read with the token', () => {
    const metrics = new ServerMetrics(TOKEN);
    expect(metrics.mayRead(`Bearer ${TOKEN}`)).toBe(true);
    for (const other of [undefined, '', 'Bearer ', TOKEN, `Bearer ${TOKEN}x`])
      expect(metrics.mayRead(other)).toBe(false);
    metrics.registry.clear();
    const closed = new ServerMetrics(undefined);
    for (const any of [undefined, '', 'Bearer undefined']) expect(closed.mayRead(any)).toBe(false);
  });

  it('count requests by method, route and status class, whatever clients send', async () => {
    const metrics = new ServerMetrics(undefined);
    metrics.countRequest(END);
    metrics.countRequest({ ...END, status: 204, ms: 30 });
    metrics.countRequest({ ...END, method: 'BREW', status: 404 });
    metrics.countRequest({ ...END, method: 'STEW', status: 405 });
    const text = await metrics.text();
    const labels = 'method="GET",route="/clubs/:slug",status="2xx"';
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 1`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="other",route="/clubs/:slug",status="4xx"} 2',
    );
  });

  it('read gauges on request', async () => {
    const metrics = new ServerMetrics(undefined);
    let waiting = 3;
    metrics.gauge('mails_waiting', 'Mails', () => waiting);
    expect(await metrics.text()).toContain('mails_waiting 3');
    waiting = 0;
    expect(await metrics.text()).toContain('mails_waiting 0');
    const pools: Record<string, number> = { read: 2, write: 1 };
    metrics.gauges('connections', 'Connections', 'pool', () => pools);
    let retries = 4;
    metrics.total('retries_total', 'Retries', () => retries);
    expect(await metrics.text()).toContain('connections{pool="write"} 1');
    delete pools['write'];
    retries = 5;
    const text = await metrics.text();
    expect(text).not.toContain('pool="write"');
    expect(text).toContain('retries_total 5');
  });
});
