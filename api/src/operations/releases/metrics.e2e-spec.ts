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
    api = await startTestApi({ metricsToken: TOKEN }, {});
    expect((await ask()).status).toBe(404);
    expect((await ask(`Bearer ${TOKEN}x`)).status).toBe(404);
    expect((await ask(`Bearer ${TOKEN}`, '/api/metrics')).status).toBe(404);
  });

  it('shows the state of the process, its database and its queues', async () => {
    api = await startTestApi({ metricsToken: TOKEN }, {});
    await api.call('/clubs/nowhere?q=secret');
    const text = await (await ask(`Bearer ${TOKEN}`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/clubs\/:\w+",status="4xx"\} 1/,
    );
    for (const name of ['mails', 'summary_jobs', 'club_import_jobs'])
      expect(text).toMatch(new RegExp(`^${name}_waiting 0$[^]*^${name}_overdue_seconds 0$`, 'm'));
    expect(text).toMatch(/^mails_oldest_seconds 0$/m);
    expect(text).toMatch(/^database_transaction_retries_total 0$/m);
    expect(text).toMatch(/^data_disk_free_bytes \d{6,}$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    if (api.place.databaseUrl) {
      expect(text).toMatch(/^database_connections_waiting\{pool="pages"\} 0$/m);
      expect(text).toMatch(/^database_connections_used\{pool="writes"\} \d+$/m);
    }
    expect(text).not.toMatch(/nowhere|secret/);
  });

  it('has what was reported', async () => {
    api = await startTestApi({ metricsToken: TOKEN }, {});
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
