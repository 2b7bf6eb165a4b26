import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitsFor } from './visits.mjs';

const BUDGETS = [
  { name: 'home', route: '/', path: '/' },
  { name: 'a search', route: '/', path: '/?q=leeds' },
  { name: 'a club', route: '/clubs/:id' },
];
const record = (name, version, pages) => ({
  name,
  version,
  pages,
  routes: Object.keys(pages),
  entry: 'entry.js',
  chunks: { 'home-screen': ['home-screen.js'] },
});
const publicPages = (version) =>
  record('mfe_public', version, { '/clubs/:id': 'club-screen', '/': 'home-screen', '/faq': 'faq-screen' });
const admin = (version) =>
  record('mfe_admin', version, { '/admin': 'home-screen', '/admin/people': 'people-screen' });
const partner = (role, record) => ({ name: record.name, role, record });

/** The opened pages, one per line. */
const getPlan = (candidate, liveReleases) =>
  visitsFor(candidate, liveReleases, BUDGETS).map(
    ({ beside, path, of, budget, fault }) =>
      `${beside}: ${path} of ${of.name} ${of.version}${budget ? `, budget of ${budget.name}` : ''}${fault ? `, ${fault.name}` : ''}`,
  );

describe('the pages the gate opens', () => {
  it('are all those of a new remote, one of each other, and broken ones', () => {
    const liveReleases = [
      partner('live', publicPages('1.0.0')),
      partner('live', admin('1.0.0')),
      partner('canary', admin('1.1.0')),
    ];
    assert.deepEqual(getPlan(publicPages('2.0.0'), liveReleases), [
      'live: / of mfe_public 2.0.0, budget of home',
      'live: /?q=leeds of mfe_public 2.0.0, budget of a search',
      'live: /faq of mfe_public 2.0.0',
      'live: /admin of mfe_admin 1.0.0',
      'live: / of mfe_public 2.0.0, its entry missing',
      'live: / of mfe_public 2.0.0, its entry altered',
      'live: / of mfe_public 2.0.0, its entry hanging',
    ]);
  });

  it('are those of every live, previous and canary remote for a new shell', () => {
    const liveReleases = [
      partner('live', admin('1.0.0')),
      partner('live', publicPages('1.1.0')),
      partner('previous', publicPages('1.0.0')),
      partner('canary', admin('1.1.0')),
    ];
    assert.deepEqual(getPlan({ name: 'shell', version: '2.0.0' }, liveReleases), [
      'live: /admin of mfe_admin 1.0.0',
      'live: / of mfe_public 1.1.0, budget of home',
      'live: /?q=leeds of mfe_public 1.1.0, budget of a search',
      'previous: / of mfe_public 1.0.0',
      'canary: /admin of mfe_admin 1.1.0',
      'live: / of mfe_public 1.1.0, its entry missing',
      'live: / of mfe_public 1.1.0, its entry altered',
      'live: / of mfe_public 1.1.0, its entry hanging',
    ]);
  });

  it('are a release’s start page if its record lists no pages', () => {
    const { pages: _none, ...older } = admin('0.9.0');
    assert.deepEqual(
      getPlan({ name: 'shell', version: '2.0.0' }, [partner('live', older)])[0],
      'live: /admin of mfe_admin 0.9.0',
    );
  });
});
