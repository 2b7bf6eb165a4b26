import { release } from '@club-reviews/releases/changes';
import { changeReleases, LIVE, REMOTE } from '../../../test/support/released-site.js';
import { postJson } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';

const TOKEN = 'prometheus-reads-here';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the page for Prometheus', () => {
  let api: TestApi | undefined;

  afterEach(() => api?.stop());

  const ask = (authorization?: string, path = '/metrics') =>
    fetch(`${api?.url}${path}`, { headers: authorization === undefined ? {} : { authorization } });

  it('isn’t there without a setting, without its token, or below /api', async () => {
    api = await startTestApi();
    expect((await ask('Bearer undefined')).status).toBe(404);
    await api.stop();
    api = await startTestApi({ metricsToken: TOKEN });
    expect((await ask()).status).toBe(404);
    expect((await ask(`Bearer ${TOKEN}x`)).status).toBe(404);
    expect((await ask(`Bearer ${TOKEN}`, '/api/metrics')).status).toBe(404);
  });

  it('has what was reported', async () => {
    api = await startTestApi({ metricsToken: TOKEN });
    await changeReleases(api, release(REMOTE, LIVE));
    const of = { remote: REMOTE, version: LIVE };
    const loads = [
      { ...of, outcome: 'loaded' },
      { ...of, outcome: 'failed', errorClass: 'timeout' },
    ];
    const timings = [
      { ...of, timing: 'LCP', value: 1234 },
      { ...of, timing: 'CLS', value: 0.04 },
    ];
    await postJson(api, '/telemetry', { loads, timings }, { 'user-agent': FIREFOX });
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    const labels = `remote="${REMOTE}",version="${LIVE}"`;
    expect(text).toContain(`release_loads_total{${labels},outcome="failed",error_class="timeout"} 1`);
    expect(text).toContain(`release_timing_seconds_bucket{le="1.8",${labels},timing="LCP"} 1`);
    expect(text).toContain(`release_layout_shift_bucket{le="0.025",${labels}} 0`);
    expect(text).toContain(`release_layout_shift_bucket{le="0.05",${labels}} 1`);
  });
});
