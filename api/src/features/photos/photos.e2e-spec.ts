import { jest } from '@jest/globals';
import { MAX_PHOTO_BYTES } from '@club-reviews/domain/club-photos';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { ABOUT, aPicture, sendPicture, sentPicture } from '../../../test/support/pictures.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import type { ClubDetail } from '../clubs/clubs.dto.js';
import type { OwnClub } from '../club-admins/dashboard/dashboard.dto.js';
import type { AdminPhoto } from './desk/admin-photos.dto.js';
import { AddressAdoption } from './fetching/address-adoption.js';
import { PictureFetcher, UnreachableError } from './fetching/picture-fetcher.js';
import { PhotoRetention } from '../../model/photos/photo-retention.js';
import type { OwnPhoto } from './own/own-photos.dto.js';

const LOGO = { kind: 'logo' };
const json = { 'content-type': 'application/json' };

describe('pictures of a club', () => {
  let api: TestApi;
  let clubId: number;
  let otherId: number;
  let sam: Record<string, string>;
  let kim: Record<string, string>;
  let moderator: Record<string, string>;

  beforeAll(async () => {
    api = await startTestApi();
    const [club, other] = await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    [clubId, otherId] = [club?.id ?? 0, other?.id ?? 0];
    await storeClubAdmin(api.database, clubId, { email: 'sam@lions.example' });
    await storeClubAdmin(api.database, otherId, { email: 'kim@yaks.example' });
    sam = await clubAdminHeaders(api, 'sam@lions.example');
    kim = await clubAdminHeaders(api, 'kim@yaks.example');
    moderator = await siteAdminHeaders(api);
  });

  afterEach(async () => {
    for (const table of ['club_photos', 'mails', 'audit_entries'])
      await api.database.dataSource.query(`DELETE FROM ${table}`);
    await api.database.dataSource.query(
      "UPDATE clubs SET club_logo = NULL, photos = '[]', photo_details = NULL, image_url = NULL",
    );
  });

  afterAll(() => api.stop());

  const listed = async (headers = sam): Promise<OwnPhoto[]> =>
    (await (await api.call('/club-admin/photos', { headers })).json()) as OwnPhoto[];
  const decide = (id: number, decision: string, reason?: string): Promise<Response> =>
    postJson(api, `/admin/photos/${id}/decision`, { decision, reason }, moderator);
  const approve = async (id: number): Promise<AdminPhoto> => {
    const answer = await decide(id, 'approve');
    expect(answer.status).toBe(200);
    return (await answer.json()) as AdminPhoto;
  };
  const page = (slug = 'leeds-lions'): Promise<ClubDetail> => api.read<ClubDetail>(`/clubs/${slug}`);
  const change = (id: number, body: object, headers = sam): Promise<Response> =>
    api.call(`/club-admin/photos/${id}`, {
      method: 'PATCH',
      headers: { ...headers, ...json },
      body: JSON.stringify(body),
    });
  const remove = async (id: number, headers = sam): Promise<number> =>
    (await api.call(`/club-admin/photos/${id}`, { method: 'DELETE', headers })).status;
  const patchClub = (body: object): Promise<Response> =>
    api.call('/club-admin/club', {
      method: 'PATCH',
      headers: { ...sam, ...json },
      body: JSON.stringify(body),
    });
  const status = async (path: string): Promise<number> => (await api.call(path)).status;
  const photoOf = async (about?: Record<string, string>): Promise<OwnPhoto & { key: string }> => {
    const photo = await sentPicture(api, sam, about);
    return { ...photo, key: photo.key ?? '' };
  };

  it('wait for a moderator, and only who may sees them meanwhile', async () => {
    const photo = await photoOf();
    expect(photo).toMatchObject({ state: 'held', width: 900, height: 600, description: ABOUT.description });
    const file = `/photos/${photo.key}/320.webp`;
    expect(await status(file)).toBe(404);
    expect((await page()).photos).toEqual([]);
    const seen = await api.call(file + photo.suffix);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(await status(`${file}${photo.suffix}x`)).toBe(404);
    expect(await status(file + photo.suffix.replace(/until=\d/, 'until=9'))).toBe(404);
    expect(await listed()).toEqual([photo]);
    expect(await listed(kim)).toEqual([]);
    const other = await sentPicture(api, kim);
    expect(await status(file + other.suffix)).toBe(404);
    const entries = (await (await api.call('/admin/desk?kinds=photo', { headers: moderator })).json()) as {
      photo: AdminPhoto;
    }[];
    expect(entries.map((entry) => entry.photo.club.name)).toEqual(['Leeds Lions', 'York Yaks']);
    expect(await status(file + (entries[0]?.photo.suffix ?? ''))).toBe(200);
  });

  it('are shown once a moderator agrees, in each width and format, and cached for good', async () => {
    const { id, key } = await photoOf();
    const before = await api.database.dataSource.query<{ at: string }[]>(
      'SELECT updated_at AS at FROM clubs',
    );
    await approve(id);
    const after = await api.database.dataSource.query<{ at: string }[]>('SELECT updated_at AS at FROM clubs');
    expect(after).not.toEqual(before);
    expect(await page()).toMatchObject({
      photos: [`/api/photos/${key}/800.webp`],
      photoDetails: [{ key, description: ABOUT.description, width: 900, height: 600 }],
    });
    for (const width of [320, 800, 1600])
      for (const format of ['avif', 'webp']) {
        const answer = await api.call(`/photos/${key}/${width}.${format}`);
        expect(answer.status).toBe(200);
        const headers = Object.fromEntries(answer.headers);
        expect(headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        });
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
    for (const file of [
      '96.webp',
      '801.webp',
      '800.png',
      '800',
      '0.avif',
      '..%2f..%2f800.webp',
      '800.webp%00',
    ])
      expect(await status(`/photos/${key}/${file}`)).toBe(404);
    expect(await status('/photos/../800.webp')).toBe(404);
  });

  it('become the crest where they are logos, one at a time', async () => {
    const first = await photoOf(LOGO);
    await approve(first.id);
    const logo = `/api/photos/${first.key}/192.webp`;
    expect(await page()).toMatchObject({ imageUrl: logo, clubLogo: logo });
    for (const path of ['/clubs', '/clubs/search?sport=lions', '/clubs/paginated?q=lions'])
      expect(JSON.stringify(await api.read(path))).toContain(`"imageUrl":"${logo}"`);
    await photoOf(LOGO);
    const third = await photoOf(LOGO);
    expect((await listed()).map(({ state }) => state)).toEqual(['public', 'held']);
    expect((await page()).clubLogo).toContain(first.key);
    await approve(third.id);
    expect((await page()).clubLogo).toBe(`/api/photos/${third.key}/192.webp`);
    expect(await listed()).toHaveLength(1);
    await until(async () => (await status(`/photos/${first.key}/192.webp`)) === 404);
  });

  it('are three at most, however many are sent at once', async () => {
    const bytes = await aPicture();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendPicture(api, sam, bytes)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(await listed()).toHaveLength(3);
    const photos = [1, 2, 3].map((n) => `https://lions.example/${n}.jpg`);
    const [first] = await listed();
    const replaced = await sentPicture(api, sam, { ...ABOUT, replaces: String(first?.id) });
    expect((await listed()).map(({ id }) => id)).not.toContain(first?.id);
    expect((await sendPicture(api, sam, bytes)).status).toBe(409);
    expect((await sendPicture(api, sam, bytes, { ...ABOUT, replaces: '999' })).status).toBe(404);
    await patchClub({ photos: [...photos, 'https://lions.example/4.jpg'] });
    expect((await listed()).map(({ sourceUrl }) => sourceUrl)).toEqual(photos);
    expect((await sendPicture(api, sam, bytes)).status).toBe(409);
    expect((await listed()).map(({ id }) => id)).not.toContain(replaced.id);
  });

  it('keep their place when a better one is sent', async () => {
    const [one, two] = [await photoOf(), await photoOf()];
    await approve(one.id);
    await approve(two.id);
    const better = await photoOf({ ...ABOUT, description: 'Better', replaces: String(one.id) });
    expect(better.replacesId).toBe(one.id);
    expect((await page()).photos.map((address) => address.includes(one.key))).toEqual([true, false]);
    await approve(better.id);
    expect((await page()).photoDetails.map(({ description }) => description)).toEqual([
      'Better',
      ABOUT.description,
    ]);
    expect((await change(two.id, { position: 0, description: 'First now' })).status).toBe(200);
    expect((await page()).photoDetails.map(({ description }) => description)).toEqual([
      'First now',
      'Better',
    ]);
    expect((await change(two.id, { description: 'x'.repeat(151) })).status).toBe(400);
    for (const description of ['', '  ', null]) {
      const answer = await change(two.id, { description });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('description');
    }
    expect((await change(two.id, { position: -1 })).status).toBe(400);
    expect(await remove(two.id)).toBe(204);
    expect((await page()).photoDetails).toHaveLength(1);
    await until(async () => (await status(`/photos/${two.key}/800.webp`)) === 404);
  });

  it('have places among those that may be shown: a refused one takes none', async () => {
    const [one, two, three] = [await photoOf(), await photoOf(), await photoOf()];
    expect((await decide(two.id, 'refuse', 'A child’s name can be read.')).status).toBe(200);
    await approve(one.id);
    await approve(three.id);
    expect((await change(one.id, { position: 1 })).status).toBe(200);
    expect((await page()).photos).toEqual([three, one].map(({ key }) => `/api/photos/${key}/800.webp`));
  });

  it('are refused with a reason, which the club’s managers are mailed', async () => {
    const { id, key, suffix } = await photoOf();
    expect((await decide(id, 'refuse')).status).toBe(400);
    expect((await decide(id, 'take-down', 'No')).status).toBe(409);
    expect((await decide(id, 'refuse', 'A child’s name can be read.')).status).toBe(200);
    const [mail] = await storedMails(api.database);
    expect(mail).toMatchObject({ to: 'sam@lions.example' });
    expect(mail?.text).toContain('A child’s name can be read.');
    expect((await listed())[0]).toMatchObject({
      state: 'refused',
      reason: 'A child’s name can be read.',
      key: null,
    });
    expect(await status(`/photos/${key}/800.webp${suffix}`)).toBe(404);
    expect((await decide(id, 'approve')).status).toBe(409);
  });

  it('are taken down at once, with a mail', async () => {
    const { id, key } = await photoOf();
    await approve(id);
    expect((await decide(id, 'take-down', 'A parent objects.')).status).toBe(200);
    expect(await status(`/photos/${key}/800.webp`)).toBe(404);
    expect((await page()).photos).toEqual([]);
    expect(await storedMails(api.database)).toHaveLength(1);
    await until(async () => !(await readdir(join(api.place.dataDir, 'photos'))).includes(key));
    const list = (await (
      await api.call('/admin/photos?state=taken-down', { headers: moderator })
    ).json()) as AdminPhoto[];
    expect(list.map((photo) => photo.id)).toEqual([id]);
  });

  it.each([
    [{ ...ABOUT, description: '' }, 'description'],
    [{ ...ABOUT, description: 'x'.repeat(151) }, 'description'],
    [{ kind: 'photo', description: 'A match' }, 'showsChildren'],
    [{ ...ABOUT, showsChildren: 'true' }, 'hasConsent'],
    [{ ...ABOUT, showsChildren: 'true', hasConsent: 'false' }, 'hasConsent'],
    [{ ...ABOUT, showsChildren: 'perhaps' }, 'showsChildren'],
    [{ ...ABOUT, kind: 'banner' }, 'kind'],
    [{ ...ABOUT, replaces: '-1' }, 'replaces'],
    [{ description: 'A match' }, 'kind'],
  ])('are not taken with %j', async (about, field) => {
    const answer = await sendPicture(api, sam, await aPicture(), about as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field);
    expect(await listed()).toEqual([]);
  });

  it('are not taken when they are none', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<svg onload="alert(1)"/>'),
      (await aPicture()).subarray(0, 900),
    ]) {
      const answer = await sendPicture(api, sam, bytes);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { file: expect.any(String) as string } });
    }
    expect((await sendPicture(api, sam, Buffer.alloc(MAX_PHOTO_BYTES + 1))).status).toBe(413);
    const posted = await postJson(api, '/club-admin/photos?kind=logo', { a: 1 }, sam);
    expect(posted.status).toBe(400);
    const elsewhere = await api.call('/suggestions', {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: 'x',
    });
    expect(elsewhere.status).toBe(415);
    expect(await readdir(join(api.place.dataDir, 'photos')).catch(() => [])).toEqual(expect.any(Array));
  });

  it('are their own club’s alone', async () => {
    const { id } = await photoOf();
    expect((await change(id, { description: 'Mine' }, kim)).status).toBe(404);
    expect(await remove(id, kim)).toBe(404);
    const bytes = await aPicture();
    expect((await sendPicture(api, kim, bytes, { ...ABOUT, clubId: String(clubId) })).status).toBe(403);
    expect((await sendPicture(api, {}, bytes)).status).toBe(401);
    expect((await sendPicture(api, moderator, bytes)).status).toBe(403);
    const strangers = `/api/photos/${'a'.repeat(24)}/800.webp`;
    expect((await patchClub({ photos: [strangers] })).status).toBe(400);
    expect((await patchClub({ clubLogo: strangers })).status).toBe(400);
  });

  it('are fetched once from the addresses that a club pastes', async () => {
    const url = 'https://lions.example/team.jpg';
    const fetched = jest.spyOn(api.get(PictureFetcher), 'fetch').mockResolvedValue(await aPicture());
    try {
      const answer = await patchClub({ photos: [url], clubLogo: 'https://lions.example/crest.png' });
      expect((await answer.json()) as OwnClub).toMatchObject({ photos: [url] });
      expect((await page()).photos).toEqual([]);
      await until(async () => (await listed()).every(({ state }) => state === 'held'));
      expect(fetched).toHaveBeenCalledTimes(2);
      const photo = (await listed()).find(({ kind }) => kind === 'photo');
      await approve(photo?.id ?? 0);
      expect((await page()).photos).toEqual([`/api/photos/${photo?.key}/800.webp`]);
      expect((await patchClub({ photos: [`/api/photos/${photo?.key}/800.webp`] })).status).toBe(200);
      expect((await patchClub({ photos: [url] })).status).toBe(200);
      expect(fetched).toHaveBeenCalledTimes(2);
      expect((await page()).photos).toHaveLength(1);
      await patchClub({ photos: [], clubLogo: null });
      expect(await listed()).toEqual([]);
      expect((await page()).photos).toEqual([]);
    } finally {
      fetched.mockRestore();
    }
  });

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://localhost/a.jpg',
    'https://[::1]:3306/',
  ])('are not fetched from %s', async (url) => {
    expect((await patchClub({ photos: [url] })).status).toBe(400);
    // As an earlier release may have kept it.
    await api.database.dataSource.query(
      `UPDATE clubs SET photos = '${JSON.stringify([url])}' WHERE id = ${clubId}`,
    );
    await api.get(AddressAdoption).run();
    await until(async () => (await listed())[0]?.state === 'unfetched');
    expect((await listed())[0]?.reason).toContain('public site');
  });

  it('are asked for again where a site does not answer', async () => {
    const fetched = jest
      .spyOn(api.get(PictureFetcher), 'fetch')
      .mockRejectedValue(new UnreachableError('busy'));
    try {
      await patchClub({ photos: ['https://slow.example/a.jpg'] });
      await until(() => fetched.mock.calls.length === 1);
      expect((await listed())[0]?.state).toBe('fetching');
    } finally {
      fetched.mockRestore();
    }
  });

  it('of earlier releases and of files are fetched, and shown nowhere until then', async () => {
    const { manager } = api.database.dataSource;
    await manager.query(
      `UPDATE clubs SET club_logo = 'https://a.example/l.png', photos = '["https://a.example/1.jpg"]' WHERE id = ${clubId}`,
    );
    await manager.query(`UPDATE clubs SET image_url = 'https://b.example/l.png' WHERE id = ${otherId}`);
    expect(await page()).toMatchObject({ imageUrl: null, clubLogo: null, photos: [] });
    expect(await page('york-yaks')).toMatchObject({ imageUrl: null });
    const fetched = jest.spyOn(api.get(PictureFetcher), 'fetch').mockResolvedValue(await aPicture());
    try {
      await api.get(AddressAdoption).run();
      await until(async () => (await listed()).every(({ state }) => state === 'held'));
      expect((await listed()).map(({ kind }) => kind).sort()).toEqual(['logo', 'photo']);
      await until(async () => (await listed(kim))[0]?.state === 'held');
      await api.get(AddressAdoption).run();
      expect(await listed(kim)).toHaveLength(1);
    } finally {
      fetched.mockRestore();
    }
  });

  it('go with a club that becomes part of another one, and come back with it', async () => {
    const { id, key } = await photoOf();
    await approve(id);
    const merged = await postJson(
      api,
      `/admin/clubs/${clubId}/merge`,
      { into: otherId, reason: 'Listed twice' },
      moderator,
    );
    expect(merged.status).toBe(200);
    expect((await page('york-yaks')).photos).toEqual([`/api/photos/${key}/800.webp`]);
    const history = (await (
      await api.call(`/admin/clubs/${clubId}/history`, { headers: moderator })
    ).json()) as { id: number; action: string }[];
    const change = history.find(({ action }) => action === 'merged');
    expect((await postJson(api, `/admin/club-changes/${change?.id}/undo`, {}, moderator)).status).toBe(204);
    expect((await page('york-yaks')).photos).toEqual([]);
    expect((await page()).photos).toEqual([`/api/photos/${key}/800.webp`]);
  });

  it('leave no files behind', async () => {
    const { key } = await photoOf();
    await api.database.dataSource.query('DELETE FROM club_photos');
    await api.get(PhotoRetention).run(new Date(Date.now() + 7_200_000));
    expect(await readdir(join(api.place.dataDir, 'photos'))).not.toContain(key);
    const kept = await photoOf();
    await api.get(PhotoRetention).run(new Date(Date.now() + 7_200_000));
    expect(await readdir(join(api.place.dataDir, 'photos'))).toContain(kept.key);
  });
});
