/** @jest-environment node */
import * as cookie from 'cookie';
import { SiteReleases } from '../registry/site-releases';
import { getState } from '../testing/release-states';
import { createVisitorReleases } from './visitor-releases';

jest.mock('cookie', () => {
  const actual = jest.requireActual<typeof cookie>('cookie');
  return { ...actual, parseCookie: jest.fn(actual.parseCookie) };
});

const QUIET = new SiteReleases(1, [getState('mfe_public')]);
const RUNNING = new SiteReleases(2, [
  getState('mfe_public', { canary: { version: '3', share: 500, seed: 'spring' } }),
]);
const VISITOR = 'abcdefghijklmnopqrstuv';

const visitors = createVisitorReleases(false);
const getVersion = ({ releases }: ReturnType<typeof visitors.ofPage>) =>
  releases.registry.remotes[0]!.releases[0]!.version;

describe('a visitor', () => {
  it('gets no cookie while no canary runs, and none of theirs is parsed', () => {
    jest.mocked(cookie.parseCookie).mockClear();
    for (const header of [undefined, `mfe_visitor=${VISITOR}`, 'site-admin-session=x']) {
      expect(visitors.ofPage(header, QUIET)).toEqual({
        releases: QUIET.stable,
        tried: new Map(),
        isPersonal: false,
        cookies: [],
      });
      expect(visitors.ofOpenPage(header, QUIET)).toBe(QUIET.stable);
    }
    expect(cookie.parseCookie).not.toHaveBeenCalled();
  });

  it('gets a random cookie while one runs, and keeps the version that goes with it', () => {
    const { cookies, ...first } = visitors.ofPage(undefined, RUNNING);
    const [, text] = /^mfe_visitor=([\w-]{22}); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/.exec(
      cookies[0]!,
    )!;
    for (let visit = 0; visit < 5; visit += 1)
      expect(visitors.ofPage(`a=b; mfe_visitor=${text}`, RUNNING)).toEqual({ ...first, cookies: [] });
  });

  it('gets a new one for a value this server never wrote', () => {
    for (const value of ['', 'short', `${VISITOR}x`, '../../etc/passwd/aaaaaa', '%00'.repeat(7)]) {
      const { cookies } = visitors.ofPage(`mfe_visitor=${value}`, RUNNING);
      expect(cookies).toEqual([expect.stringMatching(/^mfe_visitor=[\w-]{22};/)]);
    }
  });

  it('is not drawn into a canary by a page that was already open', () => {
    for (let ask = 0; ask < 20; ask += 1)
      expect(visitors.ofOpenPage(undefined, RUNNING)).toBe(RUNNING.stable);
    expect(visitors.ofOpenPage(`mfe_visitor=${VISITOR}`, RUNNING)).toBe(
      visitors.ofPage(`mfe_visitor=${VISITOR}`, RUNNING).releases,
    );
  });
});

describe('a visitor over https', () => {
  const secure = createVisitorReleases(true);

  it('gets a cookie that browsers only accept from this host, and keeps the version that goes with it', () => {
    const { cookies, ...first } = secure.ofPage(undefined, RUNNING);
    const [, text] =
      /^__Host-mfe_visitor=([\w-]{22}); Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
        cookies[0]!,
      )!;
    expect(secure.ofPage(`__Host-mfe_visitor=${text}`, RUNNING)).toEqual({ ...first, cookies: [] });
  });

  it('ignores a cookie without a prefix, alone or beside one with it', () => {
    const own = secure.ofPage(`__Host-mfe_visitor=${VISITOR}`, RUNNING);
    for (let place = 0; place < 20; place += 1) {
      const planted = `${String(place).padStart(2, '0')}${VISITOR.slice(2)}`;
      const header = `mfe_visitor=${planted}; __Host-mfe_visitor=${VISITOR}`;
      expect(secure.ofPage(header, RUNNING)).toEqual(own);
      expect(secure.ofOpenPage(`mfe_visitor=${planted}`, RUNNING)).toBe(RUNNING.stable);
    }
  });

  it('tries no version named by a cookie without a prefix', () => {
    expect(secure.ofPage('mfe_try=mfe_public@1', QUIET)).toMatchObject({ isPersonal: false, cookies: [] });
    expect(getVersion(secure.ofPage('mfe_try=mfe_public@1', RUNNING))).not.toBe('1');
    expect(getVersion(secure.ofPage('__Host-mfe_try=mfe_public@1', QUIET))).toBe('1');
  });
});

describe('a tester', () => {
  it('gets the version in their cookie, with a canary or without', () => {
    for (const site of [QUIET, RUNNING]) {
      const answer = visitors.ofPage(`mfe_visitor=${VISITOR}; mfe_try=mfe_public@1`, site);
      expect(getVersion(answer)).toBe('1');
      expect(answer).toMatchObject({ isPersonal: true, cookies: [], tried: new Map([['mfe_public', '1']]) });
    }
  });

  it.each(['mfe_public@9', 'mfe_public', '@1', 'mfe_public@../1', 'mfe_other@1', '~~~', ''])(
    'whose cookie says "%s" sees the ordinary site, and the cookie is deleted',
    (value) => {
      const answer = visitors.ofPage(`mfe_try=${value}`, QUIET);
      expect(answer.releases).toBe(QUIET.stable);
      expect(answer.tried.size).toBe(0);
      expect(answer.cookies).toEqual(['mfe_try=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    },
  );

  it('keeps the versions that still exist', () => {
    const { cookies, tried } = visitors.ofPage('mfe_try=mfe_public@3~mfe_other@1', QUIET);
    expect(tried).toEqual(new Map([['mfe_public', '3']]));
    expect(cookies).toEqual(['mfe_try=mfe_public@3; Path=/; HttpOnly; SameSite=Lax']);
  });
});
