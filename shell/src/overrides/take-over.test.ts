import type { BootData, Override, RegisteredRemote } from '../remotes/boot-data';
import { hasStoredOverride } from './stored-override';
import { takeOver } from './take-over';

const remote = (name: string, version: string): RegisteredRemote => ({
  name,
  routes: ['/'],
  releases: [{ version, entryUrl: `/${version}.js`, entryIntegrity: '' }],
});
const ENTRY = 'http://localhost:4301/e.js';
const OVERRIDDEN = remote('mfe_public', 'override');
const OTHER = remote('mfe_club_admin', '1');

const bootWith = (override?: Override) =>
  ({ registry: { revision: 1, remotes: [OVERRIDDEN, OTHER] }, override }) as BootData;
const here = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/api/releases/override?remote=mfe_public#part');
});

describe('a page sent with an override', () => {
  const BOOT = bootWith({ remote: 'mfe_public', entry: ENTRY, at: '/browse-clubs?page=2' });

  it('sets its own URL and stores the override for the tab', async () => {
    await takeOver(BOOT);
    expect(here()).toBe('/browse-clubs?page=2#part');
    expect(hasStoredOverride()).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('override')!)).toEqual({ remote: 'mfe_public', entry: ENTRY });
  });

  it('keeps the override when the registry is fetched again', async () => {
    const adapt = await takeOver(BOOT);
    const fetched = { revision: 2, remotes: [remote('mfe_public', '3'), remote('mfe_club_admin', '4')] };
    expect(adapt(fetched)).toEqual({ revision: 2, remotes: [OVERRIDDEN, remote('mfe_club_admin', '4')] });
  });

  it('drops it when the visitor ends it', async () => {
    document.body.innerHTML = '<button data-end-override>Back</button>';
    await takeOver(BOOT);
    // jsdom has no navigation: it logs an error, and stays.
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.querySelector('button')!.click();
    silent.mockRestore();
    expect(hasStoredOverride()).toBe(false);
  });

  it('drops it when staff log out', async () => {
    jest.useFakeTimers();
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('site-admin-session', '1');
    await takeOver(BOOT);
    jest.advanceTimersByTime(3000);
    expect(hasStoredOverride()).toBe(true);
    localStorage.removeItem('site-admin-session');
    jest.advanceTimersByTime(1000);
    expect(hasStoredOverride()).toBe(false);
    silent.mockRestore();
    jest.useRealTimers();
  });
});

describe('another page in a tab with an override', () => {
  it('is reloaded with it', async () => {
    sessionStorage.setItem('override', JSON.stringify({ remote: 'mfe_public', entry: ENTRY }));
    history.replaceState(null, '', '/clubs/17?tab=1#reviews');
    const leave = jest.fn();
    void takeOver(bootWith(), leave);
    const asked = new URL(leave.mock.calls[0][0] as string, 'https://clubs.example');
    expect(asked.pathname + asked.hash).toBe('/api/releases/override#reviews');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      remote: 'mfe_public',
      entry: ENTRY,
      at: '/clubs/17?tab=1',
      ongoing: '',
    });
  });

  it('ends it if it came back without', async () => {
    sessionStorage.setItem('override', '{}');
    const adapt = await takeOver(bootWith({ at: '/browse-clubs' }));
    expect(here()).toBe('/browse-clubs#part');
    expect(hasStoredOverride()).toBe(false);
    const fetched = { revision: 2, remotes: [OTHER] };
    expect(adapt(fetched)).toBe(fetched);
  });
});
