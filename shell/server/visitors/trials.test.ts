/** @jest-environment node */
import Fastify from 'fastify';
import { SiteReleases } from '../registry/site-releases';
import { getState } from '../testing/release-states';
import { addTrials } from './trials';

const SITE = new SiteReleases(1, [getState('mfe_public'), getState('mfe_club_admin')]);
const app = Fastify();
addTrials(app, { registry: { current: async () => SITE }, isHttps: true });

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

describe('a link to a version', () => {
  it('keeps the version until the browser is closed, and redirects to the remote’s first page', async () => {
    const answer = await get('/releases/try?remote=mfe_club_admin&version=1');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/mfe_club_admin',
      'set-cookie': '__Host-mfe_try=mfe_club_admin@1; Path=/; HttpOnly; Secure; SameSite=Lax',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('adds to the versions being tried, and drops those that no longer exist', async () => {
    const { headers } = await get(
      '/releases/try?remote=mfe_public&version=3',
      '__Host-mfe_try=mfe_public@1~mfe_club_admin@1~mfe_gone@1',
    );
    expect(headers['set-cookie']).toMatch(/^__Host-mfe_try=mfe_public@3~mfe_club_admin@1;/);
  });

  it.each([
    ['a version that no revision names', '?remote=mfe_public&version=4', '?remote=mfe_public&version=4'],
    ['a remote that is not there', '?remote=mfe_other&version=1&x=2', '?remote=mfe_other&version=1'],
    ['no version', '?remote=mfe_public', ''],
    ['no remote', '?version=1', ''],
    ['two remotes', '?remote=mfe_public&remote=mfe_club_admin&version=1', ''],
    ['a path', '?remote=mfe_public&version=../../x', ''],
    ['markup', '?remote=mfe_public&version=%3Cscript%3E', ''],
  ])('to %s sets no cookie, and redirects to a page that explains why', async (_, search, named) => {
    const answer = await get(`/releases/try${search}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/releases/unknown${named}`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('ignores other parameters when redirecting', async () => {
    const { headers } = await get(
      '/releases/try?remote=mfe_public&version=1&next=https://evil.example&to=//evil.example',
    );
    expect(headers.location).toBe('/');
  });
});

describe('leaving', () => {
  it('drops the versions and redirects home', async () => {
    const { statusCode, headers } = await get('/releases/leave', '__Host-mfe_try=mfe_public@1');
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/',
      'set-cookie': '__Host-mfe_try=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    });
  });
});
