/** @jest-environment node */
import { SiteReleases } from '../registry/site-releases';
import { recordOf, stateOf } from '../testing/release-states';
import { pageAt, requestedOverride, withOverride } from './requested-override';

const ORIGIN = 'https://clubs.example';
const SITE = new SiteReleases(1, [stateOf('mfe_public'), stateOf('mfe_club_admin')]);
const SOURCES = {
  site: SITE,
  origin: ORIGIN,
  async record(name: string, version: string) {
    if (version !== '9') throw new Error('There is no such release, or nobody signed it');
    return recordOf(name, version);
  },
};
const LOCAL = 'http://localhost:4301/remoteEntry.js';

const ask = (values: unknown) => requestedOverride(values, SOURCES);

describe('an override', () => {
  it('comes from the visitor’s own machine, unchecked', async () => {
    for (const entry of [LOCAL, 'http://127.0.0.1:4301/a/b.js?c', 'https://localhost/e.js'])
      expect(await ask({ remote: 'mfe_club_admin', entry })).toEqual({
        remote: 'mfe_club_admin',
        entry,
        release: { version: 'override', entryUrl: entry, entryIntegrity: '' },
        devServer: new URL(entry).origin,
        at: '/mfe_club_admin',
      });
  });

  it('comes from a release in the site’s store, with its digest', async () => {
    const path = '/mfe/mfe_public/9/client/remoteEntry.js';
    for (const entry of [path, ORIGIN + path])
      expect(await ask({ remote: 'mfe_public', entry, at: '/browse-clubs?page=2' })).toEqual({
        remote: 'mfe_public',
        entry: path,
        release: { version: '9', entryUrl: path, entryIntegrity: 'sha384-9' },
        devServer: undefined,
        at: '/browse-clubs?page=2',
      });
  });

  it.each([
    ['remote', {}],
    ['remote', { remote: '../x', entry: LOCAL }],
    ['remote', { remote: ['mfe_public', 'mfe_public'], entry: LOCAL }],
    ['remote', { remote: 'mfe_other', entry: LOCAL }],
    ['entry', { remote: 'mfe_public' }],
    ['entry', { remote: 'mfe_public', entry: 'https://evil.example/remoteEntry.js' }],
    ['entry', { remote: 'mfe_public', entry: 'http://localhost.evil.example/e.js' }],
    ['entry', { remote: 'mfe_public', entry: 'http://localhost@evil.example/e.js' }],
    ['entry', { remote: 'mfe_public', entry: '//evil.example/e.js' }],
    ['entry', { remote: 'mfe_public', entry: 'javascript:alert(1)' }],
    ['entry', { remote: 'mfe_public', entry: 'data:text/javascript,alert(1)' }],
    ['entry', { remote: 'mfe_public', entry: `http://localhost:1/${'a'.repeat(500)}` }],
    ['release', { remote: 'mfe_public', entry: '/mfe/mfe_public/8/client/remoteEntry.js' }],
    ['release', { remote: 'mfe_public', entry: '/mfe/mfe_public/9/client/other.js' }],
    ['release', { remote: 'mfe_public', entry: '/mfe/mfe_club_admin/9/client/remoteEntry.js' }],
    ['release', { remote: 'mfe_public', entry: '/mfe/mfe_public/../../x/client/remoteEntry.js' }],
    ['release', { remote: 'mfe_public', entry: '/api/clubs' }],
  ])('is refused for its %s: %j', async (refusal, values) => {
    await expect(ask(values)).rejects.toMatchObject({ refusal });
  });
});

describe('the page to show', () => {
  it.each([
    ['/clubs/17?tab=1', '/clubs/17?tab=1'],
    ['//evil.example/', '/start'],
    ['/\\evil.example/', '/start'],
    ['https://evil.example/', '/start'],
    ['/api/releases/override', '/start'],
    ['/x/../api/admin', '/start'],
    [undefined, '/start'],
    [['/a', '/b'], '/start'],
  ])('for %j is %s', (at, page) => {
    expect(pageAt(at, '/start', ORIGIN)).toBe(page);
  });
});

describe('releases with an override', () => {
  it('use it in its remote’s place, and run none of its code on the server', async () => {
    const { registry, active } = withOverride(SITE.stable, await ask({ remote: 'mfe_public', entry: LOCAL }));
    expect(
      registry.remotes.map(({ name, releases }) => [name, releases.map(({ version }) => version)]),
    ).toEqual([
      ['mfe_public', ['override']],
      ['mfe_club_admin', ['2', '1']],
    ]);
    expect([...active.keys()]).toEqual(['mfe_club_admin']);
    expect(SITE.stable.active.size).toBe(2);
  });
});
