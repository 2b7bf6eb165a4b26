import type { ClubDetail } from '../../src/clubs/clubs.dto.js';
import type { AdminPhoto } from '../../src/club-area/photos/moderating/admin-photos.dto.js';
import type { OwnPhoto } from '../../src/club-area/photos/own/own-photos.dto.js';
import { clubAdminHeaders, storeClubAdmin } from './club-admins.js';
import { storeClubs } from './factories.js';
import { sentPicture } from './pictures.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import type { TestApi } from './test-api.js';
import { startTestApi } from './test-api.js';

/** An api with two clubs, "Leeds Lions" and "York Yaks", a manager of each, and a moderator. */
export class PicturedSite {
  private constructor(
    readonly api: TestApi,
    readonly clubId: number,
    readonly otherId: number,
    /** The headers of the first club's manager. */
    readonly sam: Record<string, string>,
    /** The headers of the other club's manager. */
    readonly kim: Record<string, string>,
    readonly moderator: Record<string, string>,
  ) {}

  static async start(): Promise<PicturedSite> {
    const api = await startTestApi();
    const [club, other] = await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    const [clubId, otherId] = [club?.id ?? 0, other?.id ?? 0];
    await storeClubAdmin(api.database, clubId, { email: 'sam@lions.example' });
    await storeClubAdmin(api.database, otherId, { email: 'kim@yaks.example' });
    const sam = await clubAdminHeaders(api, 'sam@lions.example');
    const kim = await clubAdminHeaders(api, 'kim@yaks.example');
    return new PicturedSite(api, clubId, otherId, sam, kim, await siteAdminHeaders(api));
  }

  /** Removes every picture, with the mails and entries about them. */
  async clear(): Promise<void> {
    const { dataSource } = this.api.database;
    for (const table of ['club_photos', 'mails', 'audit_entries'])
      await dataSource.query(`DELETE FROM ${table}`);
    await dataSource.query(
      "UPDATE clubs SET club_logo = NULL, photos = '[]', photo_details = NULL, image_url = NULL",
    );
  }

  /** The pictures that a manager sees. */
  async listed(headers = this.sam): Promise<OwnPhoto[]> {
    return (await (await this.api.call('/club-admin/photos', { headers })).json()) as OwnPhoto[];
  }

  /** Uploads a picture as the first club's manager. */
  async sent(about?: Record<string, string>): Promise<OwnPhoto & { key: string }> {
    const photo = await sentPicture(this.api, this.sam, about);
    return { ...photo, key: photo.key ?? '' };
  }

  decide(id: number, decision: string, reason?: string): Promise<Response> {
    return postJson(this.api, `/admin/photos/${id}/decision`, { decision, reason }, this.moderator);
  }

  async approve(id: number): Promise<AdminPhoto> {
    const answer = await this.decide(id, 'approve');
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as AdminPhoto;
  }

  /** A club as its public page shows it. */
  page(slug = 'leeds-lions'): Promise<ClubDetail> {
    return this.api.read<ClubDetail>(`/clubs/${slug}`);
  }

  /** Changes the first club's profile. */
  patchClub(body: object): Promise<Response> {
    return send(this.api, 'PATCH', '/club-admin/club', this.sam, body);
  }
}
