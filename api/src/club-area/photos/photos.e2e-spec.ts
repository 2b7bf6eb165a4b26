import { MAX_PHOTO_BYTES } from '@club-reviews/domain/club-photos';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ABOUT, aPicture, sendPicture, sentPicture } from '../../../test/support/pictures.js';
import { PicturedSite } from '../../../test/support/pictured-site.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import type { AdminPhoto } from './moderating/admin-photos.dto.js';
import { PhotoRetention } from '../../model/photos/photo-retention.js';

const LOGO = { kind: 'logo' };

describe('pictures of a club', () => {
  let site: PicturedSite;
  let api: TestApi;

  beforeAll(async () => {
    site = await PicturedSite.start();
    ({ api } = site);
  });

  afterEach(() => site.clear());

  afterAll(() => api.stop());

  const change = (id: number, body: object, headers = site.sam): Promise<Response> =>
    send(api, 'PATCH', `/club-admin/photos/${id}`, headers, body);
  const remove = async (id: number, headers = site.sam): Promise<number> =>
    (await api.call(`/club-admin/photos/${id}`, { method: 'DELETE', headers })).status;
  const status = async (path: string): Promise<number> => (await api.call(path)).status;

  it('wait for a moderator, and can only be seen by those with access meanwhile', async () => {
    const photo = await site.sent();
    expect(photo).toMatchObject({ state: 'held', width: 360, height: 240, description: ABOUT.description });
    const file = `/photos/${photo.key}/320.webp`;
    expect(await status(file)).toBe(404);
    expect((await site.page()).photos).toEqual([]);
    const seen = await api.call(file + photo.suffix);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(await status(`${file}${photo.suffix}x`)).toBe(404);
    expect(await status(file + photo.suffix.replace(/until=\d/, 'until=9'))).toBe(404);
    expect(await site.listed()).toEqual([photo]);
    expect(await site.listed(site.kim)).toEqual([]);
    const other = await sentPicture(api, site.kim);
    expect(await status(file + other.suffix)).toBe(404);
    const entries = (await (
      await api.call('/admin/desk?kinds=photo', { headers: site.moderator })
    ).json()) as {
      photo: AdminPhoto;
    }[];
    expect(entries.map((entry) => entry.photo.club.name)).toEqual(['Leeds Lions', 'York Yaks']);
    expect(await status(file + (entries[0]?.photo.suffix ?? ''))).toBe(200);
  });

  it('are shown once a moderator agrees, in each width and format, and cached for good', async () => {
    const { id, key } = await site.sent();
    const before = await api.database.dataSource.query<{ at: string }[]>(
      'SELECT updated_at AS at FROM clubs',
    );
    await site.approve(id);
    const after = await api.database.dataSource.query<{ at: string }[]>('SELECT updated_at AS at FROM clubs');
    expect(after).not.toEqual(before);
    expect(await site.page()).toMatchObject({
      photos: [`/api/photos/${key}/800.webp`],
      photoDetails: [{ key, description: ABOUT.description, width: 360, height: 240 }],
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

  it('become the crest if they are logos, one at a time', async () => {
    const first = await site.sent(LOGO);
    await site.approve(first.id);
    const logo = `/api/photos/${first.key}/192.webp`;
    expect(await site.page()).toMatchObject({ imageUrl: logo, clubLogo: logo });
    for (const path of ['/clubs', '/clubs/search?sport=lions', '/clubs/paginated?q=lions'])
      expect(JSON.stringify(await api.read(path))).toContain(`"imageUrl":"${logo}"`);
    await site.sent(LOGO);
    const third = await site.sent(LOGO);
    expect((await site.listed()).map(({ state }) => state)).toEqual(['public', 'held']);
    expect((await site.page()).clubLogo).toContain(first.key);
    await site.approve(third.id);
    expect((await site.page()).clubLogo).toBe(`/api/photos/${third.key}/192.webp`);
    expect(await site.listed()).toHaveLength(1);
    await until(async () => (await status(`/photos/${first.key}/192.webp`)) === 404);
  });

  it('are three at most, however many are sent at once', async () => {
    const bytes = await aPicture();
    const one = await sendPicture(api, site.sam, bytes);
    const others = await Promise.all([2, 3, 4].map(() => sendPicture(api, site.sam, bytes)));
    expect([one, ...others].map((answer) => answer.status).sort()).toEqual([201, 201, 201, 409]);
    expect(await site.listed()).toHaveLength(3);
    const photos = [1, 2, 3].map((n) => `https://lions.example/${n}.jpg`);
    const [first] = await site.listed();
    const replaced = await sentPicture(api, site.sam, { ...ABOUT, replaces: String(first?.id) });
    expect((await site.listed()).map(({ id }) => id)).not.toContain(first?.id);
    expect((await sendPicture(api, site.sam, bytes)).status).toBe(409);
    expect((await sendPicture(api, site.sam, bytes, { ...ABOUT, replaces: '999' })).status).toBe(404);
    await site.patchClub({ photos: [...photos, 'https://lions.example/4.jpg'] });
    expect((await site.listed()).map(({ sourceUrl }) => sourceUrl)).toEqual(photos);
    expect((await sendPicture(api, site.sam, bytes)).status).toBe(409);
    expect((await site.listed()).map(({ id }) => id)).not.toContain(replaced.id);
  });

  it('keep their position when replaced by a better one', async () => {
    const [one, two] = [await site.sent(), await site.sent()];
    await site.approve(one.id);
    await site.approve(two.id);
    const better = await site.sent({ ...ABOUT, description: 'Better', replaces: String(one.id) });
    expect(better.replacesId).toBe(one.id);
    expect((await site.page()).photos.map((address) => address.includes(one.key))).toEqual([true, false]);
    await site.approve(better.id);
    expect((await site.page()).photoDetails.map(({ description }) => description)).toEqual([
      'Better',
      ABOUT.description,
    ]);
    expect((await change(two.id, { position: 0, description: 'First now' })).status).toBe(200);
    expect((await site.page()).photoDetails.map(({ description }) => description)).toEqual([
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
    expect((await site.page()).photoDetails).toHaveLength(1);
    await until(async () => (await status(`/photos/${two.key}/800.webp`)) === 404);
  });

  it('have positions among those that may be shown: a refused one takes none', async () => {
    const [one, two, three] = [await site.sent(), await site.sent(), await site.sent()];
    expect((await site.decide(two.id, 'refuse', 'A child’s name can be read.')).status).toBe(200);
    await site.approve(one.id);
    await site.approve(three.id);
    expect((await change(one.id, { position: 1 })).status).toBe(200);
    expect((await site.page()).photos).toEqual([three, one].map(({ key }) => `/api/photos/${key}/800.webp`));
  });

  it('are refused with a reason, which the club’s managers are mailed', async () => {
    const { id, key, suffix } = await site.sent();
    expect((await site.decide(id, 'refuse')).status).toBe(400);
    expect((await site.decide(id, 'take-down', 'No')).status).toBe(409);
    expect((await site.decide(id, 'refuse', 'A child’s name can be read.')).status).toBe(200);
    const [mail] = await storedMails(api.database);
    expect(mail).toMatchObject({ to: 'sam@lions.example' });
    expect(mail?.text).toContain('A child’s name can be read.');
    expect((await site.listed())[0]).toMatchObject({
      state: 'refused',
      reason: 'A child’s name can be read.',
      key: null,
    });
    expect(await status(`/photos/${key}/800.webp${suffix}`)).toBe(404);
    expect((await site.decide(id, 'approve')).status).toBe(409);
  });

  it('are taken down at once, with a mail', async () => {
    const { id, key } = await site.sent();
    await site.approve(id);
    expect((await site.decide(id, 'take-down', 'A parent objects.')).status).toBe(200);
    expect(await status(`/photos/${key}/800.webp`)).toBe(404);
    expect((await site.page()).photos).toEqual([]);
    expect(await storedMails(api.database)).toHaveLength(1);
    await until(async () => !(await readdir(join(api.place.dataDir, 'photos'))).includes(key));
    const list = (await (
      await api.call('/admin/photos?state=taken-down', { headers: site.moderator })
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
  ])('aren’t accepted with %j', async (about, field) => {
    const answer = await sendPicture(api, site.sam, await aPicture(), about as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field);
    expect(await site.listed()).toEqual([]);
  });

  it('aren’t accepted when they aren’t pictures', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<svg onload="alert(1)"/>'),
      (await aPicture()).subarray(0, 900),
    ]) {
      const answer = await sendPicture(api, site.sam, bytes);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { file: expect.any(String) as string } });
    }
    expect((await sendPicture(api, site.sam, Buffer.alloc(MAX_PHOTO_BYTES + 1))).status).toBe(413);
    const posted = await postJson(api, '/club-admin/photos?kind=logo', { a: 1 }, site.sam);
    expect(posted.status).toBe(400);
    const elsewhere = await api.call('/suggestions', {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: 'x',
    });
    expect(elsewhere.status).toBe(415);
    expect(await readdir(join(api.place.dataDir, 'photos')).catch(() => [])).toEqual(expect.any(Array));
  });

  it('belong only to their own club', async () => {
    const { id } = await site.sent();
    expect((await change(id, { description: 'Mine' }, site.kim)).status).toBe(404);
    expect(await remove(id, site.kim)).toBe(404);
    const bytes = await aPicture();
    expect((await sendPicture(api, site.kim, bytes, { ...ABOUT, clubId: String(site.clubId) })).status).toBe(
      403,
    );
    expect((await sendPicture(api, {}, bytes)).status).toBe(401);
    expect((await sendPicture(api, site.moderator, bytes)).status).toBe(403);
    const strangers = `/api/photos/${'a'.repeat(24)}/800.webp`;
    expect((await site.patchClub({ photos: [strangers] })).status).toBe(400);
    expect((await site.patchClub({ clubLogo: strangers })).status).toBe(400);
  });

  it('move with a club that is merged, and come back with it', async () => {
    const { id, key } = await site.sent();
    await site.approve(id);
    const merged = await postJson(
      api,
      `/admin/clubs/${site.clubId}/merge`,
      { into: site.otherId, reason: 'Listed twice' },
      site.moderator,
    );
    expect(merged.status).toBe(200);
    expect((await site.page('york-yaks')).photos).toEqual([`/api/photos/${key}/800.webp`]);
    const history = (await (
      await api.call(`/admin/clubs/${site.clubId}/history`, { headers: site.moderator })
    ).json()) as { id: number; action: string }[];
    const change = history.find(({ action }) => action === 'merged');
    expect((await postJson(api, `/admin/club-changes/${change?.id}/undo`, {}, site.moderator)).status).toBe(
      204,
    );
    expect((await site.page('york-yaks')).photos).toEqual([]);
    expect((await site.page()).photos).toEqual([`/api/photos/${key}/800.webp`]);
  });

  it('leave no files behind', async () => {
    const { key } = await site.sent();
    await api.database.dataSource.query('DELETE FROM club_photos');
    await api.get(PhotoRetention).run(new Date(Date.now() + 7_200_000));
    expect(await readdir(join(api.place.dataDir, 'photos'))).not.toContain(key);
    const kept = await site.sent();
    await api.get(PhotoRetention).run(new Date(Date.now() + 7_200_000));
    expect(await readdir(join(api.place.dataDir, 'photos'))).toContain(kept.key);
  });
});
