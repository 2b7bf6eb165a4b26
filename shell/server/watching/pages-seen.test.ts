/** @jest-environment node */
import { SiteOfPages } from '../testing/site-of-pages';

describe('what is logged and counted about pages', () => {
  let site: SiteOfPages;
  beforeEach(async () => {
    site = await new SiteOfPages().start({ LOG_LEVEL: 'info' });
  });
  afterEach(() => site.stop());

  it('says how each was served, and never for whom or where', async () => {
    await site.visit('/clubs/1');
    await site.visit('/clubs/1');
    await site.visit('/clubs/1?token=secret-1');
    const lines = site.logged.filter(({ msg }) => msg === 'request');
    expect(lines).toMatchObject([
      { service: 'shell', route: '/*', status: 200, page: 'club', remote: 'mfe_public', cache: 'rendered' },
      { status: 200, page: 'club', remote: 'mfe_public', cache: 'hit' },
      { status: 200, page: 'club', remote: 'mfe_public', cache: 'rendered' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|clubs\/1|127\.0\.0\.1/);
  });

  it('can be read by Prometheus', async () => {
    await site.visit('/clubs/1');
    await site.visit('/clubs/1');
    await site.visit('/clubs/2');
    const text = await site.metrics.text();
    const labels = (cache: string) => `remote="mfe_public",page="club",cache="${cache}",status="2xx"`;
    expect(text).toContain(`page_duration_seconds_count{${labels('rendered')}} 2`);
    expect(text).toContain(`page_duration_seconds_count{${labels('hit')}} 1`);
    expect(text).toContain('api_call_duration_seconds_count{call="changes",outcome="2xx"}');
    expect(text).toContain('page_cache_pages 2');
    expect(text).toMatch(/page_cache_bytes [1-9]/);
    expect(text).toContain('pages_rendering 0');
  });

  it('includes pages refused for lack of capacity', async () => {
    let open = () => {};
    site.gate = new Promise<void>((resolve) => (open = resolve));
    const waiting = Array.from({ length: 50 }, (_, index) => site.visit(`/clubs/${index + 2}`));
    while (site.rendered.length < 50) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await site.visit('/clubs/99')).status).toBe(503);
    expect(await site.metrics.text()).toContain('pages_rendering 50');
    open();
    await Promise.all(waiting);
    const labels = 'remote="unknown",page="unknown",cache="shed",status="5xx"';
    expect(await site.metrics.text()).toContain(`page_duration_seconds_count{${labels}} 1`);
  });
});
