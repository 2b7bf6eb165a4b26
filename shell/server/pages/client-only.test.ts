/** @jest-environment node */
import { getState } from '../testing/release-states';
import { getReleases, SiteOfPages } from '../testing/site-of-pages';
import { withoutServerCode } from './client-only';

const LEFT = { headers: { 'X-Leave-To-Browser': 'mfe_public' } };

describe('a page with a remote’s area left to the browser', () => {
  let site: SiteOfPages;
  beforeEach(async () => {
    site = await new SiteOfPages().start({ PAGE_CDN_SECONDS: '60' });
  });
  afterEach(() => site.stop());

  it('is cached nowhere and not counted as a page view', async () => {
    await site.visit('/clubs/17');
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await site.visit('/clubs/17', LEFT);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('cache-tag')).toBeNull();
    }
    expect(site.times('/clubs/17')).toBe(3);
    await site.visit('/clubs/17');
    expect(site.times('/clubs/17')).toBe(3);
  });
});

describe('releases without the server code of a remote', () => {
  it('look the same to browsers, with nothing of it to render', () => {
    const { stable } = getReleases(1, [getState('mfe_public'), getState('mfe_club_admin')]);
    const left = withoutServerCode(stable, 'mfe_public');
    expect(left.registry).toBe(stable.registry);
    expect([...left.active.keys()]).toEqual(['mfe_club_admin']);
    expect([...withoutServerCode(stable, 'nothing').active]).toEqual([...stable.active]);
  });
});
