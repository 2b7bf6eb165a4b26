/** @jest-environment node */
import { getRecord, getState } from '../testing/release-states';
import { SiteReleases } from './site-releases';
import type { RemoteState } from './site-releases';

const canary = (share: number, seed = 'spring') => ({ version: '3', share, seed });
const VISITORS = Array.from({ length: 10_000 }, (_, number) => `visitor-${number}`);

const getSite = (...remotes: RemoteState[]) => new SiteReleases(7, remotes);

/** The versions a visitor's browser tries, in order. */
const versionsFor = (site: SiteReleases, visitor: string, tried?: Map<string, string>) =>
  site.forVisitor(visitor, tried).registry.remotes[0]!.releases.map(({ version }) => version);

/** Who gets the canary. */
const chosenBy = (site: SiteReleases) =>
  new Set(VISITORS.filter((visitor) => versionsFor(site, visitor)[0] === '3'));

describe('the releases of a site', () => {
  it('are the same for everybody without a canary', () => {
    const site = getSite(getState('mfe_public'));
    expect(site.hasCanaries).toBe(false);
    expect(site.forVisitor('anybody')).toBe(site.stable);
    expect(versionsFor(site, 'anybody')).toEqual(['2', '1']);
  });

  it('include the name visitors know each area by, if its release has one', () => {
    const records = [getRecord('mfe_public', '2', { area: 'club pages' })];
    const site = getSite(getState('mfe_public', { records }), getState('mfe_else'));
    expect(site.stable.registry.remotes.map(({ area }) => area)).toEqual(['club pages', undefined]);
  });

  it('start with the canary for its share of visitors, followed by the active and previous ones', () => {
    const site = getSite(getState('mfe_public', { canary: canary(100) }));
    const chosen = chosenBy(site);
    // Four standard deviations of 10,000 draws at 10 %.
    expect(Math.abs(chosen.size - 1000)).toBeLessThan(120);
    const [visitor] = [...chosen];
    expect(versionsFor(site, visitor!)).toEqual(['3', '2', '1']);
    expect(site.forVisitor(visitor!).active.get('mfe_public')!.version).toBe('3');
    expect(chosenBy(getSite(getState('mfe_public', { canary: canary(100) })))).toEqual(chosen);
  });

  it('keep a canary’s visitors in it while its share grows', () => {
    const [few, more, all] = [50, 250, 1000].map((share) =>
      chosenBy(getSite(getState('mfe_public', { canary: canary(share) }))),
    );
    expect([...few!].filter((visitor) => !more!.has(visitor))).toEqual([]);
    expect(more!.size).toBeGreaterThan(few!.size);
    expect(all!.size).toBe(VISITORS.length);
  });

  it('are shared by all who get the same versions', () => {
    const site = getSite(
      getState('mfe_public', { canary: canary(500) }),
      getState('mfe_club_admin', { canary: canary(500, 'autumn') }),
    );
    const snapshots = new Set(VISITORS.map((visitor) => site.forVisitor(visitor)));
    expect(snapshots.size).toBe(4);
    expect(new Set([...snapshots].map(({ variant }) => variant))).toEqual(
      new Set(['', 'mfe_public@3', 'mfe_club_admin@3', 'mfe_club_admin@3 mfe_public@3']),
    );
  });

  it('come in sixteen combinations at most, however many canaries run', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const site = getSite(...names.map((name) => getState(name, { canary: canary(500, name) })));
    const variants = new Set(VISITORS.map((visitor) => site.forVisitor(visitor).variant));
    expect(variants.size).toBe(16);
  });

  it('leave out a canary whose release cannot be read', () => {
    const records = ['1', '2'].map((version) => getRecord('mfe_public', version));
    const site = getSite(getState('mfe_public', { records, canary: canary(1000) }));
    expect(site.hasCanaries).toBe(false);
    expect(site.canTry('mfe_public', '3')).toBe(false);
  });

  it('give testers what they ask for, ahead of what they would get otherwise', () => {
    const site = getSite(getState('mfe_public', { canary: canary(1000) }));
    expect(versionsFor(site, 'tester', new Map([['mfe_public', '1']]))).toEqual(['1', '2']);
    expect(site.forVisitor('tester', new Map([['mfe_public', '2']]))).toBe(site.stable);
    expect(site.canTry('mfe_public', '1')).toBe(true);
    expect(site.canTry('mfe_public', '4')).toBe(false);
    expect(site.canTry('mfe_other', '1')).toBe(false);
  });

  it('include only the paths of a remote that is switched off, whoever asks', () => {
    const site = getSite(
      getState('mfe_public', { isKilled: true, canary: canary(1000) }),
      getState('mfe_site_admin'),
    );
    const { registry, active } = site.forVisitor('tester', new Map([['mfe_public', '3']]));
    expect(registry.remotes[0]).toEqual({
      name: 'mfe_public',
      routes: ['/'],
      releases: [],
      isKilled: true,
    });
    expect([...active.keys()]).toEqual(['mfe_site_admin']);
    expect(site.hasCanaries).toBe(false);
  });
});
