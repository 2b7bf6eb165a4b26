import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { aPicture, sendPicture, sentPicture } from '../../../test/support/pictures.js';
import { failWith, noFault, S3Server } from '../../../test/support/s3-server.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { PhotoRetention } from '../../model/photos/photo-retention.js';
import type { OwnPhoto } from './own/own-photos.dto.js';

const FILES = ['1600.avif', '1600.webp', '320.avif', '320.webp', '800.avif', '800.webp'];
const REFUSED = failWith(403, 'AccessDenied');

describe('pictures stored in a bucket', () => {
  let server: S3Server;
  let api: TestApi;
  let manager: Record<string, string>;
  let moderator: Record<string, string>;

  beforeAll(async () => {
    server = await new S3Server().start();
    api = await startTestApi({ pictureBucket: server.settings });
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: 'sam@lions.example' });
    manager = await clubAdminHeaders(api, 'sam@lions.example');
    moderator = await siteAdminHeaders(api);
  });

  afterEach(async () => {
    await api.database.dataSource.query('DELETE FROM club_photos');
    server.objects.clear();
  });

  afterAll(async () => {
    await api.stop();
    await server.stop();
  });

  const listed = async (): Promise<OwnPhoto[]> =>
    (await (await api.call('/club-admin/photos', { headers: manager })).json()) as OwnPhoto[];
  const publicPhoto = async (): Promise<OwnPhoto> => {
    const photo = await sentPicture(api, manager);
    const decision = await postJson(
      api,
      `/admin/photos/${photo.id}/decision`,
      { decision: 'approve' },
      moderator,
    );
    expect(decision.status).toBe(200);
    return photo;
  };
  const remove = async (id: number): Promise<number> =>
    (await api.call(`/club-admin/photos/${id}`, { method: 'DELETE', headers: manager })).status;
  const housekeeping = () => api.get(PhotoRetention).run(new Date(Date.now() + 7_200_000));

  it('can only be read through the api, by the public once they are public', async () => {
    const { id, key, suffix } = await sentPicture(api, manager);
    expect(server.names()).toEqual(FILES.map((file) => `${key}/${file}`));
    expect(server.objects.get(`${key}/800.avif`)?.contentType).toBe('image/avif');
    const path = `/photos/${key}/800.webp`;
    expect((await api.call(path)).status).toBe(404);
    expect((await api.call(path + suffix)).status).toBe(200);
    await postJson(api, `/admin/photos/${id}/decision`, { decision: 'approve' }, moderator);
    const shown = await api.call(path, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.equals(server.objects.get(`${key}/800.webp`)?.body ?? Buffer.alloc(0))).toBe(true);
    const { endpoint, bucket } = server.settings;
    expect((await fetch(`${endpoint}/${bucket}/${key}/800.webp`)).status).toBe(403);
  });

  it('are deleted with every object', async () => {
    const { id } = await publicPhoto();
    expect(await remove(id)).toBe(204);
    await until(() => server.objects.size === 0);
  });

  it('are refused, and leave nothing, while the bucket fails', async () => {
    const bytes = await aPicture();
    // The fourth file is refused: those stored before it are deleted.
    server.failNext(noFault, noFault, noFault, REFUSED);
    const answer = await sendPicture(api, manager, bytes);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe('We can’t reach the pictures right now: please try again in a moment');
    expect(await listed()).toEqual([]);
    await until(() => server.objects.size === 0);
    expect((await sendPicture(api, manager, bytes)).status).toBe(201);
  });

  it('come back with the bucket, and what was deleted meanwhile is cleaned up', async () => {
    const [gone, stays] = [await publicPhoto(), await publicPhoto()];
    await server.stop();
    try {
      const seen = await api.call(`/photos/${stays.key}/800.webp`);
      expect([seen.status, seen.headers.get('retry-after'), seen.headers.get('cache-control')]).toEqual([
        503,
        expect.stringMatching(/^\d+$/),
        expect.not.stringContaining('max-age'),
      ]);
      expect((await sendPicture(api, manager, await aPicture())).status).toBe(503);
      expect(await remove(gone.id)).toBe(204);
      expect((await api.call(`/photos/${gone.key}/800.webp`)).status).toBe(404);
      expect((await api.call('/clubs/leeds-lions')).status).toBe(200);
      await expect(housekeeping()).rejects.toThrow('can’t reach the pictures');
    } finally {
      await server.start();
    }
    expect((await api.call(`/photos/${stays.key}/800.webp`)).status).toBe(200);
    await housekeeping();
    expect(server.names()).toEqual(FILES.map((file) => `${stays.key}/${file}`));
  });
});
